/* Sets of components as JSON: read as they are, refused with a word for each fault, and played with. */
import { describe, expect, test } from 'vitest';
import { defaultComponents, FallingSky, gameWith, rulebookWith } from '../../games/falling-sky';
import { boxOf, cardOf, openBox } from '../../games/falling-sky/components/box';
import { type Components, OUR_SET } from '../../games/falling-sky/components/components';
import { FACTIONS } from '../../games/falling-sky/components/factions';
import { loadComponents } from '../../games/falling-sky/components/load';
import { factionOrder } from '../../games/falling-sky/execution';
import { isAutomatic } from '../../games/falling-sky/nonplayers/events/choice';
import { isAtCity } from '../../games/falling-sky/nonplayers/losses';
import { copyOfGame } from '../../games/falling-sky/pieces/fast/shapes';
import { availableForts, availableTroops, legionsOnMap } from '../../games/falling-sky/pieces/forces';
import { supplyLine } from '../../games/falling-sky/pieces/supplyLines';
import { availableAt, openTribes, placesForCitadel } from '../../games/falling-sky/pieces/tribes';
import {
  adjacentTo,
  isHome,
  isWithinOne,
  regionName,
  tribeName,
  withinOne,
} from '../../games/falling-sky/places';
import { keyOf, seatingFor } from '../../games/falling-sky/seats';
import { legionsOffMap } from '../../games/falling-sky/senate';
import { deckPlanOf, setUp } from '../../games/falling-sky/setup';
import type { G } from '../../games/falling-sky/state';
import { viewOf } from '../../games/falling-sky/view';
import { labelOf, promptFor } from '../../games/kit/legality';
import { withDefaults } from '../../games/kit/options';
import { ownersGames } from '../../games/owners';
import { seededChance } from '../../games/testing/chance';
import { Match, playRandomly } from '../../games/testing/match';
import { type Draft as DraftOf, draftsOf, put } from '../tools/drafts';
import { borderAt, corrected, withoutBorder } from './corrected';
import { fallingSkyInvariant } from './invariant';
import { beginCommand, beginEvent, type Position, stateOf } from './table';

type Draft = DraftOf<Components>;

const { draft, changed, refusalOf } = draftsOf(defaultComponents, loadComponents);

const [PAX, RECONQUEST, REVOLT] = [0, 1, 2];

test('our own set is read from JSON as it is', () => {
  expect(loadComponents(draft())).toEqual(defaultComponents);
});

test('what is no set at all is refused', () => {
  expect(() => loadComponents('{}')).toThrow(
    'These components cannot be played with.\ncomponents: must be an object, and is "{}"',
  );
  expect(() => loadComponents({})).toThrow('regions: it is missing');
});

test('of many faults the first five are named, and how many more there are', () => {
  const faults = refusalOf(({ cards }) => {
    for (const card of cards) card.name = '';
  });
  expect(faults).toHaveLength(6);
  expect(faults[0]).toBe('cards[0] (1).name: must not be empty, and is ""');
  expect(faults[5]).toBe('and 67 more');
});

