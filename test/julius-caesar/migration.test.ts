/* Matches of the first release go on (version1.json: a state of it in every step, and what the seats could do there). */
import { expect, test } from 'vitest';
import { Alea } from '../../games/ai/alea';
import { rulebook } from '../../games/julius-caesar';
import type { Side } from '../../games/julius-caesar/components/blocks';
import { migrate } from '../../games/julius-caesar/migration';
import { SIDES } from '../../games/julius-caesar/state';
import { legalMoves } from '../../games/kit/legality';
import { makeMove } from '../../games/kit/make';
import { pickFrom, seeded } from '../../games/testing/chance';
import { juliusCaesarInvariant } from './invariant';
import saved from './version1.json';

const SEAT: Record<Side, '0' | '1'> = { caesar: '0', pompey: '1' };

/** The moves of then in the words of today: Jupiter names a colour, a new block is raised in a city. */
function movesOfThen(moves: readonly string[]): string[] {
  return moves.filter((move) => !/^(target|levy|raise)/.test(move)).sort();
}

const COMPARABLE = Object.entries(saved).filter(([step]) => !step.includes('raise'));

test.each(COMPARABLE)('a match saved in step %s has the same moves as then', (_step, { G, legal }) => {
  const state = migrate(structuredClone(G), 1);
  for (const side of SIDES) {
    const moves = legalMoves(rulebook, state, side).map(({ move, args }) => [move, ...args].join(' '));
    expect(movesOfThen(moves)).toEqual(movesOfThen(legal[SEAT[side]]));
  }
});

test.each(Object.entries(saved))('a match saved in step %s is played to its end', (step, { G }) => {
  let state = migrate(structuredClone(G), 1);
  const next = seeded(step.length);
  const chance = new Alea(step);
  for (let count = 0; state.stack.length > 0; count++) {
    expect(juliusCaesarInvariant(state)).toBeNull();
    expect(count).toBeLessThan(5_000);
    const side = pickFrom(state.stack[state.stack.length - 1].sides, next);
    const play = makeMove(rulebook, state, side, pickFrom(legalMoves(rulebook, state, side), next), chance);
    if (play === null) throw new Error('a legal move was refused');
    state = play.G;
  }
});

test('a match of an unknown version, or one that is none, is refused', () => {
  expect(() => migrate({}, 1)).toThrow('cannot be read');
  expect(() => migrate(null, 1)).toThrow('cannot be read');
  expect(() => migrate(Object.values(saved)[0].G, 7)).toThrow('version 7 cannot be read');
});
