import { describe, expect, test } from 'vitest';
import { rulebook } from '../../games/falling-sky';
import { poolOf } from '../../games/falling-sky/components/box';
import { defaultComponents } from '../../games/falling-sky/components/default';
import { FACTIONS, PLAYERS } from '../../games/falling-sky/components/factions';
import { REGIONS, type RegionId } from '../../games/falling-sky/components/map';
import { controllerOf } from '../../games/falling-sky/pieces/control';
import { availableForts, forceIn, legionsOnMap } from '../../games/falling-sky/pieces/forces';
import { tribesIn } from '../../games/falling-sky/places';
import { seatingFor } from '../../games/falling-sky/seats';
import { legionsOffMap } from '../../games/falling-sky/senate';
import { setUp } from '../../games/falling-sky/setup';
import type { G } from '../../games/falling-sky/state';
import { belgicScore, otherMostAllies, romanScore } from '../../games/falling-sky/victory';
import { withDefaults } from '../../games/kit/options';
import { seededChance } from '../../games/testing/chance';

const at = (scenario: string, players = 4, length = 'full') => {
  const options = withDefaults(rulebook, { scenario, length });
  return setUp(defaultComponents, { options, seats: seatingFor(players, options), random: seededChance(1) });
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
    expect(legionsOnMap(G) + G.legions.track + G.legions.waiting).toBe(poolOf(G, 'romans').legions);
  });
});

/** What each Region holds as the rulebook lists it: Control, then each Faction's pieces. What is not named is empty. */
const PRINTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'great-revolt': {
    morini: 'belgae: belgae 4 morini',
    nervii: 'romans: romans 2 fort; belgae 1; germans 1; eburones gathering',
    atrebates: 'romans: romans 2 remi; belgae 1 bellovaci',
    sugambri: 'belgae: belgae named 4; germans 2 sugambri suebi-north',
    ubii: 'germans: germans 1 suebi-south',
    treveri: 'romans: romans 2L 2 fort; germans 2',
    veneti: 'arverni: arverni 2 namnetes',
    carnutes: 'arverni: arverni named 10 carnutes aulerci',
    mandubii: 'romans: romans 8L 2 fort lingones; arverni 4 senones; aedui 4 mandubii',
    pictones: 'arverni: arverni 2 pictones santones',
    bituriges: 'aedui: aedui 4 bituriges',
    aedui: 'aedui: aedui 6 citadel:aedui',
    sequani: 'arverni: arverni 1 sequani helvetii',
    arverni: 'arverni: arverni 10 citadel:arverni cadurci',
    provincia: 'romans: romans named 6 fort helvii',
  },
  'reconquest-of-gaul': {
    morini: 'belgae: romans 1L 1; belgae 4 menapii morini',
    nervii: 'belgae: romans 2L 2 fort; belgae named 4 eburones nervii; germans 1',
    atrebates: 'belgae: romans 1 remi; belgae 3 atrebates bellovaci',
    sugambri: 'germans: germans 4 sugambri suebi-north',
    ubii: 'germans: germans 4 suebi-south',
    treveri: 'belgae: romans 1L 2 fort; belgae 4 treveri',
    veneti: 'null: veneti gathering',
    carnutes: 'arverni: arverni 4 carnutes',
    mandubii: 'null: arverni 3 senones; aedui 3 lingones',
    bituriges: 'aedui: aedui 3 bituriges',
    aedui: 'aedui: aedui 3 citadel:aedui',
    arverni: 'arverni: arverni named 6 arverni',
    provincia: 'romans: romans named 4L 6 fort',
  },
  'pax-gallica': {
    britannia: 'romans: romans named 5L 1',
    morini: 'belgae: belgae 1 menapii',
    nervii: 'belgae: romans fort; belgae named 2 eburones; germans 2',
    atrebates: 'null: romans 1 atrebates remi; belgae 2 bellovaci',
    sugambri: 'germans: germans 4 sugambri suebi-north',
    ubii: 'germans: germans 4 suebi-south',
    treveri: 'belgae: belgae 1 treveri',
    veneti: 'null: veneti dispersed',
    mandubii: 'arverni: arverni 3 senones; aedui 2',
    aedui: 'aedui: aedui 2 aedui',
    arverni: 'arverni: arverni 2 arverni',
    provincia: 'romans: romans 2 fort',
  },
};

function shown(G: G, region: RegionId): string {
  const parts = FACTIONS.flatMap((faction) => {
    const { leader, legions, hidden, revealed, scouted, fort } = forceIn(G, region, faction);
    expect([revealed, scouted]).toEqual([0, 0]);
    const pieces = [leader, legions > 0 && `${legions}L`, hidden > 0 && `${hidden}`, fort && 'fort'];
    const tribes = tribesIn(G, region).flatMap(({ id }) => {
      const state = G.tribes[id];
      if (state === undefined || !('by' in state) || state.by !== faction) return [];
      return state.citadel ? `citadel:${id}` : id;
    });
    const all = [...pieces.filter(Boolean), ...tribes];
    return all.length > 0 ? [`${faction} ${all.join(' ')}`] : [];
  });
  for (const { id } of tribesIn(G, region)) {
    const state = G.tribes[id];
    if (state !== undefined && 'dispersed' in state) parts.push(`${id} ${state.dispersed}`);
  }
  const controller = controllerOf(G, region);
  return parts.length === 0 && controller === null ? '' : `${controller}: ${parts.join('; ')}`;
}

