/* Sets of components: ours is what the rulebook says of the box; others are read as they are, or refused with a word for each fault. */
import { describe, expect, test } from 'vitest';
import { defaultComponents, gameWith, rulebookWith } from '../../games/alesia';
import { boxOf, openBox } from '../../games/alesia/components/box';
import type { Components, UnitKind } from '../../games/alesia/components/components';
import { distance } from '../../games/alesia/components/hex';
import { loadComponents } from '../../games/alesia/components/load';
import { fieldOf } from '../../games/alesia/field';
import { setUp } from '../../games/alesia/setup';
import { OFF, TOWN } from '../../games/alesia/state';
import { scripted } from '../../games/testing/chance';
import { type Draft as DraftOf, draftsOf, put } from '../tools/drafts';

type Draft = DraftOf<Components>;

const { draft, changed, refusalOf } = draftsOf(defaultComponents, loadComponents);
const box = openBox(defaultComponents);
const countersOf = (kind: UnitKind) => box.units.filter((unit) => unit.kind === kind);

describe('our box', () => {
  test('2.1, 2.2 the counters that the rulebook shows are as it shows them', () => {
    expect(box.unit['X.2']).toMatchObject({ name: 'Cohort II of Legion X', kind: 'cohort' });
    expect(box.unit['REC.8']).toMatchObject({ kind: 'recruit', side: 'roman' });
    expect(['ARC.3', 'SLI.9', 'GER.1', 'NLI.1'].map((id) => box.unit[id].kind)).toEqual([
      'archer',
      'slinger',
      'cavalry',
      'light',
    ]);
    expect(countersOf('fort')).toHaveLength(23);
    expect(countersOf('leader').map(({ id }) => id)).toEqual(['caesar', 'labienus', 'vercingetorix']);
  });

  test('2.3 every Gallic counter is of the besieged or of the relieving force, and no Roman one is', () => {
    for (const { side, force } of box.units) expect(force !== null).toBe(side === 'gallic');
    expect(box.unit.vercingetorix.force).toBe('besieged');
  });

  test('2.4, 2.5 units have both factors, leaders only march, forts have none', () => {
    for (const { kind, combat, movement } of box.units) {
      expect(combat > 0).toBe(kind !== 'leader' && kind !== 'fort');
      expect(movement > 0).toBe(kind !== 'fort');
    }
  });

  test('20.1 archers and slingers defend with 1', () => {
    for (const { combat } of [...countersOf('archer'), ...countersOf('slinger')]) expect(combat).toBe(1);
  });

  test('22.2 all Gallic cavalry is of the relieving force', () => {
    for (const { side, force } of countersOf('cavalry'))
      expect(force).toBe(side === 'gallic' ? 'relieving' : null);
  });

  test('3.1, 11.1 rows have 52 and 51 hexes in turn, and the numerals stand where the rulebook says', () => {
    expect(box.hexes).toHaveLength(2627);
    const labels = Object.fromEntries(defaultComponents.zones.map(({ id, label }) => [id, label]));
    expect(labels).toMatchObject({
      I: 'VV26',
      II: 'AA14',
      III: 'D4',
      IV: 'A20',
      V: 'A34',
      VI: 'D50',
      VII: 'AA65',
      VIII: 'VV72',
    });
  });

  test('7.4 the ramparts fail to meet in three hexes of the camp south-east of Mont Réa', () => {
    expect(defaultComponents.map.split).toHaveLength(3);
    for (const id of defaultComponents.map.split) {
      expect(box.hex[id].camp).toContain(true);
      expect(box.hex[id].perimeter).toContain(true);
    }
  });

  test('13.5, 25.5 no hexside is crossed by one hex alone', () => {
    for (const hex of box.hexes)
      for (const line of ['perimeter', 'camp', 'trench', 'river'] as const)
        for (const [side, crosses] of hex[line].entries()) {
          const beyond = box.hexes[hex.neighbours[side]];
          if (crosses && beyond !== undefined) expect(beyond[line][(side + 3) % 6]).toBe(true);
        }
  });

  test('3.2 every ready deployment keeps away from the town', () => {
    const town = box.hexes.filter(({ terrain }) => terrain === 'town');
    for (const { at } of defaultComponents.deployments)
      for (const [hex, counters] of Object.entries(at)) {
        const away = Math.min(...town.map((each) => distance(each, box.hex[hex])));
        expect(away).toBeGreaterThan(counters.includes('FORT') ? 7 : 1);
      }
  });
});

