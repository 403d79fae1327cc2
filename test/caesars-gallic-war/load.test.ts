/* Sets of components as JSON: read as they are, refused with a word for each fault, and played with. */
import { describe, expect, test } from 'vitest';
import {
  CaesarsGallicWar,
  defaultComponents,
  gameWith,
  rulebook,
  rulebookWith,
} from '../../games/caesars-gallic-war';
import { bots } from '../../games/caesars-gallic-war/bot';
import { AREA_IDS, OFF_MAP } from '../../games/caesars-gallic-war/components/areas';
import { boxOf, openBox } from '../../games/caesars-gallic-war/components/box';
import { loadComponents } from '../../games/caesars-gallic-war/components/load';
import { production } from '../../games/caesars-gallic-war/control';
import { setUp } from '../../games/caesars-gallic-war/setup';
import type { G } from '../../games/caesars-gallic-war/state';
import { topFrame } from '../../games/kit/frame';
import { journalOf } from '../../games/kit/journal';
import { forgoneBy, labelOf, legalMoves, obstacleTo, promptFor } from '../../games/kit/legality';
import { ownLine } from '../../games/kit/ownLine';
import { sidesDeciding } from '../../games/kit/seats';
import { ownersGames } from '../../games/owners';
import { scripted, seeded } from '../../games/testing/chance';
import { Match, playRandomly } from '../../games/testing/match';
import { type Draft as DraftOf, put } from '../tools/drafts';
import { Corrected, changed, corrected, draft, OF_CORRECTED, refusalOf } from './corrected';
import { caesarsGallicWarInvariant } from './invariant';
import { battle, moving, type Position, table, turnStart, winter } from './table';

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