describe('a shape is refused', () => {
  test.each<[string, (draft: Draft) => void, string]>([
    ['without a note', (set) => Reflect.deleteProperty(set, 'note'), 'note: it is missing'],
    ['with a list unknown', (set) => put(set, 'seas', []), 'seas: there is no such property'],
    [
      'with a Region unknown',
      ({ regions }) => put(regions[2], 'id', 'hibernia'),
      'regions[2] (hibernia).id: must be one of "morini", "nervii", ',
    ],
    [
      'with a group, which is the rules’',
      ({ regions }) => put(regions[2], 'group', 'Celtica'),
      'regions[2] (atrebates).group: there is no such property',
    ],
    [
      'with a Tribe unknown',
      ({ regions }) => put(regions[0].tribes[1], 'id', 'iceni'),
      'regions[0] (morini).tribes[1] (iceni).id: must be one of "menapii", "morini", ',
    ],
    [
      'with a home of nobody known',
      ({ regions }) => put(regions[0], 'home', 'britons'),
      'regions[0] (morini).home: must be one of "romans", "arverni", "aedui", "belgae", "germans", and is "britons"',
    ],
    [
      'with a border of another kind',
      ({ borders }) => put(borders[0], 'kind', 'bridge'),
      'borders[0] (morini to nervii).kind: must be one of "land", "rhenus", "coastal", and is "bridge"',
    ],
    [
      'with a text of a card, which is the rules’',
      ({ cards }) => put(cards[7], 'capability', []),
      'cards[7] (8).capability: there is no such property',
    ],
    [
      'with Germans on a card',
      ({ cards }) => put(cards[0].order, '3', 'germans'),
      'cards[0] (1).order[3]: must be one of "romans", "arverni", "aedui", "belgae", and is "germans"',
    ],
    [
      'with a sign nobody knows',
      ({ cards }) => put(cards[0].signs, 'aedui', 'torc'),
      'cards[0] (1).signs.aedui: must be one of "laurels", "swords", "carnyx", and is "torc"',
    ],
    [
      'with half a Warband',
      ({ pools }) => put(pools.arverni, 'troops', 34.5),
      'pools.arverni.troops: must be a whole number',
    ],
    [
      'with a Faction less',
      ({ pools }) => Reflect.deleteProperty(pools, 'germans'),
      'pools.germans: it is missing',
    ],
    [
      'with fewer Resources than none',
      ({ scenarios }) => put(scenarios[REVOLT].resources, 'aedui', -1),
      'scenarios[2] (great-revolt).resources.aedui: must not be negative, and is -1',
    ],
    [
      'with an Ally at no Tribe',
      ({ scenarios }) => put(scenarios[PAX].allies, 'colony', 'aedui'),
      'scenarios[0] (pax-gallica).allies.colony: must be one of "menapii", ',
    ],
    [
      'with a Fort that is none',
      ({ scenarios }) => put(scenarios[PAX].forces.provincia?.romans ?? {}, 'fort', false),
      'scenarios[0] (pax-gallica).forces.provincia.romans.fort: must be true, and is false',
    ],
  ])('%s', (_, change, fault) => {
    const faults = refusalOf(change);
    expect(faults).toHaveLength(1);
    expect(faults[0].slice(0, fault.length)).toBe(fault);
  });
});

