/* Sets of components as JSON: read as they are, refused with a word for each fault, and played with. */
import { describe, expect, test } from 'vitest';
import { defaultComponents, gameWith, rulebookWith } from '../../games/caesar-rome-vs-gaul';
import { boxOf, openBox } from '../../games/caesar-rome-vs-gaul/components/box';
import type { Components } from '../../games/caesar-rome-vs-gaul/components/components';
import { loadComponents } from '../../games/caesar-rome-vs-gaul/components/load';
import { controlsProvince } from '../../games/caesar-rome-vs-gaul/control';
import { placesFor } from '../../games/caesar-rome-vs-gaul/influence';
import { strengthOf } from '../../games/caesar-rome-vs-gaul/pieces';
import { setUp } from '../../games/caesar-rome-vs-gaul/setup';
import type { G } from '../../games/caesar-rome-vs-gaul/state';
import { scripted } from '../../games/testing/chance';
import { Match, playRandomly } from '../../games/testing/match';
import { type Draft as DraftOf, draftsOf, put } from '../tools/drafts';

type Draft = DraftOf<Components>;

const { draft, changed, refusalOf } = draftsOf(defaultComponents, loadComponents);

function idsOf(items: readonly { id: string }[]): string[] {
  return items.map(({ id }) => id);
}

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
  const faults = refusalOf(({ spaces }) => {
    for (const space of spaces) space.name = '';
  });
  expect(faults).toHaveLength(6);
  expect(faults[0]).toBe('spaces[0] (portus-itius).name: must not be empty, and is ""');
  expect(faults[5]).toBe(`and ${defaultComponents.spaces.length - 5} more`);
});