test('our own set is read from JSON as it is', () => {
  expect(loadComponents(draft())).toEqual(defaultComponents);
});

test('what is no set at all is refused', () => {
  expect(() => loadComponents('{}')).toThrow(
    'These components cannot be played with.\ncomponents: must be an object, and is "{}"',
  );
  expect(() => loadComponents({})).toThrow('map: it is missing');
});

describe('a shape is refused', () => {
  test.each<[string, (draft: Draft) => void, string]>([
    [
      'with something missing',
      ({ units }) => Reflect.deleteProperty(units[0], 'combat'),
      'units[0].combat: it is missing',
    ],
    ['with something unknown', ({ map }) => put(map, 'roads', {}), 'map.roads: there is no such property'],
    [
      'with a letter no hex has',
      ({ map }) => put(map.terrain, '4', `x${map.terrain[4].slice(1)}`),
      'map.terrain[4]: must be of ., /, ^ and @',
    ],
    [
      'with works for nobody',
      ({ map }) => put(map.works, '4', `x${map.works[4].slice(1)}`),
      'map.works[4]: must be of o, i and .',
    ],
    [
      'with a side of no line',
      ({ map }) => put(map.areas, '4', `x${map.areas[4].slice(1)}`),
      'map.areas[4]: must be of o, O, b, I, i and t',
    ],
    [
      'with a sector of no digit',
      ({ map }) => put(map.sectors, '4', `x${map.sectors[4].slice(1)}`),
      'map.sectors[4]: must be digits or .',
    ],
    [
      'with a hexside there is none of',
      ({ map }) => put(map.camp, 'K25', 'N SE'),
      'map.camp.K25: must be hexsides of E, NE, NW, W, SW and SE, with blanks between them',
    ],
    [
      'with a hex nobody can find',
      ({ map }) => put(map.camp, 'AB25', 'E'),
      'map.camp.AB25: must be the name of a hex',
    ],
    [
      'with a river of no name',
      ({ map }) => put(map.rivers.A29, 'names', []),
      'map.rivers.A29.names: must name a river',
    ],
    [
      'with half a factor',
      ({ units }) => put(units[0], 'combat', 5.5),
      'units[0].combat: must be a whole number',
    ],
    [
      'with a kind nobody knows',
      ({ units }) => put(units[0], 'kind', 'elephant'),
      'units[0].kind: must be one of "cohort", "recruit", ',
    ],
    [
      'with a blank in the id of a counter',
      ({ units }) => put(units[0].counters, 'VII 11', 'Cohort XI'),
      'units[0].counters.VII 11: must be letters, digits, dots and hyphens',
    ],
    [
      'with an id that every object has',
      ({ units }) => put(units[0].counters, 'toString', 'Cohort XI'),
      'units[0].counters.toString: must not be a word that every object knows',
    ],
    [
      'with a result of no table',
      ({ tables }) => put(tables.handToHand[2], '3', 'AR5'),
      'tables.handToHand[2][3]: must be a result, such as AR3 DA1, DE AA4, MELEE or RAGES',
    ],
    [
      'with a column too few',
      ({ tables }) => tables.handToHand[2].pop(),
      'tables.handToHand[2]: must have 8 columns',
    ],
    [
      'with a die too many',
      ({ tables }) => tables.outerWorks.push('E'),
      'tables.outerWorks: must have a row for each die, 1 to 6',
    ],
    [
      'with a row of engines missing',
      ({ tables }) => tables.engines.pop(),
      'tables.engines: must have a row for each die, 1 to 6',
    ],
    [
      'with a shot no archer has',
      ({ tables }) => put(tables.missiles[5], '1', 'E*'),
      'tables.missiles[5][1]: must be one of "-", "D", "E", and is "E*"',
    ],
    [
      'with a town of two corners',
      ({ drawing }) => put(drawing, 'town', drawing.town.slice(0, 2)),
      'drawing.town: must have three points or more',
    ],
    ['with no deployment', (set) => put(set, 'deployments', []), 'deployments: must have one or more'],
  ])('%s', (_, change, fault) => {
    const faults = refusalOf(change);
    expect(faults).toHaveLength(1);
    expect(faults[0].slice(0, fault.length)).toBe(fault);
  });
});

