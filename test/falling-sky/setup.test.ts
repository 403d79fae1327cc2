import { describe, expect, test } from 'vitest';
import { rulebook } from '../../games/falling-sky';
import { FACTIONS, POOLS } from '../../games/falling-sky/components/factions';
import { REGIONS } from '../../games/falling-sky/components/map';
import { controllerOf } from '../../games/falling-sky/control';
import { legionsOnMap } from '../../games/falling-sky/forces';
import { seatingFor } from '../../games/falling-sky/seats';
import { legionsOffMap } from '../../games/falling-sky/senate';
import { setUp } from '../../games/falling-sky/setup';
import { belgicScore, otherMostAllies, romanScore } from '../../games/falling-sky/victory';
import { withDefaults } from '../../games/kit/options';
import { seededChance } from '../tools/chance';

const at = (scenario: string, players = 4, length = 'full') => {
  const options = withDefaults(rulebook, { scenario, length });
  return setUp({ options, seats: seatingFor(players, options), random: seededChance(1) });
};

describe('2.1 the victory markers stand as the scenarios say', () => {
  test.each([
    ['pax-gallica', 20, 7, 9, 4],
    ['reconquest-of-gaul', 14, 4, 15, 7],
    ['great-revolt', 12, 2, 5, 10],
  ])('%s', (scenario, romans, legions, belgae, others) => {
    const G = at(scenario);
    expect([romanScore(G), legionsOffMap(G), belgicScore(G), otherMostAllies(G)]).toEqual([
      romans,
      legions,
      belgae,
      others,
    ]);
    expect(legionsOnMap(G) + G.legions.track + G.legions.waiting).toBe(POOLS.romans.legions);
    expect(FACTIONS).toHaveLength(5);
  });
});

test('2.1 Control is as printed for The Great Revolt', () => {
  const G = at('great-revolt');
  const controlled = Object.fromEntries(REGIONS.map(({ id }) => [id, controllerOf(G, id)]));
  expect(controlled).toMatchObject({
    morini: 'belgae',
    nervii: 'romans',
    atrebates: 'romans',
    sugambri: 'belgae',
    ubii: 'germans',
    treveri: 'romans',
    carnutes: 'arverni',
    mandubii: 'romans',
    bituriges: 'aedui',
    sequani: 'arverni',
    britannia: null,
    provincia: 'romans',
  });
});
