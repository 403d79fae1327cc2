import type { State } from 'boardgame.io';
import { getFilterPlayerView } from 'boardgame.io/internal';
import { expect, test } from 'vitest';
import { Alea } from '../../games/ai/alea';
import { CaesarsGallicWar, rulebook } from '../../games/caesars-gallic-war';
import { UNITS } from '../../games/caesars-gallic-war/components/units';
import { enemyOf, type G, SIDES, type Side } from '../../games/caesars-gallic-war/state';
import { sidesAt, sidesDeciding } from '../../games/kit/seats';
import { pickFrom, seeded } from '../../games/testing/chance';
import { Match, playRandomly, type SentMove } from '../../games/testing/match';

const filter = getFilterPlayerView(CaesarsGallicWar);
const OPTIONS = { cavalry: 'both' };

/** Returns everything a server would send to a seat after a move. */
function wire(state: State<G>, seat: string | null): string {
  return JSON.stringify(filter(seat, { type: 'update', args: ['match', state] }));
}

test('2.2, 5.2 states that differ only in what a seat may not know send it the same bytes', () => {
  const next = seeded(7);
  const chance = new Alea('secrets');
  let different = 0;
  for (const seed of [11, 12, 13]) {
    playRandomly(new Match(CaesarsGallicWar, seed, OPTIONS), seed, (match) => {
      if (match.over) return;
      const { state } = match;
      const side = pickFrom(SIDES, next);
      const seat = state.G.seats[side];
      const other = rulebook.bots.determinize(rulebook.view(state.G, [side]), [side], chance);
      if (JSON.stringify(other) !== JSON.stringify(state.G)) different++;
      const changed = { ...state, G: other, deltalog: [] };
      const actual = { ...state, deltalog: [] };
      expect(wire(changed, seat)).toBe(wire(actual, seat));
    });
  }
  expect(different).toBeGreaterThan(300);
});

test('2.2, 5.2 moves that differ only in a secret argument send the enemy and spectators the same bytes', () => {
  let compared = 0;
  for (const seed of [21, 22, 23, 24]) {
    playRandomly(new Match(CaesarsGallicWar, seed), seed, (match) => {
      for (const seat of match.seats) {
        const { G } = match.state;
        const [side] = sidesAt(G, seat);
        const enemy = G.seats[enemyOf(side)];
        for (const pair of alikePairs(match, side)) {
          const [first, second] = pair.map((move) => {
            const branch = match.branch();
            expect(branch.make(move)).toBe(true);
            return branch.state;
          });
          expect(wire(second, enemy)).toBe(wire(first, enemy));
          expect(wire(second, null)).toBe(wire(first, null));
          compared++;
        }
      }
    });
  }
  expect(compared).toBeGreaterThan(100);
});

/** Moves of a unit that is not revealed. */
const UNSEEN = new Set(['move', 'sail', 'regroup', 'home']);

/** Pairs of legal moves that look alike from outside: another card, or another unit of the same colour doing the same. */
function alikePairs(match: Match<G>, side: Side): [SentMove, SentMove][] {
  const { G } = match.state;
  const { blocks } = G.secret[side];
  const looks = new Map<string, SentMove>();
  const pairs: [SentMove, SentMove][] = [];
  for (const made of match.legal(G.seats[side] ?? '')) {
    const [id, ...rest] = made.args.map(String);
    const block = blocks[id];
    const isCard = made.move === 'play' && sidesDeciding(G).length === 2;
    if (!isCard && (block === undefined || !UNSEEN.has(made.move))) continue;
    const look = JSON.stringify([made.move, UNITS[id]?.colour, block?.place, block?.path, rest]);
    const other = looks.get(look);
    if (other === undefined) looks.set(look, made);
    else pairs.push([other, made]);
  }
  return pairs.slice(0, 2);
}