test.each(Object.keys(PRINTED))('2.1, 1.6 pieces and Control are as printed for %s', (scenario) => {
  const G = at(scenario);
  for (const { id } of REGIONS) expect(`${id} ${shown(G, id)}`).toBe(`${id} ${PRINTED[scenario][id] ?? ''}`);
});

test.each([
  ['great-revolt', [20, 20, 15, 10], 'intrigue', 2, 0, 'in play'],
  ['reconquest-of-gaul', [20, 10, 15, 10], 'intrigue', 4, 0, 'in play'],
  ['pax-gallica', [8, 5, 5, 5], null, 4, 3, 'waiting'],
] as const)('2.1 Resources, Senate and Legions of %s', (scenario, resources, box, track, waiting, leader) => {
  const G = at(scenario);
  expect(PLAYERS.map((faction) => G.resources[faction])).toEqual([...resources]);
  expect(G.senate).toEqual({ box, firm: false });
  expect(G.legions).toEqual({ track, fallen: 0, removed: 0, waiting });
  expect(G.vercingetorix).toBe(leader);
  expect([G.winters, G.victoryPhases, G.played, G.devastated]).toEqual([0, 0, [], []]);
});

test.each([
  ['great-revolt', 'full', [3, 6, 9]],
  ['great-revolt', 'short', [3, 6]],
  ['reconquest-of-gaul', 'full', [3, 6, 9, 12]],
  ['reconquest-of-gaul', 'short', [3, 6, 9]],
  ['pax-gallica', 'full', [2, 5, 8, 11, 14]],
] as const)('2.1 the piles of %s (%s) with a WINTER card are %j', (scenario, length, piles) => {
  for (const seed of [1, 2, 3]) {
    const options = withDefaults(rulebook, { scenario, length });
    const G = setUp(defaultComponents, {
      options,
      seats: seatingFor(4, options),
      random: seededChance(seed),
    });
    const deck = [G.next, ...G.secret.deck];
    const found: number[] = [];
    const last = piles[piles.length - 1];
    for (let pile = 1; pile <= last; pile++) {
      const cards = deck.splice(0, (piles as readonly number[]).includes(pile) ? 6 : 5);
      if (cards.includes('winter')) found.push(pile);
      expect(cards.filter((card) => typeof card === 'number')).toHaveLength(5);
    }
    expect(found).toEqual([...piles]);
    expect(deck).toEqual([]);
  }
});

test('2.1 the WINTER card may lie anywhere in its pile, and no Event is dealt twice', () => {
  const places = new Set<number>();
  for (let seed = 1; seed <= 60; seed++) {
    const options = withDefaults(rulebook, { scenario: 'great-revolt', length: 'short' });
    const G = setUp(defaultComponents, {
      options,
      seats: seatingFor(4, options),
      random: seededChance(seed),
    });
    const deck = [G.next, ...G.secret.deck];
    const events = deck.filter((card) => card !== 'winter');
    expect(new Set(events).size).toBe(30);
    places.add(deck.indexOf('winter'));
  }
  expect([...places].sort()).toEqual([10, 11, 12, 13, 14, 15]);
});

test('2.1 the Events are shuffled, and Sudden Frost is played if it is chosen', () => {
  const first = [1, 2, 3, 4].map((seed) => {
    const options = withDefaults(rulebook, { suddenFrost: seed > 2 ? 'yes' : 'no' });
    return setUp(defaultComponents, { options, seats: seatingFor(4, options), random: seededChance(seed) });
  });
  expect(new Set(first.map(({ next }) => next)).size).toBeGreaterThan(1);
  expect(first.map(({ suddenFrost }) => suddenFrost)).toEqual([false, false, true, true]);
});

test('8.0 the errata of 2018 are applied unless the room is opened without them', () => {
  const errata = ['yes', 'no', undefined].map((chosen) => {
    const options = withDefaults(rulebook, chosen === undefined ? {} : { errata: chosen });
    return setUp(defaultComponents, { options, seats: seatingFor(4, options), random: seededChance(1) })
      .errata;
  });
  expect(errata).toEqual([true, false, true]);
});

test('1.4.2 the permanent Fort stands in Provincia in every scenario, five more are Available at most', () => {
  for (const [scenario, forts] of [
    ['great-revolt', 2],
    ['reconquest-of-gaul', 3],
    ['pax-gallica', 4],
  ] as const)
    expect(availableForts(at(scenario))).toBe(forts);
});