/** Sets one letter of a row. */
function letter(rows: string[], row: number, column: number, value: string): void {
  rows[row] = rows[row].slice(0, column) + value + rows[row].slice(column + 1);
}

/** Puts a counter of the first deployment somewhere else. */
function moved({ deployments: [first] }: Draft, counter: string, to: string): void {
  for (const [hex, text] of Object.entries(first.at)) {
    const others = text.split(' ').filter((id) => id !== counter);
    if (others.length === 0) Reflect.deleteProperty(first.at, hex);
    else first.at[hex] = others.join(' ');
  }
  first.at[to] = first.at[to] === undefined ? counter : `${first.at[to]} ${counter}`;
}

const groupOf = (set: Draft, kind: UnitKind) => {
  const index = set.units.findIndex((group) => group.kind === kind);
  return { index, group: set.units[index] };
};
const own = (kind: UnitKind) => {
  const { index, group } = groupOf(draft(), kind);
  return `units[${index}] (${Object.keys(group.counters)[0]})`;
};
const works = box.hexes.find((hex) => hex.works === 'outer') ?? box.hexes[0];
const ready = `deployments[0] (${defaultComponents.deployments[0].id})`;

describe('parts that do not fit are refused', () => {
  test.each<[string, (draft: Draft) => void, string]>([
    ['a row too few', ({ map }) => map.works.pop(), 'map.works: it has 50 rows for 51'],
    [
      'a hex too many in a row',
      ({ map }) => put(map.sectors, '1', `${map.sectors[1]}0`),
      'map.sectors[1]: it has 52 letters for 51 hexes',
    ],
    [
      'no town',
      ({ map }) =>
        put(
          map,
          'terrain',
          map.terrain.map((row) => row.replaceAll('@', '^')),
        ),
      'map.terrain: there is no town (3.3)',
    ],
    [
      'a hex of the town outside it',
      ({ map }) => letter(map.areas, 20, 4, 't'),
      'map.areas (U15): the letter t, and no other, is for the town',
    ],
    [
      'a hex that faces nothing',
      ({ map }) => letter(map.sectors, 20, 4, '.'),
      'map.sectors (U15): a dot, and no digit, is for the town',
    ],
    [
      'a town on the edge',
      ({ map }) => {
        letter(map.terrain, 20, 0, '@');
        letter(map.areas, 20, 0, 't');
        letter(map.sectors, 20, 0, '.');
      },
      'map.terrain (U11): the town lies on the edge of the board (3.3)',
    ],
    [
      'a zone nobody faces',
      ({ map }) =>
        put(
          map,
          'sectors',
          map.sectors.map((row) => row.replaceAll('3', '4')),
        ),
      'map.sectors: no hex faces zone IV (17.4)',
    ],
    [
      'a rampart that only one hex knows of',
      ({ map }) => put(map.perimeter, 'F21', 'W E'),
      'map.perimeter.F21: W: F20 does not say E',
    ],
    ['a rampart nowhere', ({ map }) => put(map.camp, 'A60', 'E'), 'map.camp.A60: there is no such hex'],
    ['a rampart off the board', ({ map }) => put(map.camp, 'A1', 'W'), 'map.camp.A1: W leads off the board'],
    [
      'a trench that only one hex knows of',
      ({ map }) => Reflect.deleteProperty(map.trench, 'GG32'),
      'map.trench.FF32: SW: GG32 does not say NE',
    ],
    [
      'a river that changes its name',
      ({ map }) => put(map.rivers.C29, 'names', ['Rhenus']),
      'map.rivers.B29: SW: C29 is of another river',
    ],
    [
      'ramparts apart where one is',
      ({ map }) => map.split.push('F21'),
      'map.split[3] (F21): it has not both kinds of rampart (7.4)',
    ],
    [
      'a bridge in the open',
      ({ map }) => map.bridges.push('F21'),
      'map.bridges[1] (F21): no rampart meets a river there (25.5)',
    ],
    ['a bridge nowhere', ({ map }) => map.bridges.push('A60'), 'map.bridges[1] (A60): there is no such hex'],
    ['a zone too few', ({ zones }) => zones.pop(), 'zones: there are 9, and must be 10 (11.1)'],
    [
      'two zones of one id',
      ({ zones }) => put(zones[4], 'id', 'IV'),
      'zones[4] (IV): there is another zone of this id',
    ],
    [
      'a numeral nowhere',
      ({ zones }) => put(zones[4], 'label', 'A60'),
      'zones[4] (V): label: there is no hex A60',
    ],
    [
      'a gap between two zones',
      ({ zones }) => zones[1].edge.shift(),
      'zones[0] (I): edge: it ends in KK19, and zone II begins in JJ19',
    ],
    [
      'an edge inside the board',
      ({ zones }) => put(zones[1].edge, '3', 'HH19'),
      'zones[1] (II): edge[3]: HH19 is not on the edge of the board',
    ],
    [
      'an edge that leaps',
      ({ zones }) => zones[1].edge.splice(3, 1),
      'zones[1] (II): edge[3]: GG17 does not border on II18',
    ],
    [
      'an edge of no zone',
      ({ zones }) => zones[1].edge.splice(3, 1),
      'zones: HH18, on the edge of the board, is of none',
    ],
    [
      'an edge of two zones',
      ({ zones }) => zones[1].edge.splice(3, 0, 'KK19'),
      'zones: KK19 is of zone I and of zone II',
    ],
    [
      'an edge of one hex',
      ({ zones }) => put(zones[1], 'edge', ['KK19']),
      'zones[1] (II): edge: it must have two hexes or more',
    ],
    [
      'two counters of one id',
      (set) => put(groupOf(set, 'archer').group.counters, 'SLI.1', 'Archer'),
      `${own('slinger')}: there is another counter SLI.1`,
    ],
    [
      'a group without counters',
      (set) => put(groupOf(set, 'light').group, 'counters', {}),
      `units[${groupOf(draft(), 'light').index}] (no counter): it has no counter`,
    ],
    [
      'Gallic archers',
      (set) => put(groupOf(set, 'archer').group, 'side', 'gallic'),
      `${own('archer')}: a archer is none of this side (2.2)`,
    ],
    [
      'Romans of a force',
      (set) => put(groupOf(set, 'archer').group, 'force', 'besieged'),
      `${own('archer')}: Gallic counters, and no others, have a force (2.3)`,
    ],
    [
      'a unit that cannot fight',
      (set) => put(groupOf(set, 'light').group, 'combat', 0),
      `${own('light')}: units have a combat factor, leaders and forts have none (19.3)`,
    ],
    [
      'a fort that marches',
      (set) => put(groupOf(set, 'fort').group, 'movement', 1),
      `${own('fort')}: all counters but forts have a movement factor (2.5, 24.1)`,
    ],
    [
      'Vercingetorix outside',
      ({ units }) => put(units[units.length - 1], 'force', 'relieving'),
      `units[${defaultComponents.units.length - 1}] (vercingetorix): Vercingetorix is of the besieged force (3.3)`,
    ],
    [
      'a leader nobody knows',
      (set) => put(groupOf(set, 'leader').group.counters, 'antonius', 'Antonius'),
      `${own('leader')}: antonius is no leader of this side (19)`,
    ],
    [
      'no Labienus',
      (set) => Reflect.deleteProperty(groupOf(set, 'leader').group.counters, 'labienus'),
      'units: there is no leader labienus (19)',
    ],
    [
      'a fort too few',
      (set) => Reflect.deleteProperty(groupOf(set, 'fort').group.counters, 'FORT.23'),
      'units: there are 22 forts, and must be 23 (24.1)',
    ],
    [
      'besieged cavalry',
      ({ units }) => {
        for (const group of units)
          if (group.kind === 'cavalry' && group.side === 'gallic') group.force = 'besieged';
      },
      'units[%cavalry] (EQU.1): Gallic cavalry is of the relieving force (22.2)',
    ],
    [
      'two deployments of one id',
      ({ deployments }) => deployments.push(deployments[0]),
      `deployments[${defaultComponents.deployments.length}] (${defaultComponents.deployments[0].id}): there is another deployment of this id`,
    ],
    [
      'a counter left out',
      ({ deployments }) => Reflect.deleteProperty(deployments[0].at, hexOf('VII.1')),
      `${ready}: it does not place `,
    ],
    [
      'a counter in two places',
      ({ deployments }) => put(deployments[0].at, 'A1', 'VII.1'),
      `${ready}: VII.1 is placed twice`,
    ],
    [
      'a counter nobody has',
      ({ deployments }) => put(deployments[0].at, 'A1', 'XVI.1'),
      `${ready}: there is no Roman counter XVI.1`,
    ],
    ['a counter nowhere', (set) => moved(set, 'VII.1', 'A60'), `${ready}: there is no hex A60`],
    [
      'a counter in the town',
      (set) => moved(set, 'VII.1', box.walls[0].id),
      `${ready}: ${box.walls[0].id}: it is in the town or next to it (3.2)`,
    ],
    [
      'a fort too near the town',
      (set) => moved(set, 'FORT.1', nearTown(7)),
      `${ready}: ${nearTown(7)}: a fort stands 7 hexes from the town (3.2)`,
    ],
    [
      'two forts in a hex',
      (set) => moved(set, 'FORT.1', hexOf('FORT.2')),
      `${ready}: ${hexOf('FORT.2')}: two forts stand there`,
    ],
    [
      'cavalry on the Outer Works',
      (set) => moved(set, 'GER.1', works.id),
      `${ready}: ${works.id}: cavalry stands on Outer Works (22.1)`,
    ],
    [
      'four units in a hex',
      (set) => {
        for (const id of ['VII.1', 'VIII.1', 'IX.1', 'X.2']) moved(set, id, 'A1');
      },
      `${ready}: A1: more than 3 units stand there (10.1)`,
    ],
  ])('%s', (_, change, fault) => {
    const index = defaultComponents.units.findIndex(
      ({ kind, side }) => kind === 'cavalry' && side === 'gallic',
    );
    const expected = fault.replace('%cavalry', `${index}`);
    const told = refusalOf(change).map((each) => each.slice(0, expected.length));
    expect(told).toContain(expected);
  });

  test('a stack of three with a fort and a leader is none too many', () => {
    const stacked = changed((set) => {
      for (const id of ['FORT.1', 'caesar', 'VII.1', 'VIII.1', 'IX.1']) moved(set, id, 'A1');
    });
    expect(() => loadComponents(stacked)).not.toThrow();
  });
});

