import type { State } from 'boardgame.io';
import { getFilterPlayerView } from 'boardgame.io/internal';
import { expect, test } from 'vitest';
import { JuliusCaesar, rulebook } from '../../games/julius-caesar';
import { colourOf, isBlock, kindOf, type Side } from '../../games/julius-caesar/components/blocks';
import { CARD_IDS } from '../../games/julius-caesar/components/cards';
import { fullStrength, lowestStrength } from '../../games/julius-caesar/components/inPlay';
import { isCity, isSea } from '../../games/julius-caesar/components/map';
import { type Block, enemyOf, type G } from '../../games/julius-caesar/state';
import { clone } from '../../games/kit/json';
import { pickFrom, seeded } from '../../games/testing/chance';
import { Match, playRandomly, type SentMove } from '../../games/testing/match';

const filter = getFilterPlayerView(JuliusCaesar);
const sideOf = (seat: string): Side => (seat === '0' ? 'caesar' : 'pompey');

/** Returns everything a server would send to a seat after a move. */
function wire(state: State<G>, seat: string | null): string {
  return JSON.stringify(filter(seat, { type: 'update', args: ['match', state] }));
}

/** Returns a state that differs only in what `seat` may not know: the enemy's cards and unrevealed blocks. */
function otherwise(G: G, seat: string, next: () => number): G {
  const changed = clone(G);
  const side = enemyOf(sideOf(seat));
  const secret = changed.secret[side];
  const shown = rulebook.view(G, [sideOf(seat)]).secret[side].blocks;
  const hidden = Object.keys(secret.blocks).filter((id) => !(id in shown));
  const blocks: Record<string, Block> = {};
  for (const id of Object.keys(secret.blocks)) if (!hidden.includes(id)) blocks[id] = secret.blocks[id];
  for (const id of hidden) {
    const free = hidden.filter(
      (other) => !(other in blocks) && colourOf(other) === colourOf(id) && fits(other, secret.blocks[id]),
    );
    const face = free.length > 0 ? pickFrom(free, next) : id;
    if (face in blocks) return clone(G);
    blocks[face] = { ...secret.blocks[id], strength: strengthFor(face, secret.blocks[id], next) };
  }
  secret.blocks = blocks;
  const unseen = CARD_IDS.filter(
    (card) =>
      !G.secret[sideOf(seat)].hand.includes(card) &&
      !G.played.caesar.includes(card) &&
      !G.played.pompey.includes(card),
  );
  const draw = () => unseen.splice(Math.floor(next() * unseen.length), 1)[0];
  secret.hand = secret.hand.map(draw);
  secret.discard = secret.discard && draw();
  secret.chosen = secret.chosen && draw();
  return changed;
}

function fits(id: string, { place }: Block): boolean {
  const atSea = isSea(place);
  return atSea === (kindOf(id) === 'navis') || (!atSea && kindOf(id) === 'navis');
}

function strengthFor(id: string, { place }: Block, next: () => number): number {
  if (!isCity(place) && !isSea(place)) return 0;
  return next() < 0.5 ? fullStrength({}, id) : lowestStrength({}, id);
}

test('3.0, 5.2 states that differ only in what a seat may not know send it the same bytes', () => {
  const next = seeded(7);
  let different = 0;
  for (const seed of [11, 12, 13]) {
    playRandomly(new Match(JuliusCaesar, seed), seed, ({ state, over }) => {
      if (over) return;
      const seat = pickFrom(['0', '1'], next);
      const other = otherwise(state.G, seat, next);
      if (JSON.stringify(other) !== JSON.stringify(state.G)) different++;
      const changed = { ...state, G: other, deltalog: [] };
      const actual = { ...state, deltalog: [] };
      expect(wire(changed, seat)).toBe(wire(actual, seat));
      expect(wire(changed, null)).toBe(wire(actual, null));
    });
  }
  expect(different).toBeGreaterThan(500);
});

test('3.0, 2.1 moves that differ only in a secret argument send the enemy and spectators the same bytes', () => {
  let compared = 0;
  for (const seed of [21, 22, 23]) {
    playRandomly(new Match(JuliusCaesar, seed), seed, (match) => {
      for (const seat of match.seats) {
        const enemy = seat === '0' ? '1' : '0';
        for (const pair of alikePairs(match, seat)) {
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
  expect(compared).toBeGreaterThan(300);
});

/**
 * Pairs of legal moves that look alike from outside: another card, or another unseen block of the same colour doing
 * the same.
 */
function alikePairs(match: Match<G>, seat: string): [SentMove, SentMove][] {
  const { G } = match.state;
  const { blocks } = G.secret[sideOf(seat)];
  const shown = rulebook.view(G, []).secret[sideOf(seat)].blocks;
  const looks = new Map<string, SentMove>();
  const pairs: [SentMove, SentMove][] = [];
  for (const made of match.legal(seat)) {
    const [id, ...rest] = made.args.map(String);
    const block = blocks[id];
    if (!ALIKE.has(made.move) || id in shown) continue;
    const colour = isBlock(id) && colourOf(id);
    const look = JSON.stringify([
      made.move,
      colour,
      block && { ...block, strength: 0, group: 0, legs: 0 },
      rest,
    ]);
    const other = looks.get(look);
    if (other === undefined) looks.set(look, made);
    else pairs.push([other, made]);
  }
  return pairs.slice(0, 2);
}

/** Moves whose effect others see, but not the card or block that has it. Played cards are revealed when both are in. */
const ALIKE = new Set(['discard', 'move', 'disband', 'port', 'regroup']);
