import { describe, expect, test } from 'vitest';
import { defaultComponents } from '../../games/alesia';
import { boxOf } from '../../games/alesia/components/box';
import type { Deployment } from '../../games/alesia/components/components';
import { OFF_BOARD } from '../../games/alesia/components/hex';
import { fieldOf, hasFort, unitsIn } from '../../games/alesia/field';
import { romansOf } from '../../games/alesia/setup';
import type { G } from '../../games/alesia/state';
import { stateOf } from './table';

const box = boxOf(stateOf());
const ROMANS = box.units.filter(({ side }) => side === 'roman');

/** Returns a position in which the Romans stand as a deployment says. */
function deployed({ at }: Deployment): G {
  return stateOf({ at: { ...at } });
}

/** Returns the hexes that the Gauls may walk to from the edge of the board without entering a Roman zone of control. */
function freeGround(G: G): Set<number> {
  const { stacks, controlled } = fieldOf(G);
  const isFree = (number: number) => stacks[number] === undefined && controlled.roman[number] === 0;
  const reached = new Set(
    box.hexes.filter(({ edge, number }) => edge && isFree(number)).map(({ number }) => number),
  );
  for (const number of reached)
    for (const next of box.hexes[number].neighbours)
      if (next !== OFF_BOARD && isFree(next) && box.hexes[next].terrain !== 'town') reached.add(next);
  return reached;
}

describe.each(defaultComponents.deployments.map((deployment) => [deployment.name, deployment] as const))(
  'the deployment %s',
  (_name, deployment) => {
    const G = deployed(deployment);

    test('3.2 places every Roman counter', () => {
      expect(Object.keys(romansOf(deployment)).sort()).toEqual(ROMANS.map(({ id }) => id).sort());
    });

    test('24.1 has somebody in every fort', () => {
      const forts = ROMANS.filter(({ kind }) => kind === 'fort').map(({ id }) => G.at[id]);
      expect(forts.filter((hex) => unitsIn(G, hex).length === 0)).toEqual([]);
    });

    test('6.2 leaves no way through the outer line', () => {
      const inside = [...freeGround(G)]
        .map((number) => box.hexes[number])
        .filter(({ area }) => 'bIi'.includes(area));
      expect(inside.map(({ id }) => id)).toEqual([]);
    });

    test('20.3 has archers and slingers in forts or behind the lines', () => {
      const missiles = ROMANS.filter(({ kind }) => kind === 'archer' || kind === 'slinger');
      const exposed = missiles.filter(({ id }) => !hasFort(G, G.at[id]) && box.hex[G.at[id]].area !== 'b');
      expect(exposed.map(({ id }) => `${id} ${G.at[id]}`)).toEqual([]);
    });

    test('15.3 has every cohort beside a fort or on a rampart, or in reserve', () => {
      const { hex } = box;
      const cohorts = ROMANS.filter(({ kind }) => kind === 'cohort');
      expect(
        cohorts.filter(({ id }) => hex[G.at[id]].area === 'o').map(({ id }) => `${id} ${G.at[id]}`),
      ).toEqual([]);
    });
  },
);