describe('parts that do not fit are refused', () => {
  test.each<[string, (draft: Draft) => void, string]>([
    [
      'a Region less',
      ({ regions }) => regions.pop(),
      'regions: cisalpina must stand here: the rules know these 17, in their order',
    ],
    [
      'a Region more',
      ({ regions }) => regions.push({ ...regions[0] }),
      'regions: there are 17 in the rules, and 18 here',
    ],
    [
      'Regions in another order',
      ({ regions }) => regions.reverse(),
      'regions[0] (cisalpina): morini must stand here: the rules know these 17, in their order',
    ],
    [
      'a Tribe in another Region',
      ({ regions }) => regions[1].tribes.unshift(...regions[0].tribes.splice(0, 1)),
      'regions[1] (nervii).tribes[0] (menapii): eburones must stand here: the rules know these 2, in their order',
    ],
    [
      'two cards of one number',
      ({ cards }) => put(cards[1], 'number', 1),
      'cards[1] (1): 2 must stand here: the rules know these 72, in their order',
    ],
    [
      'a scenario less',
      ({ scenarios }) => scenarios.shift(),
      'scenarios[0] (reconquest-of-gaul): pax-gallica must stand here: the rules know these 3, in their order',
    ],
    [
      'a City less, where an Event places a Citadel',
      ({ regions }) => put(regions[7].tribes[0], 'city', null),
      'regions[7] (mandubii).tribes[0] (mandubii): it must have a City: Events speak of it as Alesia (5.1)',
    ],
    [
      'a border of a Region with itself',
      ({ borders }) => put(borders[0], 'b', 'morini'),
      'borders[0] (morini to morini): it parts a Region from itself',
    ],
    [
      'a border told twice',
      ({ borders }) => borders.push({ a: 'nervii', b: 'morini', kind: 'land' }),
      'borders[39] (nervii to morini): there is another border between the two',
    ],
    [
      'a border of Germania without the Rhenus',
      ({ borders }) => put(borders[borderAt('ubii', 'treveri')], 'kind', 'land'),
      'borders[14] (ubii to treveri).kind: must be rhenus (1.3.5)',
    ],
    [
      'a way to Britannia on foot',
      ({ borders }) => put(borders[borderAt('morini', 'britannia')], 'kind', 'land'),
      'borders[3] (morini to britannia).kind: must be coastal (1.3.4)',
    ],
    [
      'the Rhenus in Celtica',
      ({ borders }) => put(borders[borderAt('aedui', 'arverni')], 'kind', 'rhenus'),
      'borders[33] (aedui to arverni).kind: must be land (1.3.1)',
    ],
    [
      'a Region that Supply Lines would begin in',
      ({ borders }) => borders.push({ a: 'arverni', b: 'cisalpina', kind: 'land' }),
      'borders: Cisalpina borders on ubii, sequani, provincia, and on no other (3.2.1)',
    ],
    [
      'another Region at Cisalpina',
      ({ borders }) => put(borders[borderAt('ubii', 'cisalpina')], 'a', 'sugambri'),
      'borders: Cisalpina borders on ubii, sequani, provincia, and on no other (3.2.1)',
    ],
    [
      'two coasts across from Britannia',
      (set) => withoutBorder(set, 'veneti', 'britannia'),
      'borders: Britannia has 3 coasts across from it (1.3.4)',
    ],
    [
      'Regions that no way leads to',
      (set) =>
        put(
          set,
          'borders',
          set.borders.filter(({ a, b }) => a !== 'arverni' && b !== 'arverni'),
        ),
      'borders: no way leads to arverni',
    ],
    [
      'a Faction twice on a card',
      ({ cards }) => put(cards[4].order, '1', 'romans'),
      'cards[4] (5).order: it must name each of the four Factions once (2.3.2)',
    ],
    [
      'three Factions on a card',
      ({ cards }) => cards[4].order.pop(),
      'cards[4] (5).order: it must name each of the four Factions once (2.3.2)',
    ],
    [
      'a Leader of the Aedui',
      ({ pools }) => put(pools.aedui, 'leader', 1),
      'pools.aedui.leader: must be 0, as the rules name Leaders (1.4.3)',
    ],
    [
      'Legions of the Aedui',
      ({ pools }) => put(pools.aedui, 'legions', 2),
      'pools.aedui: only Romans have Legions and Forts (1.4)',
    ],
    [
      'a Fort of the Belgae',
      ({ pools }) => put(pools.belgae, 'forts', 1),
      'pools.belgae: only Romans have Legions and Forts (1.4)',
    ],
    [
      'a Citadel of the Germans',
      ({ pools }) => put(pools.germans, 'citadels', 1),
      'pools.germans.citadels: only Gauls have Citadels (1.4)',
    ],
    [
      'more Legions than the track holds',
      ({ pools }) => put(pools.romans, 'legions', 13),
      'pools.romans.legions: the Legions track holds 12 (1.4.1)',
    ],
    [
      'no Fort for Provincia',
      ({ pools }) => put(pools.romans, 'forts', 0),
      'pools.romans.forts: one is in Provincia for good (1.4.2)',
    ],
    [
      'a deck of more Events than there are',
      ({ scenarios }) => put(scenarios[PAX], 'deck', { piles: 15, winters: [15] }),
      'scenarios[0] (pax-gallica).deck.piles: 15 piles of 5 are more than the 72 Events (2.1)',
    ],
    [
      'Winters in no order',
      ({ scenarios }) => put(scenarios[REVOLT].deck, 'winters', [6, 3, 9]),
      'scenarios[2] (great-revolt).deck.winters: they must be piles in rising order, 9 the last (2.1)',
    ],
    [
      'a Winter in no pile',
      ({ scenarios }) => put(scenarios[REVOLT].deck, 'winters', [3, 6, 10]),
      'scenarios[2] (great-revolt).deck.winters: they must be piles in rising order, 9 the last (2.1)',
    ],
    [
      'a shorter deck that never ends',
      ({ scenarios }) => put(scenarios[REVOLT], 'short', { piles: 6, winters: [3] }),
      'scenarios[2] (great-revolt).short.winters: the last pile must have a Winter, which ends the game (2.4.1)',
    ],
    [
      'more Resources than the track has',
      ({ scenarios }) => put(scenarios[REVOLT].resources, 'aedui', 46),
      'scenarios[2] (great-revolt).resources.aedui: nobody has more than 45 Resources (1.8)',
    ],
    [
      'a Senate that waits',
      ({ scenarios }) => put(scenarios[REVOLT], 'senate', null),
      'scenarios[2] (great-revolt).senate: the marker waits in Pax Gallica? only (2.1)',
    ],
    [
      'Legions that wait',
      ({ scenarios }) => put(scenarios[REVOLT], 'legions', { track: 1, waiting: 1 }),
      'scenarios[2] (great-revolt).legions.waiting: Legions wait in Pax Gallica? only (2.1)',
    ],
    [
      'a Legion too few',
      ({ scenarios }) => put(scenarios[REVOLT].legions, 'track', 1),
      'scenarios[2] (great-revolt).legions: there are 11 Legions with those in Regions, of 12 (1.4.1)',
    ],
    [
      'pieces in Cisalpina',
      ({ scenarios }) => put(scenarios[REVOLT].forces, 'cisalpina', { romans: { troops: 1 } }),
      'scenarios[2] (great-revolt).forces.cisalpina.romans: Cisalpina holds no pieces at the start (1.4.2)',
    ],
    [
      'a Fort of Gauls',
      ({ scenarios }) => put(scenarios[REVOLT].forces.aedui ?? {}, 'aedui', { troops: 6, fort: true }),
      'scenarios[2] (great-revolt).forces.aedui.aedui: only Romans have Legions and Forts (1.4)',
    ],
    [
      'a Leader of the Germans',
      ({ scenarios }) => put(scenarios[REVOLT].forces.ubii ?? {}, 'germans', { leader: 'named' }),
      'scenarios[2] (great-revolt).forces.ubii.germans: the Germans have no Leader (1.4.3)',
    ],
    [
      'two Vercingetoriges',
      ({ scenarios }) => put(scenarios[REVOLT].forces.arverni ?? {}, 'arverni', { leader: 'named' }),
      'scenarios[2] (great-revolt).forces: the Arverni have one Leader (1.4.3)',
    ],
    [
      'Vercingetorix in Pax Gallica?',
      ({ scenarios }) => put(scenarios[PAX].forces.arverni ?? {}, 'arverni', { leader: 'named' }),
      'scenarios[0] (pax-gallica).forces: Vercingetorix waits in the Spring box (2.1)',
    ],
    [
      'more Warbands than there are',
      ({ pools }) => put(pools.arverni, 'troops', 28),
      'scenarios[2] (great-revolt).forces: 29 of 28 Warbands of the Arverni (1.4.1)',
    ],
    [
      'more Auxilia than there are',
      ({ pools }) => put(pools.romans, 'troops', 13),
      'scenarios[2] (great-revolt).forces: 14 of 13 Auxilia (1.4.1)',
    ],
    [
      'more Forts than there are',
      ({ pools }) => put(pools.romans, 'forts', 3),
      'scenarios[2] (great-revolt).forces: 4 of 3 Forts (1.4.1)',
    ],
    [
      'no Fort in Provincia',
      ({ scenarios }) =>
        put(scenarios[REVOLT].forces, 'provincia', { romans: { leader: 'named', troops: 6 } }),
      'scenarios[2] (great-revolt).forces.provincia: a Fort is there for good (1.4.2)',
    ],
    [
      'an Ally and a Citadel at a Tribe',
      ({ scenarios }) => put(scenarios[REVOLT].allies, 'aedui', 'aedui'),
      'scenarios[2] (great-revolt).allies: aedui: one piece or marker stands at a Tribe (1.4.2)',
    ],
    [
      'an Ally of others at Bibracte',
      ({ scenarios }) => put(scenarios[PAX].allies, 'aedui', 'romans'),
      'scenarios[0] (pax-gallica).allies.aedui: only the Aedui may stand there (1.4.2)',
    ],
    [
      'a Citadel without City',
      ({ scenarios }) => put(scenarios[PAX].citadels, 'cadurci', 'arverni'),
      'scenarios[0] (pax-gallica).citadels.cadurci: it has no City (1.3.3)',
    ],
    [
      'a Citadel of the Romans',
      ({ scenarios }) => put(scenarios[PAX].citadels, 'bituriges', 'romans'),
      'scenarios[0] (pax-gallica).citadels.bituriges: only Gauls have Citadels (1.4)',
    ],
    [
      'more Allies than there are',
      ({ pools }) => put(pools.belgae, 'allies', 5),
      'scenarios[1] (reconquest-of-gaul).allies: 7 of 5 of the Belgae (1.4.1)',
    ],
    [
      'more Citadels than there are',
      ({ pools }) => put(pools.aedui, 'citadels', 0),
      'scenarios[1] (reconquest-of-gaul).citadels: 1 of 0 of the Aedui (1.4.1)',
    ],
    [
      'more Dispersed Tribes than markers',
      ({ scenarios }) =>
        put(scenarios[RECONQUEST], 'dispersed', {
          ...{ veneti: 'dispersed', namnetes: 'dispersed', cadurci: 'dispersed' },
          ...{ volcae: 'gathering', helvii: 'gathering' },
        }),
      'scenarios[1] (reconquest-of-gaul).dispersed: 5 of 4 markers (3.2.3)',
    ],
  ])('%s', (_, change, fault) => {
    expect(refusalOf(change)).toContain(fault);
  });
});