/** Returns the hex of a counter in the first deployment. */
function hexOf(counter: string): string {
  const [first] = defaultComponents.deployments;
  return Object.keys(first.at).find((hex) => first.at[hex].split(' ').includes(counter)) ?? '';
}

/** Returns a hex so far from the town. */
function nearTown(away: number): string {
  const town = box.hexes.filter(({ terrain }) => terrain === 'town');
  return box.hexes.find((hex) => Math.min(...town.map((each) => distance(each, hex))) === away)?.id ?? '';
}

describe('rules follow the set', () => {
  const altered = loadComponents(
    changed((set) => {
      set.id = 'altered';
      set.note = 'Altered.';
      set.zones[0].id = 'one';
      put(groupOf(set, 'light').group, 'movement', 10);
      put(groupOf(set, 'infantry').group.counters, 'MAN.99', 'Mandubii 99');
      moved(set, 'VII.1', 'A1');
    }),
  );
  const state = setUp(altered, {
    options: {},
    seats: { caesar: '0', labienus: null, vercingetorix: '1', relief: null },
    random: scripted(),
  });

  test('a game of it has its own counters, zones and deployment', () => {
    expect(state.box).toBe('altered');
    expect(state.at['MAN.99']).toBe(TOWN);
    expect(state.at['VII.1']).toBe('A1');
    expect(boxOf(state).unit['NLI.1'].movement).toBe(10);
    const off = Object.keys(state.at).filter((id) => state.at[id] === OFF);
    expect(off.map((id) => state.secret.zones[id])).toEqual(off.map(() => 'one'));
    expect(fieldOf(state).stacks[0]?.map(({ id }) => id)).toEqual(['VII.1']);
  });

  test('its rules say what players should know of it, and ours are as they were', () => {
    expect(rulebookWith(altered).inferred).toBe('Altered.');
    expect(gameWith(altered).name).toBe('alesia');
    expect(boxOf({ box: defaultComponents.id }).unit['NLI.1'].movement).not.toBe(10);
  });

  test('a match of a set that is not at hand is refused, and so is a second set of one id', () => {
    expect(() => boxOf({ box: 'another' })).toThrow('the components "another" are not at hand');
    const other = changed(({ zones }) => put(zones[0], 'label', 'VV27'));
    expect(() => rulebookWith(loadComponents(other))).toThrow(
      `two sets of components are called ${defaultComponents.id}`,
    );
    expect(openBox(defaultComponents)).toBe(box);
  });
});
