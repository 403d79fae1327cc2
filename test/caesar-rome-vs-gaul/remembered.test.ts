import { describe, expect, test } from 'vitest';
import { Alea } from '../../games/ai/alea';
import { Simulator } from '../../games/ai/simulator';
import { CaesarRomeVsGaul, rulebook } from '../../games/caesar-rome-vs-gaul';
import { Theatre } from '../../games/caesar-rome-vs-gaul/bot/theatre';
import { boxOf } from '../../games/caesar-rome-vs-gaul/components/box';
import { setPiece } from '../../games/caesar-rome-vs-gaul/fast/standing';
import { piecesAt, sidesPieces } from '../../games/caesar-rome-vs-gaul/pieces';
import { BOXES, type G, SIDES } from '../../games/caesar-rome-vs-gaul/state';
import { supplyLines } from '../../games/caesar-rome-vs-gaul/supply';
import { clone } from '../../games/kit/json';
import { pickFrom, seeded } from '../../games/testing/chance';
import { Match } from '../../games/testing/match';
import { NO_CITIES, stateOf } from './table';

/** Armies that bots ask for. */
const STRENGTHS = [0, 2, 8];

/** Of so many decisions it is asked once whether what is remembered is true; it is remembered at every one. */
const ASKED = 5;

/** Returns all that is remembered of the map, as it is told now. */
function told(G: G): string[] {
  const spaces = boxOf(G).components.spaces.map(({ id }) => id);
  const places = [...spaces, ...BOXES].map((place) => `${place}: ${piecesAt(G, place).join(' ')}`);
  const sides = SIDES.flatMap((side) => {
    const lines = supplyLines(G, side);
    const theatre = new Theatre(G, side);
    return spaces.map((space) => {
      const supply = [lines.isSupplied(space), lines.reachesRome(space), theatre.enemies(space)];
      const worth = STRENGTHS.flatMap((each) => [theatre.draw(each, space), theatre.worth(each, space)]);
      return `${side} ${space} ${[...supply, ...worth].join(' ')}`;
    });
  });
  return [...places, ...sides];
}

/** Returns a state of which nothing is remembered. */
function unknown(G: G): G {
  return clone(G);
}

describe('what is remembered of the map', () => {
  test.each([1, 2])('is never stale in the random game of seed %i', (seed) => {
    const simulation = new Simulator(rulebook, new Match(CaesarRomeVsGaul, seed).state, new Alea(seed));
    const next = seeded(seed);
    for (let count = seed; simulation.result === null; count++) {
      const { G } = simulation;
      const now = told(G);
      if (count % ASKED === 0) expect(now, JSON.stringify(G.stack)).toEqual(told(unknown(G)));
      const side = pickFrom(simulation.sides, next);
      simulation.make(side, pickFrom(simulation.legal(side), next));
    }
  });

  test('is forgotten when a piece is turned to its other side', () => {
    const G = stateOf({ at: { lutetia: 'VII' } });
    const enemies = () => new Theatre(G, 'gallic').enemies('lutetia');
    const whole = enemies();
    setPiece(G, 'VII', { ...G.pieces.VII, reduced: true });
    expect(enemies()).toBeLessThan(whole);
  });

  test('is of the markers of the state that is asked about, where two share their pieces', () => {
    const at = { lutetia: 'VII' };
    const supplied = stateOf({ at });
    const hungry = { ...stateOf({ at, markers: NO_CITIES }), pieces: supplied.pieces };
    const isSupplied = (G: G) => supplyLines(G, 'roman').isSupplied('lutetia');
    expect([supplied, hungry, supplied].map(isSupplied)).toEqual([true, false, true]);
  });

  test('lists the pieces of a place in the order of the components, whoever comes first', () => {
    const G = stateOf({ at: { lutetia: 'X' } });
    expect(piecesAt(G, 'lutetia')).toEqual(['X']);
    setPiece(G, 'VII', { at: 'lutetia', inside: false, reduced: false });
    expect(piecesAt(G, 'lutetia')).toEqual(['VII', 'X']);
    expect(sidesPieces(G, 'roman', 'lutetia')).toEqual(['VII', 'X']);
  });
});
