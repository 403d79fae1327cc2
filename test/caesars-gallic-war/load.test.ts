/* Sets of components as JSON: read as they are, refused with a word for each fault, and played with. */
import { describe, expect, test } from 'vitest';
import { defaultComponents, rulebook, rulebookWith } from '../../games/caesars-gallic-war';
import { bots } from '../../games/caesars-gallic-war/bot';
import { boxOf, openBox } from '../../games/caesars-gallic-war/components/box';
import { loadComponents } from '../../games/caesars-gallic-war/components/load';
import { setUp } from '../../games/caesars-gallic-war/setup';
import { ownersGames } from '../../games/owners';
import { scripted } from '../../games/testing/chance';
import { type Draft as DraftOf, put } from '../tools/drafts';
import { Corrected, changed, corrected, draft, refusalOf } from './corrected';

type Draft = DraftOf<typeof defaultComponents>;

const HOME = 'transalpine-gaul';

/** Our areas, borders, units and cards by their places in the lists. */
const AEDUI = defaultComponents.areas.findIndex(({ id }) => id === 'aedui');
const LAST_BORDER = defaultComponents.borders.length;

test('our own set is read from JSON as it is', () => {
  expect(loadComponents(draft())).toEqual(defaultComponents);
});

test('what is no set at all is refused', () => {
  expect(() => loadComponents('{}')).toThrow(
    'These components cannot be played with.\ncomponents: must be an object, and is "{}"',
  );
  expect(() => loadComponents({})).toThrow('areas: it is missing');
});

test('of many faults the first five are named, and how many more there are', () => {
  const faults = refusalOf(({ units }) => {
    for (const unit of units) unit.name = '';
  });
  expect(faults).toHaveLength(6);
  expect(faults[0]).toBe('units[0] (legion-vii).name: must not be empty, and is ""');
  expect(faults[5]).toBe(`and ${defaultComponents.units.length - 5} more`);
});

describe('a shape is refused', () => {
  test.each<[string, (draft: Draft) => void, string]>([
    [
      'with something missing',
      ({ areas }) => Reflect.deleteProperty(areas[AEDUI], 'town'),
      `areas[${AEDUI}] (aedui).town: it is missing`,
    ],
    [
      'with something unknown',
      ({ units }) => put(units[0], 'colour', 'red'),
      'units[0] (legion-vii).colour: there is no such property',
    ],
    ['with a list unknown', (set) => put(set, 'rivers', []), 'rivers: there is no such property'],
    [
      'with an area unknown',
      ({ areas }) => put(areas[0], 'id', 'roma'),
      'areas[0] (roma).id: must be one of ',
    ],
    [
      'with a region unknown',
      ({ areas }) => put(areas[AEDUI], 'region', 'gallia'),
      `areas[${AEDUI}] (aedui).region: must be one of "belgica", "celtae", `,
    ],
    [
      'with a border to nowhere',
      ({ borders }) => put(borders[0], 'b', 'roma'),
      'borders[0] (aedui to roma).b: must be one of ',
    ],
    [
      'with a border of another colour',
      ({ borders }) => put(borders[0], 'kind', 'red'),
      'borders[0] (aedui to allobroges).kind: must be one of "black", "blue", and is "red"',
    ],
    [
      'with a unit unknown',
      ({ units }) => put(units[0], 'id', 'legion-v'),
      'units[0] (legion-v).id: must be one of ',
    ],
    [
      'with an initiative unknown',
      ({ units }) => put(units[0], 'initiative', 'D'),
      'units[0] (legion-vii).initiative: must be one of "A", "B", "C", and is "D"',
    ],
    [
      'with a rating that no die rolls',
      ({ units }) => put(units[0], 'rating', 7),
      'units[0] (legion-vii).rating: must be a roll of a die, 1 to 6 (5.2.2), and is 7',
    ],
    [
      'with a strength that no side of a block shows',
      ({ units }) => put(units[0], 'full', 5),
      'units[0] (legion-vii).full: must be a side of the block, 1 to 4 (2.2), and is 5',
    ],
    [
      'with a card unknown',
      ({ tribeCards }) => put(tribeCards[0], 'id', HOME),
      `tribeCards[0] (${HOME}).id: must be one of `,
    ],
    [
      'with a card of 4 Action Points',
      ({ tribeCards }) => put(tribeCards[0], 'value', 4),
      'tribeCards[0] (helvetii).value: must be 1 to 3 Action Points (2.3), and is 4',
    ],
    [
      'with an event unknown',
      ({ events }) => put(events[0], 'id', 'revolt'),
      'events[0] (revolt).id: must be one of ',
    ],
    [
      'with a source unknown',
      ({ borders }) => put(borders[0], 'kindSource', 'hearsay'),
      'borders[0] (aedui to allobroges).kindSource: must be one of ',
    ],
  ])('%s', (_, change, fault) => {
    const faults = refusalOf(change);
    expect(faults).toHaveLength(1);
    expect(faults[0].slice(0, fault.length)).toBe(fault);
  });
});

