import { describe, expect, test } from 'vitest';
import { Alea } from '../../games/ai/alea';
import { Simulator } from '../../games/ai/simulator';
import { Alesia, rulebook } from '../../games/alesia';
import { fieldOf } from '../../games/alesia/field';
import type { G } from '../../games/alesia/state';
import { drawMove } from '../../games/kit/drawing';
import { clone } from '../../games/kit/json';
import { pickFrom, seeded } from '../../games/testing/chance';
import { Match } from '../../games/testing/match';

/** Of so many moves one is drawn from all that are legal, as those that bots consider leave much of the rules out. */
const DRAWN = 2;

/** Of so many decisions it is asked once whether what is remembered is true; it is remembered at every one. */
const ASKED = 7;

/** Returns all that is remembered of the field, as it is told now: what is in a hex or controls it. */
function told(G: G): string[] {
  const { stacks, controlled } = fieldOf(G);
  return stacks.flatMap((stack, hex) => {
    const ids = stack?.map(({ id }) => id).join(' ') ?? '';
    const control = `${controlled.roman[hex]}${controlled.gallic[hex]}`;
    return ids === '' && control === '00' ? [] : [`${hex} ${ids} ${control}`];
  });
}

describe('what is remembered of the field', () => {
  test.each([
    [1, 2],
    [2, 3],
    [3, 4],
  ])('is never stale in the random game of seed %i with %i players', (seed, players) => {
    const { state } = new Match(Alesia, seed, {}, players);
    const simulation = new Simulator(rulebook, state, new Alea(seed));
    const next = seeded(seed);
    for (let count = 0; simulation.result === null; count++) {
      const { G } = simulation;
      const now = told(G);
      if (count % ASKED === 0) expect(now, JSON.stringify(G.stack)).toEqual(told(clone(G)));
      const side = pickFrom(simulation.sides, next);
      const drawn = count % DRAWN === 0 ? drawMove(rulebook, G, side, next) : null;
      simulation.make(side, drawn ?? pickFrom(simulation.legal(side), next));
    }
  });
});