describe('a shape is refused', () => {
  test.each<[string, (draft: Draft) => void, string]>([
    [
      'with something missing',
      ({ tribes }) => Reflect.deleteProperty(tribes[2].front, 'strength'),
      'tribes[2] (bellovaci).front.strength: it is missing',
    ],
    [
      'with something unknown',
      ({ spaces }) => put(spaces[4], 'garrison', 2),
      'spaces[4] (samarobriva).garrison: there is no such property',
    ],
    ['with a list unknown', (set) => put(set, 'rivers', []), 'rivers: there is no such property'],
    [
      'with a kind unknown',
      ({ spaces }) => put(spaces[3], 'kind', 'city'),
      'spaces[3] (nemetacum).kind: must be one of "town", "walledCity", "stronghold", "vp", and is "city"',
    ],
    [
      'with half a strength',
      ({ legions }) => put(legions[0].front, 'strength', 1.5),
      'legions[0] (V).front.strength: must be a whole number',
    ],
    [
      'with an id nobody can type',
      ({ named }) => put(named, 'pass', 'the pass'),
      'named.pass: must be letters, digits and hyphens',
    ],
    [
      'with an id that every object has',
      ({ tribes }) => put(tribes[0], 'id', 'constructor'),
      'tribes[0] (constructor).id: must not be a word that every object knows',
    ],
    [
      'with a Legion of no turn',
      ({ legions }) => put(legions[0], 'start', 7),
      'legions[0] (V).start: must be a turn, 1 to 6',
    ],
    [
      'with a row no two dice roll',
      ({ battleTable }) => put(battleTable.rows, '13', []),
      'battleTable.rows.13: rows are for the totals of two dice, 2 to 12',
    ],
    [
      'with a cell of three stars',
      ({ battleTable }) => put(battleTable.rows[4], '1', '0***'),
      'battleTable.rows.4[1]: must be hits, such as 2 or 2**',
    ],
    [
      'with a cell of one number in the Siege Table',
      ({ siegeTable }) => put(siegeTable.rows[12], '0', '2'),
      'siegeTable.rows.12[0]: must be S, or losses and Siege Points, such as -/1 or 1/2',
    ],
    [
      'with a card of no number',
      ({ cards }) => put(cards[0], 'number', 0),
      'cards[0] (0).number: must be 1 or more',
    ],
    [
      'with an effect nobody knows',
      ({ cards }) => put(cards[3].effects[0], 'op', 'magic'),
      'cards[3] (4).effects[0].op: must be one of "turnOrder", "activate", ',
    ],
    [
      'with a word an effect has no use for',
      ({ cards }) => put(cards[3].effects[0], 'where', { moon: true }),
      'cards[3] (4).effects[0].where.moon: there is no such property',
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
      'two spaces of one id',
      ({ spaces }) => spaces.push({ ...spaces[4] }),
      'spaces[111] (samarobriva): there is another space of this id',
    ],
    [
      'a Legion and a Leader of one id',
      (set) => put(set.legions[9], 'id', 'galba'),
      'legions[9] (galba): there is another piece of this id',
    ],
    [
      'a Region the rules do not know',
      ({ regions }) => regions.push({ ...regions[5], id: 'hibernia' }),
      'regions[6] (hibernia): there are six Regions only (2.2.1): belgica, celtica, aquitania, provincia, germania, britannia',
    ],
    [
      'more Provinces to win by than there are',
      ({ regions }) => put(regions[2], 'automaticVictory', 2),
      'regions[2] (aquitania): automaticVictory asks for 2 of 1 Provinces (19.1.2)',
    ],
    [
      'a Province of no Region',
      ({ provinces }) => put(provinces[0], 'region', 'hibernia'),
      'provinces[0] (morini): there is no Region hibernia',
    ],
    [
      'a Province of Gaul without number',
      ({ provinces }) => put(provinces[0], 'number', null),
      'provinces[0] (morini): Provinces of Gaul, and no others, have a number (2.2.4)',
    ],
    [
      'two Provinces of one number',
      ({ provinces }) => put(provinces[1], 'number', 1),
      'provinces[1] (atrebates): there is another Province number 1',
    ],
    [
      'a Province that half its spaces control',
      ({ provinces }) => put(provinces[11], 'majority', 2),
      'provinces[11] (sequani): majority 2 is not the greater part of its 4 spaces (8.2.2)',
    ],
    [
      'a space of no Province',
      ({ spaces }) => put(spaces[0], 'province', 'menapii'),
      'spaces[0] (portus-itius): there is no Province menapii',
    ],
    [
      'a space called like a box',
      ({ spaces, paths }) => {
        spaces[15].id = 'pool';
        for (const path of paths) {
          if (path.a === 'noviodunum-suessionum') path.a = 'pool';
          if (path.b === 'noviodunum-suessionum') path.b = 'pool';
        }
      },
      'spaces[15] (pool): this id is that of a box beside the map',
    ],
    [
      'a section of another Province',
      ({ spaces }) => {
        for (const space of spaces) if (space.section === 'lingones') space.section = 'aedui';
      },
      'spaces[43] (augustobona): section aedui is no Tribe of senones-lingones',
    ],
    [
      'a space without section in a shared Province',
      ({ spaces }) => put(spaces[43], 'section', null),
      'provinces[10] (senones-lingones): either all of its spaces have a section or none (11.3.5)',
    ],
    [
      'two Tribes in a Province of no sections',
      ({ tribes }) => put(tribes[1], 'province', 'morini'),
      'provinces[0] (morini): morini and atrebates share it, which takes sections (11.3.5)',
    ],
    [
      'a Port on no sea',
      ({ spaces }) => put(spaces[0], 'ports', ['mare-nostrum']),
      'spaces[0] (portus-itius): ports[0]: there is no Sea Zone mare-nostrum',
    ],
    [
      'a space no path leads to',
      (set) =>
        put(
          set,
          'paths',
          set.paths.filter(({ a, b }) => a !== 'verlamion' && b !== 'verlamion'),
        ),
      'spaces[110] (verlamion): no path leads there',
    ],
    [
      'a path to nowhere',
      ({ paths }) => put(paths[5], 'b', 'nemetocenna'),
      'paths[5] (castellum to nemetocenna): b: there is no space nemetocenna',
    ],
    [
      'a path told twice',
      ({ paths }) => paths.push({ ...paths[0], a: paths[0].b, b: paths[0].a }),
      'paths[211] (castellum to portus-itius): there is another path between the two',
    ],
    [
      'no way to Rome',
      (set) =>
        put(
          set,
          'paths',
          set.paths.filter(({ kind }) => kind !== 'viaDomitia'),
        ),
      'paths: there must be one Via Domitia (15.3.2)',
    ],
    [
      'a Tribe without a Town',
      ({ tribes }) => put(tribes[0], 'province', 'menapii'),
      'tribes[0] (morini): there is no Province menapii',
    ],
    [
      'no Caesar',
      ({ romanLeaders }) => put(romanLeaders[0], 'rank', 'legate'),
      'romanLeaders: one Leader must have the rank caesar',
    ],
    [
      'a Leader at home nowhere',
      ({ gallicLeaders }) => put(gallicLeaders[1], 'home', 'treveri'),
      'gallicLeaders[1] (ambiorix): home: there is no Region treveri',
    ],
    [
      'Germans who start in a Town',
      ({ germans }) => put(germans, 'starts', ['lutetia']),
      'germans (germani): starts[0]: lutetia is no Stronghold (17.4.3)',
    ],
    [
      'a marker of the set-up in a Stronghold',
      ({ setup }) => put(setup.romanInfluence, '0', 'octodurus'),
      'setup.romanInfluence[0] (octodurus): it is no Town, and only Towns hold influence (8.3.1)',
    ],
    [
      'a marker of the set-up nowhere',
      ({ setup }) => put(setup.gallicInfluence, '1', 'rome'),
      'setup.gallicInfluence[1] (rome): there is no such space',
    ],
    [
      'a Walled City without walls',
      ({ defences }) => Reflect.deleteProperty(defences.cities, 'narbo'),
      'defences.cities: the Walled City narbo is missing (14.2)',
    ],
    [
      'a Port of the Veneti on another sea',
      ({ named }) => put(named, 'venetiSea', 'oceanus-britannicus'),
      'named.venetiSea: no Town of the Province of veneti is a Port on oceanus-britannicus (11.3.4)',
    ],
    [
      'a pass that is no Stronghold',
      ({ named }) => put(named, 'pass', 'genava'),
      'named.pass: genava is no Stronghold (19.3)',
    ],
    [
      'a row of the tables missing',
      ({ battleTable }) => Reflect.deleteProperty(battleTable.rows, '7'),
      'battleTable.rows: there is none for the dice total 7',
    ],
    [
      'a row with a cell too few',
      ({ siegeTable }) => put(siegeTable.rows, '7', ['1/0']),
      'siegeTable.rows[7]: it has 1 cells for 5 columns',
    ],
    [
      'columns in no order',
      ({ battleTable }) => put(battleTable.columns[3], 'from', 20),
      'battleTable.columns[4]: columns must stand in rising order',
    ],
    [
      'no column for Subjugation',
      ({ siegeTable }) => put(siegeTable.columns[2], 'odds', 1.6),
      'siegeTable.columns: there is none for the odds 1.5, which Subjugation uses (14.7.2)',
    ],
    [
      'two cards of one number',
      ({ cards }) => put(cards[7], 'number', 3),
      "cards[7] (3 THREE DAYS' MARCH): there is another card number 3",
    ],
    [
      'a Surprise card for no moment',
      ({ cards }) => Reflect.deleteProperty(cards[6], 'timing'),
      'cards[6] (7 VOW TO MARS): a surprise card must say its timing (7.5.4)',
    ],
    [
      'two Reaction cards',
      ({ cards }) => cards.push({ ...cards[43], number: 56 }),
      'cards: one must be a Reaction card (7.5.5)',
    ],
    [
      'a card for a Leader nobody knows',
      ({ cards }) => put(cards[1].effects[0], 'who', { leader: 'brutus' }),
      'cards[1] (2 CONSTANT AS THE NORTHERN STAR) effects[0].who.leader: there is no Leader brutus',
    ],
    [
      'a card for a unit nobody knows',
      ({ cards }) => put(cards[11].effects[0], 'unit', 'iberian-cavalry'),
      'cards[11] (12 GERMAN CAVALRY) effects[0].unit: there is no unit iberian-cavalry among the auxiliaries',
    ],
    [
      'a card for a people nobody knows',
      ({ cards }) => put(cards[17].effects[1], 'natives', 'picti'),
      'cards[17] (18 BRIDGE OVER THE RHINE) effects[1].natives: there is no people picti',
    ],
    [
      'a card for a Region nobody knows',
      ({ cards }) => put(cards[4].effects[0], 'where', { oneRegionOf: ['belgica', 'hibernia'] }),
      'cards[4] (5 ROMAN RULE) effects[0].where.oneRegionOf: there is no Region hibernia',
    ],
    [
      'a Region of no Province',
      ({ provinces }) => put(provinces[25], 'region', 'germania'),
      'regions[5] (britannia): it has no Province (2.2.1)',
    ],
    [
      'a Province of no space',
      ({ provinces }) => provinces.push({ ...provinces[25], id: 'hibernia' }),
      'provinces[26] (hibernia): it has no space (2.2.1)',
    ],
    [
      'a Province that more than all its spaces control',
      ({ provinces }) => put(provinces[11], 'majority', 5),
      'provinces[11] (sequani): majority 5 is not the greater part of its 4 spaces (8.2.2)',
    ],
    [
      'a path from nowhere',
      ({ paths }) => put(paths[5], 'a', 'castra'),
      'paths[5] (castra to nemetacum): a: there is no space castra',
    ],
    [
      'a path that leads back',
      ({ paths }) => put(paths[5], 'b', 'castellum'),
      'paths[5] (castellum to castellum): it leads nowhere',
    ],
    [
      'a Via Domitia to elsewhere',
      ({ paths }) => put(paths[210], 'b', 'vienne'),
      'paths[210] (ebrodunum to vienne): the Via Domitia leads to roma, as b (15.3.2)',
    ],
    [
      'a Port on one sea twice',
      ({ spaces }) => put(spaces[0], 'ports', ['oceanus-britannicus', 'oceanus-britannicus']),
      'spaces[0] (portus-itius): ports[1]: oceanus-britannicus is named twice',
    ],
    [
      'a Tribe at home where no Town is',
      ({ spaces }) => {
        for (const space of spaces) if (space.province === 'remi') space.kind = 'stronghold';
      },
      'tribes[5] (remi): its part of remi has no Town for its Fortified Town (11.2.1)',
    ],
    [
      'one Legate only',
      ({ romanLeaders }) => {
        for (const leader of romanLeaders.slice(2)) leader.rank = 'event';
      },
      'romanLeaders: there must be 2 Legates or more (5.4.1)',
    ],
    [
      'two levies of the Provinces',
      ({ auxiliaries }) => put(auxiliaries[2], 'strength', 'provinces'),
      'auxiliaries: only one may have the strength of its Provinces (17.6.3)',
    ],
    [
      'Germans from nowhere',
      ({ germans }) => put(germans, 'starts', []),
      'germans (germani): starts: it has no space to start from',
    ],
    [
      'three Tribes in council',
      ({ tribes }) => {
        for (const tribe of tribes.slice(0, 2)) tribe.start = 'council';
      },
      'tribes: 2 may start in the Gallic Council Box, not more (18.1)',
    ],
    [
      'a people of no Region',
      ({ natives }) => put(natives[0], 'region', 'hibernia'),
      'natives[0] (sugambri): there is no Region hibernia',
    ],
    [
      'two markers in a space',
      ({ setup }) => setup.gallicInfluence.push('bibracte'),
      'setup.gallicInfluence[4] (bibracte): it has a marker already',
    ],
    [
      'Caesar in no Province',
      ({ setup }) => put(setup, 'caesarIn', 'roma'),
      'setup.caesarIn: there is no Province roma',
    ],
    [
      'a garrison nowhere',
      ({ setup }) => put(setup, 'garrison', 'vienna'),
      'setup.garrison: there is no space vienna',
    ],
    [
      'walls without a city',
      ({ defences }) => put(defences.cities, 'lutetia', defences.town),
      'defences.cities.lutetia: there is no such Walled City',
    ],
    [
      'Arverni nobody knows',
      ({ named }) => put(named, 'arverni', 'averni'),
      'named.arverni: there is no Tribe averni',
    ],
    [
      'a Town of the Arverni elsewhere',
      ({ named }) => put(named, 'arverniTown', 'alesia'),
      'named.arverniTown: alesia is no Town of the Province of arverni (11.3.2)',
    ],
    [
      'a column for odds at which a place submits',
      ({ siegeTable }) => put(siegeTable.columns[4], 'odds', 3),
      'siegeTable.columns[4]: odds of 3 are never rolled for (14.3.2)',
    ],
    [
      'a deck too small to deal',
      ({ cards }) => cards.splice(0, 40),
      'cards: there must be 16 or more, as many as are dealt (7.2.1)',
    ],
    [
      'an Event for a moment of Surprise',
      ({ cards }) => put(cards[4], 'timing', 'beforeBattleDice'),
      'cards[4] (5 ROMAN RULE): timing beforeBattleDice is for Surprise cards (7.5.4)',
    ],
    [
      'a Surprise card for the moment of the Reaction card',
      ({ cards }) => put(cards[6], 'timing', 'reaction'),
      'cards[6] (7 VOW TO MARS): the timing reaction is for the Reaction card (7.5.5)',
    ],
    [
      'a card that places a Leader nobody knows',
      ({ cards }) => put(cards[8].effects[0], 'leader', 'brutus'),
      'cards[8] (9 SUPPORT OF CRASSUS) effects[0].leader: there is no Leader brutus',
    ],
    [
      'a card for the Province of a Leader nobody knows',
      ({ cards }) => put(cards[5].effects[0], 'where', { provinceOf: 'brutus' }),
      'cards[5] (6 DESTROYED ROOT AND BRANCH) effects[0].where.provinceOf: there is no Leader brutus',
    ],
    [
      'a card that places a Tribe nobody knows',
      ({ cards }) => put(cards[42].effects[0], 'tribe', 'helvetii'),
      'cards[42] (43 THE AEDUI FORSAKE ROME) effects[0].tribe: there is no Tribe helvetii',
    ],
    [
      'a card for paths of a Region nobody knows',
      ({ cards }) => put(cards[17].effects[0], 'region', 'hibernia'),
      'cards[17] (18 BRIDGE OVER THE RHINE) effects[0].region: there is no Region hibernia',
    ],
    [
      'a choice of what nobody knows',
      ({ cards }) => put(cards[49].effects[0], 'options', [{ op: 'placeTribe', tribe: 'helvetii' }]),
      'cards[49] (50 STRATAGEM) effects[0].options[0].tribe: there is no Tribe helvetii',
    ],
  ])('%s', (_, change, fault) => {
    expect(refusalOf(change)).toContain(fault);
  });
});