describe('parts that do not fit are refused', () => {
  test.each<[string, (draft: Draft) => void, string]>([
    ['an area missing', ({ areas }) => areas.splice(AEDUI, 1), 'areas: aedui is missing'],
    [
      'an area twice',
      ({ areas }) => areas.push({ ...areas[AEDUI] }),
      `areas[${defaultComponents.areas.length}] (aedui): there is another of this id`,
    ],
    ['a unit missing', ({ units }) => units.splice(3, 1), 'units: legion-x is missing'],
    [
      'a unit twice',
      ({ units }) => units.push({ ...units[3] }),
      'units[60] (legion-x): there is another of this id',
    ],
    ['a card missing', ({ tribeCards }) => tribeCards.pop(), 'tribeCards: tolosates is missing'],
    ['an event missing', ({ events }) => events.shift(), 'events: minor-revolt-1 is missing'],
    [
      'a Transalpine Gaul that is no home of the legions',
      ({ areas }) => put(areas[0], 'region', 'celtae'),
      `areas[0] (${HOME}): region must be transalpine (2.1)`,
    ],
    [
      'a tribe of Gaul among the Germans',
      ({ areas }) => put(areas[AEDUI], 'region', 'germania'),
      `areas[${AEDUI}] (aedui): region must be a part of Gaul: belgica, celtae, aquitania (2.1)`,
    ],
    [
      'a border that leads nowhere',
      ({ borders }) => put(borders[0], 'b', 'aedui'),
      'borders[0] (aedui to aedui): a border lies between two areas',
    ],
    [
      'a border told twice',
      ({ borders }) => borders.push({ ...borders[0], a: 'allobroges', b: 'aedui' }),
      `borders[${LAST_BORDER}] (allobroges to aedui): there is another border between the two`,
    ],
    [
      'an area that nobody reaches',
      ({ areas }) => put(areas[2], 'port', false),
      'areas[2] (britannia): nobody can get there from Transalpine Gaul',
    ],
    [
      'more cards of a value than there are',
      ({ tribeCards }) => put(tribeCards[0], 'value', 2),
      'tribeCards: 13 have the value 2, and 12 must have it (11.0)',
    ],
  ])('%s', (_, change, fault) => {
    expect(refusalOf(change)).toContain(fault);
  });

  test('but an area is reached over its borders where it has no port, and from port to port where it has no border', () => {
    expect(
      refusalOf(({ areas, borders }) => {
        put(areas[2], 'port', false);
        borders.push({ ...borders[0], a: 'britannia', b: 'menapi' });
      }),
    ).toEqual([]);
  });
});

describe('a state names its set where it is not ours', () => {
  const setup = { options: {}, seats: { roman: '0', barbarian: '1' }, random: scripted() };

  test('and keeps the name in every view', () => {
    expect(setUp(defaultComponents, setup)).not.toHaveProperty('box');
    const state = setUp(corrected, setup);
    expect(state.box).toBe('corrected-map');
    expect(Corrected.rulebook.view(state, ['roman']).box).toBe('corrected-map');
    expect(bots.determinize(Corrected.rulebook.view(state, ['roman']), ['roman'], scripted()).box).toBe(
      'corrected-map',
    );
  });

  test('so that a match of one set is not played on with another', () => {
    const [ours, theirs] = [setUp(defaultComponents, setup), setUp(corrected, setup)];
    expect([rulebook.refusal?.(ours), Corrected.rulebook.refusal?.(theirs)]).toEqual([null, null]);
    expect(rulebook.refusal?.(theirs)).toBe(
      'This match is played with other components (corrected-map) than are at hand (designer-2e-1)',
    );
    expect(Corrected.rulebook.refusal?.(ours)).toBe(
      'This match is played with other components (designer-2e-1) than are at hand (corrected-map)',
    );
    expect(() => boxOf({ box: 'another' })).toThrow('the components "another" are not at hand');
  });

  test('and two sets of one name are refused', () => {
    const other = changed(({ areas }) => put(areas[0], 'name', 'Provincia'));
    expect(() => rulebookWith(loadComponents(other))).toThrow(
      'two sets of components are called designer-2e-1',
    );
    expect(openBox(defaultComponents)).toBe(boxOf({}));
  });

  test('a host names the file of his set', () => {
    const [{ game, components }] = ownersGames({ COMPONENTS_CAESARS_GALLIC_WAR: 'box.json' }, (file) =>
      file === 'box.json' ? JSON.stringify(corrected) : '',
    );
    expect(game).toMatchObject({ name: 'caesars-gallic-war', rulebook: { inferred: 'From my box.' } });
    expect(components).toEqual(corrected);
    expect(() =>
      ownersGames({ COMPONENTS_CAESARS_GALLIC_WAR: 'box.json' }, () => JSON.stringify(defaultComponents)),
    ).toThrow('COMPONENTS_CAESARS_GALLIC_WAR: id must be another than designer-2e-1');
  });
});
