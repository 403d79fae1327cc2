/* People at one device: whose view they are shown, and when the curtain falls. */
import { describe, expect, test } from 'vitest';
import { CaesarsGallicWar, JuliusCaesar } from '../../games';
import type { Seat, Stacked } from '../../games/kit/frame';
import { topFrame } from '../../games/kit/frame';
import type { RubiconGame } from '../../games/kit/game';
import { seatsDeciding, sidesAt } from '../../games/kit/seats';
import { Match, playRandomly } from '../../games/testing/match';
import { board as gallicBoard } from '../../web/boards/caesars-gallic-war';
import { board as caesarBoard } from '../../web/boards/julius-caesar';
import { openTo } from '../../web/local/openTo';
import { holderAfter, showing } from '../../web/local/showing';
import type { BoardModule } from '../../web/table/board';
import { Quarters } from '../kit/quarters';

const PEOPLE = ['0', '1'];

function shownTo(deciding: readonly Seat[], holder: Seat | null, open: readonly Seat[] = []) {
  return showing({ deciding, open, people: PEOPLE, holder });
}

describe('the curtain', () => {
  test('falls before somebody else decides, and stays up for who holds the device', () => {
    expect(shownTo(['0'], null)).toEqual({ viewer: null, seat: null, passTo: '0' });
    expect(shownTo(['0'], '0')).toEqual({ viewer: '0', seat: '0', passTo: null });
    expect(shownTo(['1'], '0')).toMatchObject({ passTo: '1' });
  });

  test('asks one after the other when both decide at once', () => {
    expect(shownTo(['0', '1'], null)).toMatchObject({ passTo: '0' });
    expect(shownTo(['0', '1'], '1')).toEqual({ viewer: '1', seat: '1', passTo: null });
  });

  test('does not fall for a bot, nor when nobody decides', () => {
    const situation = { open: [], people: ['0'], holder: '0' };
    expect(showing({ ...situation, deciding: ['1'] })).toEqual({ viewer: '0', seat: '0', passTo: null });
    expect(shownTo([], null)).toEqual({ viewer: null, seat: null, passTo: null });
  });

  test('stays up for an open decision, which is made on the view of everybody', () => {
    for (const holder of ['0', '1', null]) {
      expect(shownTo(['1'], holder, ['1'])).toEqual({ viewer: null, seat: '1', passTo: null });
    }
  });

  test('falls for who held the device once another has decided openly, and not for who alone has', () => {
    expect(holderAfter(shownTo(['0'], '0', ['0']), '0')).toBe('0');
    const holder = holderAfter(shownTo(['1'], '0', ['1']), '0');
    expect(holder).toBeNull();
    expect(shownTo(['0'], holder)).toEqual({ viewer: null, seat: null, passTo: '0' });
  });
});

/** A decision that was made openly. */
interface Openly {
  step: string;
  moves: readonly { move: string; args: readonly unknown[] }[];
}

/**
 * Plays a game at random as people at one device would, and returns what was decided openly, and how many decisions were
 * about what lies open. Fails when a person's view is shown though somebody else has looked since he was handed the
 * device, or when what may be decided openly is not what everybody knows.
 */
function playAtOneDevice<G extends Stacked>(
  game: RubiconGame<G>,
  board: Pick<BoardModule<G>, 'isOpen'>,
  seed = 1,
): { openly: Openly[]; fought: number } {
  const openly: Openly[] = [];
  let fought = 0;
  const start = new Match(game, seed);
  const people = start.allSeats;
  let holder: Seat | null = null;
  let lookers = new Set<Seat>();
  playRandomly(start, seed, ({ state: { G, ctx }, over }) => {
    if (over) return;
    const deciding = seatsDeciding(G);
    const viewAt = (seat: Seat | null) => game.rulebook.view(G, sidesAt(G, seat));
    const stateAt = (seat: Seat | null) => ({
      id: 0,
      G: viewAt(seat),
      deciding,
      plugins: {},
      log: [],
      over: null,
    });
    const views = new Map([...people, null].map((seat) => [seat, stateAt(seat)]));
    const open = openTo({ rules: game, board }, views);
    let shown = showing({ deciding, open, people, holder });
    if (shown.passTo !== null) {
      holder = shown.passTo;
      lookers = new Set([holder]);
      shown = showing({ deciding, open, people, holder });
    }
    const { viewer, seat } = shown;
    if (seat === null || !deciding.includes(seat)) throw new Error('nobody is asked');
    lookers.add(seat);
    if (viewer !== null) expect([...lookers]).toEqual([viewer]);
    holder = holderAfter(shown, holder);
    const everybodys = viewAt(null);
    if (board.isOpen?.(everybodys) === true) fought++;
    else expect(viewer).toBe(seat);
    if (viewer !== null) return;
    const moves = game.ai?.enumerate(G, ctx, seat) ?? [];
    expect(game.ai?.enumerate(everybodys, ctx, seat)).toEqual(moves);
    openly.push({ step: topFrame(G).step, moves });
  });
  return { openly, fought };
}

test('every battle of Julius Caesar is fought openly, and nothing else is done so', () => {
  const { openly, fought } = playAtOneDevice(JuliusCaesar, caesarBoard, 2);
  expect(fought).toBeGreaterThan(3);
  expect(openly).toHaveLength(fought);
}, 60_000);

test("battles of Caesar's Gallic War are fought openly but for which unit retreats where", () => {
  const { openly, fought } = playAtOneDevice(CaesarsGallicWar, gallicBoard);
  expect(openly.length).toBeGreaterThan(20);
  expect(fought).toBeGreaterThan(openly.length);
  for (const { moves } of openly) {
    const leaving = moves.filter(({ move }) => move === 'retreat').map(({ args: [unit] }) => unit);
    expect(new Set(leaving).size).toBe(leaving.length);
  }
}, 60_000);

test('a secret bid is never made openly, whatever a board says', () => {
  const { openly } = playAtOneDevice(Quarters, { isOpen: () => true });
  const steps = new Set(openly.map(({ step }) => step));
  expect(steps).toContain('quarrel');
  expect(steps).not.toContain('bid');
});