describe('rules follow the set', () => {
  const moved = (side: 'roman' | 'barbarian', position: Position) =>
    moving(side, { ...OF_CORRECTED, ...position });

  test('6.6 a town produces a supply point', () => {
    const { G } = table({ roman: { aedui: ['aedui'] } });
    expect([production(G), production({ ...G, ...OF_CORRECTED })]).toEqual([2, 3]);
  });

  test('5.2.2 town and Alps: its defenders are A, and roll a die more and hit on one more in round 1', () => {
    const t = battle(
      'roman',
      {
        ...OF_CORRECTED,
        roman: { arverni: ['legion-vii', 'legion-viii'] },
        barbarian: { aedui: [['aedui-2', 3]] },
        lost: ['aedui-1'],
      },
      'arverni',
      'aedui',
      'legion-vii',
    );
    t.fire('aedui-2', 3, 4, 4, 4);
    expect(t.where('legion-vii')).toBe('roman aedui 3');
  });

  test('5.2.1 units sail from a port, which has one in no other set', () => {
    const position = { roman: { aedui: ['aedui'] } };
    expect(moving('roman', position).activate('roman', 'aedui').legal('roman', 'sail')).toEqual([]);
    expect(moving('roman', position).activate('roman', 'aedui').why('roman', 'sail', 'aedui-1')).toBe(
      '5.2.1 Aedui has no port.',
    );
    const t = moved('roman', position).activate('roman', 'aedui');
    expect(t.legal('roman', 'sail')).toContain('aedui-1 santones');
    expect(t.label('roman', 'sail', 'aedui-1', 'santones')).toBe('Sail Haedui horse to Santones');
  });

  test('5.2.1 a new port gives a way to Britannia', () => {
    const hands = { roman: ['germania'], barbarian: ['baggage-train'] };
    const position = { roman: { aedui: ['legion-vii'] }, hands };
    const influence = (more: Position) =>
      table({ ...position, ...more })
        .cards(['germania', 'political'], ['baggage-train', 'movement'])
        .legal('roman', 'influence');
    expect(influence({})).not.toContain('britannia');
    expect(influence(OF_CORRECTED)).toContain('britannia');
  });

  test('5.2.1 borders that are there are crossed, and others are not', () => {
    const t = moved('roman', { roman: { aedui: ['aedui'] } }).activate('roman', 'aedui');
    expect(t.destinations('roman', 'aedui-1')).toContain('treveri');
    expect(t.destinations('roman', 'aedui-1')).not.toContain('mandubii');
    expect(t.why('roman', 'move', 'aedui-1', 'mandubii')).toBe('5.2.1 Mandubii is not next to Haedui.');
  });

  test('5.2.1 a border that is blue lets two units cross, and stops legions', () => {
    const position = {
      roman: { allobroges: ['legion-vii', 'legion-viii', 'legion-ix'], sequani: ['sequani'] },
      supply: 9,
    };
    const destinations = (t: ReturnType<typeof moving>) => {
      t.activate('roman', 'allobroges').march('roman', ['legion-vii', 'legion-viii'], 'sequani');
      return [t.destinations('roman', 'legion-vii'), t.destinations('roman', 'legion-ix')];
    };
    const [[far, near], [farther, nearer]] = [moving, moved].map((begin) =>
      destinations(begin('roman', position)),
    );
    expect([far.length > 0, near.includes('sequani')]).toEqual([true, true]);
    expect([farther, nearer.includes('sequani')]).toEqual([[], false]);
  });

  test('5.2.2 units retreat over the borders of the set', () => {
    const position = {
      roman: { arverni: ['legion-vii'] },
      barbarian: { aedui: ['helvetii-1'], mandubii: ['mandubii'], treveri: ['treveri'] },
      lost: ['helvetii-2', 'helvetii-3'],
    } satisfies Position;
    const retreats = (more: Position) => {
      const t = battle('roman', { ...position, ...more }, 'arverni', 'aedui', 'legion-vii');
      if (t.side === 'roman') t.do('roman', 'pass', 'legion-vii');
      return t.retreats('barbarian', 'helvetii-1');
    };
    expect(retreats({})).toEqual(['mandubii']);
    expect(retreats(OF_CORRECTED)).toEqual(['treveri']);
  });

  test('5.2.2 the winner regroups over the borders of the set', () => {
    const position = {
      roman: { arverni: ['legion-vii'], mandubii: ['mandubii'], treveri: ['treveri'] },
      barbarian: { aedui: [['helvetii-1', 1]], boii: ['boii'] },
      lost: ['helvetii-2', 'helvetii-3'],
    } satisfies Position;
    const goals = (more: Position) => {
      const t = battle('roman', { ...position, ...more }, 'arverni', 'aedui', 'legion-vii');
      if (t.side === 'barbarian') t.do('barbarian', 'pass', 'helvetii-1');
      t.fire('legion-vii', 1, 6, 6, 6);
      return ['mandubii', 'treveri'].filter((to) => t.legal('roman', 'regroup').includes(`legion-vii ${to}`));
    };
    expect([goals({}), goals(OF_CORRECTED)]).toEqual([['mandubii'], ['treveri']]);
  });

  test('11.0 its region says which minor leader a Major Revolt brings', () => {
    const leader = (position: Position) =>
      table({ hands: { roman: ['andes'], barbarian: ['major-revolt'] }, ...position })
        .cards(['andes', 'movement'], ['major-revolt', 'event'])
        .do('barbarian', 'revolt', 'aedui')
        .idle();
    expect(leader({}).G.homes).toEqual({ dumnorix: 'aedui' });
    const t = leader(OF_CORRECTED);
    expect(t.G.homes).toEqual({ ambiorix: 'aedui' });
    expect(t.journal.map(({ text }) => text)).toContain('Ambiorix appears in Haedui, his home area.');
  });

  test('11.0 where a tribe of Aquitania is said to be of Celtae, it makes a Major Revolt', () => {
    const celtic = loadComponents(
      changed((set) => {
        set.id = 'celtic-tarbelli';
        for (const area of set.areas) if (area.id === 'tarbelli') area.region = 'celtae';
      }),
    );
    openBox(celtic);
    const targets = (position: Position) =>
      table({ hands: { roman: ['andes'], barbarian: ['major-revolt'] }, ...position })
        .cards(['andes', 'movement'], ['major-revolt', 'event'])
        .legal('barbarian', 'revolt');
    expect(targets({})).not.toContain('tarbelli');
    expect(targets({ box: celtic.id })).toContain('tarbelli');
  });

  test('5.2.2 a unit acts by its letter and hits by its rating', () => {
    const position = {
      roman: { aedui: ['aedui-1', 'aedui-2'] },
      barbarian: { boii: ['german-1'] },
    };
    const t = battle('roman', { ...OF_CORRECTED, ...position }, 'aedui', 'boii', 'aedui-1', 'aedui-2');
    expect(t.legal('roman', 'pass')).toEqual(['aedui-1']);
    t.fire('aedui-1', 3, 4, 4);
    expect(t.unit('german-1').strength).toBe(2);
  });

  test('5.2.1 neutral tribes join at the full strength of their labels', () => {
    const t = table({ ...OF_CORRECTED, hands: { roman: ['aedui'], barbarian: ['baggage-train'] } });
    t.cards(['aedui', 'activation'], ['baggage-train', 'movement']);
    expect([t.where('aedui-1'), t.where('aedui-2')]).toEqual(['roman aedui 4', 'roman aedui 3']);
    expect(t.journal.map(({ text }) => text)).toContain('The Haedui become allies of Rome.');
  });

  test('3.0 who begins at full strength does so by his label', () => {
    const { secret } = new Match(Corrected, 1).state.G;
    expect(secret.roman.blocks['volcae-1'].strength).toBe(2);
    expect(secret.roman.blocks['allobroges-1'].strength).toBe(1);
    expect(secret.barbarian.blocks['helvetii-1'].strength).toBe(3);
  });

  test('6.5 a unit regains steps up to the strength of its label', () => {
    const position = { roman: { aedui: [['aedui-1', 3], 'aedui-2'] } } satisfies Position;
    const replaced = (more: Position) => winter({ ...position, ...more }, 3);
    expect(replaced({}).legal('roman', 'add')).toEqual([]);
    expect(replaced(OF_CORRECTED).legal('roman', 'add')).toEqual(['aedui-1']);
  });

  test('11.0 the Baggage Train adds steps up to the strength of the label', () => {
    const t = table({
      ...OF_CORRECTED,
      barbarian: { aedui: [['aedui-1', 3], 'aedui-2'] },
      hands: { roman: ['andes'], barbarian: ['baggage-train'] },
    }).cards(['andes', 'movement'], ['baggage-train', 'event']);
    expect(t.legal('barbarian', 'add')).toEqual(['aedui-1']);
  });

  test('5.2.2 of two units of a tribe with other labels the owner chooses who is hit', () => {
    const position = {
      roman: { aedui: ['legion-vii', 'legion-viii'] },
      barbarian: {
        boii: [
          ['aedui-1', 3],
          ['aedui-2', 3],
          ['helvetii-1', 1],
        ],
      },
      lost: ['helvetii-2', 'helvetii-3', 'boii-1', 'boii-2'],
    } satisfies Position;
    const asked = (more: Position) => {
      const t = battle('roman', { ...position, ...more }, 'aedui', 'boii', 'legion-vii', 'legion-viii');
      if (t.side === 'barbarian') t.do('barbarian', 'pass', 'aedui-1');
      return t.fire('legion-vii', 1, 6, 6, 6).step;
    };
    expect([asked({}), asked(OF_CORRECTED)]).toEqual(['round', 'hit']);
  });

  test('5.2.1 a card has the Action Points of the set, and is called with them', () => {
    const { G } = turnStart(OF_CORRECTED);
    const t = table({
      ...OF_CORRECTED,
      roman: { remi: ['remi'], aedui: ['aedui'] },
      hands: { roman: ['remi'], barbarian: ['baggage-train'] },
    });
    expect(t.label('roman', 'play', 'remi')).toBe('Play Remi (2)');
    expect(t.label('barbarian', 'play', 'baggage-train')).toBe('Play Supply Train');
    t.cards(['remi', 'movement'], ['baggage-train', 'event']);
    expect(t.journal.map(({ text }) => text)).toContain('Supply Train is played.');
    expect(G.box).toBe('corrected-map');
  });

  test('5.2.1 a Political Action succeeds by the Action Points of the set', () => {
    const rolled = (more: Position) =>
      table({
        roman: { aedui: ['aedui'] },
        hands: { roman: ['remi'], barbarian: ['baggage-train'] },
        ...more,
      })
        .dice(2)
        .cards(['remi', 'political'], ['baggage-train', 'movement'])
        .dice(2)
        .do('roman', 'influence', 'boii')
        .where('boii-1');
    expect([rolled({}), rolled(OF_CORRECTED)]).toEqual(['neutral', 'roman boii 3']);
  });

  test('lines that only the mover reads name what is in his box', () => {
    const line = { step: 'march', move: 'move', args: ['aedui-1', 'aedui'] };
    expect(ownLine(rulebook, line, {})).toBe('Aedui 1 to Aedui');
    expect(ownLine(rulebook, line, OF_CORRECTED)).toBe('Haedui horse to Haedui');
  });
});