const game = gameWith(corrected);
const box = corrected.id;

describe('rules follow the set', () => {
  const state = (position: Position = {}): G => stateOf({ box, ...position });
  const inBoth = <Value>(ask: (G: G) => Value, position: Position = {}): [Value, Value] => [
    ask(stateOf(position)),
    ask(state(position)),
  ];
  const start = (components: Components, players = 4): G => {
    const options = withDefaults(FallingSky.rulebook);
    return setUp(components, { options, seats: seatingFor(players, options), random: seededChance(1) });
  };

  test('1.3.1 a Region has the name and the home that are printed', () => {
    expect(inBoth((G) => regionName(G, 'veneti'))).toEqual(['Veneti', 'Aremorica']);
    expect(inBoth((G) => isHome(G, 'veneti', 'arverni'))).toEqual([false, true]);
    const rallied = (position: Position) =>
      beginCommand(position, 'rally', 'arverni').legal('arverni', 'warbands');
    expect(rallied({})).not.toContain('veneti 1');
    expect(rallied({ box })).toContain('veneti 1');
  });

  test('1.3.1 what is told and asked names them so', () => {
    const { G } = beginCommand({ box, pieces: { veneti: { arverni: { troops: 2 } } } }, 'rally', 'arverni');
    const move = { move: 'warbands', args: ['veneti', 1] };
    expect(labelOf(FallingSky.rulebook, G, 'arverni', move)).toContain('Place 1 Warband in Aremorica');
  });

  test('1.3.3 an Ally at a new City can become a Citadel, and counts as one in a City (8.4.1)', () => {
    const at: Position['at'] = { senones: 'arverni' };
    expect(inBoth((G) => placesForCitadel(G, 'mandubii', 'arverni'), { at })).toEqual([[], ['senones']]);
    expect(inBoth((G) => isAtCity(G, 'senones'))).toEqual([false, true]);
    expect(inBoth((G) => tribeName(G, 'senones'))).toEqual(['Senones', 'Agedincum']);
  });

  test('1.4.2 a Tribe is for the Faction alone that is printed there', () => {
    expect(inBoth((G) => openTribes(G, 'arverni', 'romans').includes('cadurci'))).toEqual([true, false]);
    expect(inBoth((G) => openTribes(G, 'arverni', 'arverni').includes('cadurci'))).toEqual([true, true]);
  });

  test('1.3 Regions are adjacent by the borders that are printed', () => {
    expect(inBoth((G) => adjacentTo(G, 'mandubii').includes('sequani'))).toEqual([true, false]);
    expect(inBoth((G) => adjacentTo(G, 'carnutes').includes('aedui'))).toEqual([false, true]);
    expect(inBoth((G) => withinOne(G, 'aedui').includes('carnutes'))).toEqual([false, true]);
    expect(inBoth((G) => isWithinOne(G, 'aedui', 'carnutes'))).toEqual([false, true]);
    const galliaTogata = true;
    expect(inBoth((G) => adjacentTo(G, 'carnutes').includes('aedui'), { galliaTogata })).toEqual([
      false,
      true,
    ]);
  });

  test('1.3 with Gallia Togata Cisalpina is adjacent, too, and a Region is within 1 of itself', () => {
    expect(adjacentTo(state({ galliaTogata: true }), 'provincia')).toContain('cisalpina');
    expect(withinOne(state(), 'aedui')).toContain('aedui');
  });

  test('what is tried out on a copy is of the same set', () => {
    expect(copyOfGame(state()).box).toBe(box);
  });

  test('3.2.1 Supply Lines follow them', () => {
    const held = { arverni: { troops: 5 } };
    const pieces: Position['pieces'] = {
      ...{ treveri: held, aedui: held, bituriges: held },
      atrebates: held,
      carnutes: held,
    };
    const reaches = (G: G) => supplyLine(G, ['romans']).has('mandubii');
    expect(inBoth(reaches, { pieces })).toEqual([true, false]);
  });

  test('2.3.2 Factions act in the order of the card', () => {
    expect(inBoth((G) => factionOrder(G)[0], { card: 1 })).toEqual(['romans', 'belgae']);
  });

  test('8.2.1 and its signs tell Non-players about the Event', () => {
    expect(inBoth((G) => isAutomatic(G, 1))).toEqual([false, true]);
  });

  test('5.0 an Event has the name of its card, and what it brings about is the rules’', () => {
    expect(inBoth((G) => cardOf(G, 1).name)).toEqual(['Cicero', 'Marcus Tullius Cicero']);
    expect(inBoth((G) => cardOf(G, 8).capability.length)).toEqual([2, 2]);
    const { G } = beginEvent({ box, senate: { box: 'intrigue', firm: false } }, 1, 'unshaded', 'romans');
    expect(promptFor(FallingSky.rulebook, G, 'romans')?.text).toMatch(/^Marcus Tullius Cicero: /);
  });

  test('1.4.1 as many pieces are Available as the box has', () => {
    expect(inBoth((G) => availableTroops(G, 'arverni'))).toEqual([35, 40]);
    expect(inBoth((G) => availableAt(G, 'belgae', 'citadel'))).toEqual([1, 2]);
    expect(inBoth(availableForts)).toEqual([5, 7]);
    expect(inBoth(legionsOffMap)).toEqual([12, 11]);
  });

  test('2.1 a scenario is set up as it is printed', () => {
    const G = start(corrected);
    expect(G.box).toBe(box);
    expect(deckPlanOf(G)).toEqual({ piles: 4, winters: [2, 4] });
    expect(1 + G.secret.deck.length).toBe(4 * 5 + 2);
    expect(G.resources.aedui).toBe(17);
    expect(G.senate.box).toBe('uproar');
    expect(G.legions.track + legionsOnMap(G)).toBe(11);
    expect(G.forces.veneti?.arverni?.hidden).toBe(5);
    expect(G.tribes).toMatchObject({
      ...{ volcae: { by: 'arverni', citadel: false }, senones: { by: 'arverni', citadel: true } },
      treveri: { dispersed: 'dispersed' },
    });
    expect(fallingSkyInvariant(G)).toBeNull();
  });

  test('2.1 Ambiorix takes the place of his Successor, wherever that is', () => {
    expect(start(corrected).forces.ubii?.belgae?.leader).toBe('named');
    expect(start(defaultComponents).forces.sugambri?.belgae?.leader).toBe('named');
  });

  test('a view says of which set it is, and a state of ours does not', () => {
    const G = start(corrected);
    expect(viewOf(G, ['romans']).box).toBe(box);
    expect('box' in start(defaultComponents)).toBe(false);
  });

  test('its rules say what players should know of it, and ours are as they were', () => {
    const { inferred, options } = rulebookWith(corrected);
    expect(inferred).toBe('From the map of my box.');
    expect(options[0].choices[2].label).toBe('The Great Revolt (Spring of 52 BC)');
    expect(FallingSky.rulebook.inferred).toBeUndefined();
    expect(FallingSky.rulebook.options[0].choices[2].label).toBe('The Great Revolt (52 BC, Spring)');
    expect(game.name).toBe('falling-sky');
  });

  test('a match of a set that is not at hand is refused, and so is a second set of one id', () => {
    expect(() => boxOf({ box: 'another' })).toThrow('the components "another" are not at hand');
    const other = changed(({ regions }) => put(regions[0], 'name', 'Menapii'));
    expect(() => rulebookWith(loadComponents(other))).toThrow(`two sets of components are called ${OUR_SET}`);
    expect(openBox(defaultComponents)).toBe(boxOf({}));
  });

  test('a match of the one set is not gone on with in the other', () => {
    const [ours, theirs] = [start(defaultComponents), start(corrected)];
    const { refusal } = rulebookWith(corrected);
    expect(refusal?.(theirs)).toBeNull();
    expect(refusal?.(ours)).toBe(
      'This match is played with other components (second-edition) than are at hand (corrected-sky)',
    );
    expect(FallingSky.rulebook.refusal?.(ours)).toBeNull();
    expect(FallingSky.rulebook.refusal?.(theirs)).toBe(
      'This match is played with other components (corrected-sky) than are at hand (second-edition)',
    );
  });
});