describe('rules follow the set', () => {
  const altered = loadComponents(
    changed((set) => {
      set.id = 'corrected-in-play';
      set.note = 'Corrected.';
      const rename = (id: string) => (id === 'lutetia' ? 'lutecia' : id);
      for (const space of set.spaces) space.id = rename(space.id);
      for (const path of set.paths) {
        path.a = rename(path.a);
        path.b = rename(path.b);
      }
      set.spaces.push({ ...set.spaces[0], id: 'gesoriacum', name: 'Gesoriacum', ports: [] });
      set.paths.push({ a: 'gesoriacum', b: 'castellum', kind: 'rough', source: 'rulebook' });
      set.provinces[0].majority = 3;
      set.tribes[0].front.strength = 7;
    }),
  );
  const table = (): G =>
    setUp(altered, { options: {}, seats: { roman: '0', gallic: '1' }, random: scripted() });

  test('a game of it has its own map and its own counters', () => {
    const state = table();
    expect(state.box).toBe('corrected-in-play');
    expect(placesFor(state, 'gallic')).toContain('lutecia');
    expect(placesFor(state, 'gallic')).toContain('gesoriacum');
    expect(placesFor(state, 'gallic')).not.toContain('lutetia');
    expect(strengthOf(state, 'morini')).toBe(7);
  });

  test('8.2.2 one more Town makes a Province harder to control', () => {
    const state = table();
    const hold = (...spaces: string[]) => {
      for (const space of spaces) state.markers[space] = { kind: 'influence', side: 'gallic' };
      return controlsProvince(state, 'morini', 'gallic');
    };
    expect(hold('castellum', 'cortoriacum')).toBe(false);
    expect(hold('gesoriacum')).toBe(true);
  });

  test('its rules say what players should know of it, and ours are as they were', () => {
    expect(rulebookWith(altered).inferred).toBe('Corrected.');
    expect(gameWith(altered).name).toBe('caesar-rome-vs-gaul');
    expect(boxOf({ box: defaultComponents.id }).space.lutetia.name).toBe('Lutetia');
  });

  test('a match of a set that is not at hand is refused, and so is a second set of one id', () => {
    expect(() => boxOf({ box: 'another' })).toThrow('the components "another" are not at hand');
    const other = changed(({ tribes }) => put(tribes[0], 'name', 'Menapii'));
    expect(() => rulebookWith(loadComponents(other))).toThrow(
      'two sets of components are called reconstruction-2',
    );
    expect(openBox(defaultComponents)).toBe(boxOf({ box: 'reconstruction-2' }));
  });
});