/** The names of our set that no rule names. */
const OURS = [
  ...defaultComponents.areas
    .map(({ name }) => name)
    .filter((name) => !['Transalpine Gaul', 'Germania', 'Britannia'].includes(name)),
  ...defaultComponents.units.map(({ name }) => name).filter((name) => /^(Legion|German|Roman)/.test(name)),
  ...defaultComponents.events.map(({ name }) => name).filter((name) => name !== 'Massive Revolt'),
];

/** Our set, in which whatever has a name is new. */
const renamed = loadComponents(
  changed((set) => {
    set.id = 'renamed';
    for (const item of [...set.areas, ...set.units, ...set.events]) item.name = `New ${item.name}`;
  }),
);
const Renamed = gameWith(renamed);

/** Games that come to every step between them. */
const SEEDS = [1, 2, 3, 4, 5, 6];

/** Returns whatever may be asked, answered and explained in a state. */
function* wordsIn(G: G): Generator<string> {
  const { rulebook: rules } = Renamed;
  for (const side of sidesDeciding(G)) {
    yield promptFor(rules, G, side)?.text ?? '';
    const { step } = topFrame(G);
    for (const made of legalMoves(rules, G, side)) {
      yield labelOf(rules, G, side, made);
      yield ownLine(rules, { step, ...made }, G) ?? '';
      yield forgoneBy(rules, G, side, made) ?? '';
    }
    for (const move of ['activate', 'move', 'sail'])
      for (const id of [...Object.keys(G.secret[side].blocks), ...AREA_IDS, OFF_MAP])
        for (const more of [[], ['mandubii'], ['germania'], ['britannia'], ['volcae']])
          yield obstacleTo(rules, G, side, { move, args: [id, ...more] })?.text ?? '';
  }
}