describe('a game of the set', () => {
  test.each([
    ['four players', {}, 4],
    ['one against Non-players', { nonPlayers: keyOf(['arverni', 'aedui', 'belgae']) }, 1],
  ])('is played to the end by %s', (_, options, players) => {
    const match = new Match(game, 3, options, players);
    playRandomly(match, 3);
    expect(match.over).toBe(true);
    expect(match.state.G.box).toBe(box);
    expect(fallingSkyInvariant(match.state.G)).toBeNull();
  });

  test('is the same whatever things are called', () => {
    const renamed = loadComponents(
      changed((set) => {
        set.id = 'renamed-sky';
        for (const region of set.regions) {
          region.name = `Other ${region.name}`;
          for (const tribe of region.tribes) {
            tribe.name = `Other ${tribe.name}`;
            if (tribe.city !== null) tribe.city = `Other ${tribe.city}`;
          }
        }
        for (const card of set.cards) card.name = `Other ${card.name}`;
      }),
    );
    const [ours, theirs] = [FallingSky, gameWith(renamed)].map((each) => {
      const match = new Match(each, 5, { length: 'short' });
      const told: string[] = [];
      playRandomly(match, 5, ({ state }) => told.push(JSON.stringify(state.deltalog ?? [])));
      return { G: match.state.G, told: told.join('\n') };
    });
    expect(theirs.G).toEqual({ ...ours.G, box: 'renamed-sky' });
    expect(theirs.told).toContain('in Other Arverni');
    expect(theirs.told.replaceAll('Other ', '')).toBe(ours.told);
  });

  test('is hosted where the environment names its file', () => {
    const environment = { COMPONENTS_FALLING_SKY: 'sky.json' };
    const read = (set: unknown) => (file: string) => {
      expect(file).toBe('sky.json');
      return JSON.stringify(set);
    };
    const [hosted] = ownersGames(environment, read(corrected));
    expect(hosted).toMatchObject({ game: { name: 'falling-sky' }, components: { id: box } });
    expect(() => ownersGames(environment, read(defaultComponents))).toThrow(
      'COMPONENTS_FALLING_SKY: id must be another than second-edition',
    );
    expect(() => ownersGames(environment, read({ ...corrected, cards: [] }))).toThrow(
      'COMPONENTS_FALLING_SKY: These components cannot be played with.\ncards: 1 must stand here',
    );
  });
});

test('every Faction has a pool', () => {
  expect(Object.keys(defaultComponents.pools).sort()).toEqual([...FACTIONS].sort());
});