describe('a game of the set', () => {
  /** Our set with another word wherever a space, Province, sea, people or piece is named; Regions are the rulebook's. */
  const renamed = loadComponents(
    changed((set) => {
      set.id = 'renamed';
      const { provinces, spaces, seaZones, natives, tribes, legions, romanLeaders } = set;
      const pieces = [tribes, legions, romanLeaders, set.gallicLeaders, set.auxiliaries, [set.germans]];
      const known = new Set([provinces, spaces, seaZones, natives, ...pieces].flatMap(idsOf));
      for (const { id } of set.regions) known.delete(id);
      known.add('gallic-mercenary');
      const other = (word: string) => (known.has(word) ? `other-${word}` : word);
      const rename = (item: object) => {
        for (const [key, value] of Object.entries(item)) {
          if (typeof value === 'string' && key !== 'rank' && key !== 'start') put(item, key, other(value));
          else if (typeof value === 'object' && value !== null) rename(value);
        }
      };
      rename(set);
      const { cities } = set.defences;
      set.defences.cities = Object.fromEntries(Object.entries(cities).map(([id, city]) => [other(id), city]));
    }),
  );

  test('is played to the end, and the same whatever things are called', () => {
    const [ours, theirs] = [defaultComponents, renamed].map((components) => {
      const match = new Match(gameWith(components), 2);
      playRandomly(match, 2);
      return match;
    });
    expect(theirs.over).toBe(true);
    const state = JSON.stringify(theirs.state.G).replaceAll('other-', '');
    expect(JSON.parse(state)).toEqual({ ...ours.state.G, box: 'renamed' });
  });
});