describe('a game of the set', () => {
  test.each([1, 2, 3])('is played to the end by random moves, from seed %i', (seed) => {
    const match = new Match(Corrected, seed);
    let [count, steps] = [0, 0];
    playRandomly(match, seed, ({ state }) => {
      expect(caesarsGallicWarInvariant(state.G)).toBeNull();
      expect(state.G.box).toBe('corrected-map');
      if (count++ % 40 === 0) steps += imagined(state.G, seed);
    });
    expect(match.over).toBe(true);
    expect(steps).toBeGreaterThan(0);
  });

  /** Has bots imagine and judge what Rome does not see; returns how many blocks they have seen. */
  function imagined(state: G, seed: number): number {
    const view = Corrected.rulebook.view(state, ['roman']);
    const random = { ...scripted(), Die: (sides: number) => 1 + Math.floor(next() * sides) };
    const next = seeded(seed);
    const whole = bots.determinize(view, ['roman'], { ...random, Shuffle: (deck) => [...deck] });
    expect(bots.evaluate(whole).roman).toBeGreaterThan(0);
    for (const [id, { strength }] of Object.entries(whole.secret.barbarian.blocks))
      expect(strength, id).toBeLessThanOrEqual(boxOf(whole).unit[id].full);
    return Object.keys(whole.secret.barbarian.blocks).length;
  }

  test('tells of nothing by the names of ours', () => {
    const told = new Set<string>();
    for (const seed of SEEDS) {
      const match = new Match(Renamed, seed);
      let count = 0;
      playRandomly(match, seed, ({ state }) => {
        for (const { lines } of journalOf(state.deltalog ?? [])) for (const { text } of lines) told.add(text);
        if (count++ % 3 === 0) for (const text of wordsIn(state.G)) told.add(text);
      });
    }
    const wrong = [...told].filter((text) =>
      OURS.some((name) => text.replaceAll(`New ${name}`, '').match(`\\b${name}\\b`)),
    );
    expect(wrong).toEqual([]);
    expect([...told].filter((text) => text.includes('New Legion')).length).toBeGreaterThan(20);
  });

  test('ours is played beside it as before', () => {
    const [first, second] = [new Match(CaesarsGallicWar, 4), new Match(CaesarsGallicWar, 4)];
    playRandomly(first, 4);
    playRandomly(new Match(Corrected, 4), 4);
    playRandomly(second, 4);
    expect(second.state.G).toEqual(first.state.G);
    expect(second.state.G).not.toHaveProperty('box');
  });
});
