/* What the rulebook fixes of the box, in its rules, pictures and examples, found in our components. */
import { describe, expect, test } from 'vitest';
import { defaultComponents } from '../../games/caesar-rome-vs-gaul';
import { openBox } from '../../games/caesar-rome-vs-gaul/components/box';
import type { Card, Effect } from '../../games/caesar-rome-vs-gaul/components/cards';
import { provincesControlled } from '../../games/caesar-rome-vs-gaul/control';
import { stateOf } from './table';

const box = openBox(defaultComponents);
const { regions, provinces, spaces, paths, tribes, legions, cards, named } = defaultComponents;
const { battleTable, siegeTable, setup } = defaultComponents;
const { space, province, piece, exits, spacesOf, provincesOf } = box;

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const sorted = (items: readonly string[]) => [...items].sort();
const kindsIn = (id: string) => spacesOf[id].map((each) => space[each].kind);
const townsIn = (id: string) => spacesOf[id].filter((each) => space[each].kind === 'town');
const region = (id: string) => regions.find((each) => each.id === id);
const leader = (id: string) => defaultComponents.romanLeaders.find((each) => each.id === id);
const tribe = (id: string) => tribes.find((each) => each.id === id);
const next = (id: string) => exits[id].map(({ to }) => to);

describe('the map', () => {
  test('2.2.1 there are six Regions, each of Provinces, each Province of several spaces', () => {
    expect(sorted(ids(regions))).toEqual([
      'aquitania',
      'belgica',
      'britannia',
      'celtica',
      'germania',
      'provincia',
    ]);
    for (const each of ids(regions)) expect(provincesOf[each].length).toBeGreaterThan(0);
    for (const each of ids(provinces)) expect(spacesOf[each].length).toBeGreaterThan(1);
  });

  test('2.2.2 spaces are Walled Cities, Strongholds and Towns, a victory point on some of these', () => {
    const count = (kind: string) => spaces.filter((each) => each.kind === kind).length;
    expect([count('walledCity'), count('stronghold'), count('vp')]).toEqual([3, 9, 4]);
    expect(new Set(paths.map(({ kind }) => kind))).toEqual(
      new Set(['path', 'rough', 'channel', 'viaDomitia']),
    );
  });

  test('2.2.3 a path makes spaces adjacent both ways', () => {
    for (const id of ids(spaces)) for (const to of next(id)) expect(next(to)).toContain(id);
  });

  test('2.2.4 Gaul is Celtica, Belgica and Aquitania, whose Provinces are numbered', () => {
    const gaul = regions.filter((each) => each.gaul).map(({ id }) => id);
    expect(sorted(gaul)).toEqual(['aquitania', 'belgica', 'celtica']);
    const numbered = provinces.filter(({ number }) => number !== null);
    expect(numbered.map(({ number }) => number)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
    expect(numbered.every((each) => gaul.includes(each.region))).toBe(true);
    const known = {
      bellovaci: 3,
      'senones-lingones': 11,
      sequani: 12,
      bituriges: 16,
      aedui: 19,
      aquitani: 21,
    };
    for (const [id, number] of Object.entries(known)) expect(province[id].number).toBe(number);
    expect(province['pictones-santones'].number).toBe(17);
  });

  test('2.2.5 Germania is three Strongholds and two spaces of victory points', () => {
    const germania = provincesOf.germania.flatMap(kindsIn);
    expect(sorted(germania)).toEqual(['stronghold', 'stronghold', 'stronghold', 'vp', 'vp']);
  });

  test('8.2.2 Bituriges has four spaces and needs three, Senones and Lingones six and four', () => {
    expect([spacesOf.bituriges.length, province.bituriges.majority]).toEqual([4, 3]);
    expect([spacesOf['senones-lingones'].length, province['senones-lingones'].majority]).toEqual([6, 4]);
    for (const { id, majority } of provinces) expect(majority).toBe(Math.floor(spacesOf[id].length / 2) + 1);
  });

  test('8.2.2 in the example of play Nervii and Treveri are controlled with Strongholds', () => {
    const strongholds = (id: string) => kindsIn(id).filter((kind) => kind === 'stronghold').length;
    expect([spacesOf.nervii.length, province.nervii.majority, strongholds('nervii')]).toEqual([5, 3, 1]);
    expect([spacesOf.treveri.length, province.treveri.majority, strongholds('treveri')]).toEqual([7, 4, 2]);
  });

  test('11.3.5, 11.3.6 two Provinces are shared, each Tribe with a section of Towns', () => {
    const sections = (id: string) =>
      sorted([...new Set(spacesOf[id].map((each) => `${space[each].section}`))]);
    expect(sections('pictones-santones')).toEqual(['pictones', 'santones']);
    expect(sections('senones-lingones')).toEqual(['lingones', 'senones']);
    const senones = spaces.filter(({ section }) => section === 'senones');
    expect(senones.map(({ kind }) => kind)).toEqual(['town', 'town', 'town']);
    expect(spaces.filter(({ section }) => section !== null)).toHaveLength(12);
  });

  test('11.3.2, 19.3, 3.1 Gergovia, Octodurus, Burdigala and Vienne lie where the rules say', () => {
    expect([space.gergovia.province, space.gergovia.kind]).toEqual(['arverni', 'town']);
    expect([space.octodurus.province, space.octodurus.kind]).toEqual(['allobroges', 'stronghold']);
    expect([space.burdigala.province, space.burdigala.kind]).toEqual(['aquitani', 'town']);
    expect([space.vienne.province, space.vienne.kind]).toEqual(['allobroges', 'walledCity']);
    expect([named.arverniTown, named.pass]).toEqual(['gergovia', 'octodurus']);
  });

  test('15.3.2 the Via Domitia leads from Provincia over the Alps to Rome', () => {
    expect(paths.filter(({ kind }) => kind === 'viaDomitia')).toHaveLength(1);
    expect(province[space[box.viaDomitia].province].region).toBe('provincia');
  });

  test('17.1.2 the Channel Crossing at Portus Itius is the only way to Britannia', () => {
    const isBritish = (id: string) => id in space && space[id].province === 'britannia';
    const crossings = paths.filter(({ a, b }) => isBritish(a) !== isBritish(b));
    expect(crossings.map(({ a, b, kind }) => [...sorted([a, b]), kind])).toEqual([
      ['dubris', 'portus-itius', 'channel'],
    ]);
    expect(paths.filter(({ kind }) => kind === 'channel')).toHaveLength(1);
  });

  test('17.2.1, 17.2.2 of the three Sea Zones Rome always holds one, and a Stronghold of the Veneti is a Port of two', () => {
    const { seaZones } = defaultComponents;
    expect(seaZones.filter(({ alwaysRoman }) => alwaysRoman).map(({ id }) => id)).toEqual(['sinus-gallicus']);
    expect(sorted(ids(seaZones))).toEqual(['oceanus-atlanticus', 'oceanus-britannicus', 'sinus-gallicus']);
    const [both, ...more] = spaces.filter(({ ports }) => ports.length > 1);
    expect([both.kind, both.province, more]).toEqual(['stronghold', 'veneti', []]);
  });

  test('14.3.5, 11.3.4 one Town of the Veneti is a Port, on Oceanus Atlanticus', () => {
    const ports = townsIn('veneti').filter((id) => space[id].ports.length > 0);
    expect(ports.map((id) => space[id].ports)).toEqual([['oceanus-atlanticus']]);
    expect(ports).toEqual(['darioritum']);
  });

  test('17.4.3 the Germans start on the three German Strongholds, each with a path into Gaul', () => {
    expect(defaultComponents.germans.starts).toEqual(['usipetes', 'ubii', 'suebi']);
    for (const start of defaultComponents.germans.starts) {
      expect(space[start].province).toBe('germania');
      expect(next(start).some((id) => region(province[space[id].province].region)?.gaul)).toBe(true);
    }
  });

  test('10.7 all other spaces are connected without the German Strongholds', () => {
    const barred = new Set(defaultComponents.germans.starts);
    const reached = new Set(['vienne']);
    for (const id of reached) for (const to of next(id)) if (!barred.has(to)) reached.add(to);
    expect(reached.size).toBe(spaces.length - barred.size);
  });
});

describe('the start', () => {
  test('3.1 Rome has a marker in each Town of Aedui, Sequani and Provincia, and in Burdigala', () => {
    const provincia = provincesOf.provincia.flatMap(townsIn);
    expect(sorted(setup.romanInfluence)).toEqual(
      sorted([...townsIn('aedui'), ...townsIn('sequani'), ...provincia, 'burdigala']),
    );
  });

  test('3.1 the three Walled Cities are in Provincia', () => {
    const cities = spaces.filter(({ kind }) => kind === 'walledCity');
    expect(cities.map((each) => province[each.province].region)).toEqual(Array(3).fill('provincia'));
    expect(ids(cities)).toContain('massilla');
  });

  test('3.1 Legions begin with Caesar among the Aedui, in Vienne, or come on turn 5', () => {
    const from = (start: string | number) => sorted(ids(legions.filter((each) => each.start === start)));
    expect(from('caesar')).toEqual(sorted(['X', 'VII', 'VIII', 'IX', 'XI', 'XII']));
    expect(from('garrison')).toEqual(sorted(['XIII', 'XIV']));
    expect(from(5)).toEqual(sorted(['V', 'VI']));
    expect([legions.length, setup.caesarIn, setup.garrison]).toEqual([10, 'aedui', 'vienne']);
  });

  test('3.1, 9.0 six Legates are in the cup; with Caesar and one more there are eight Roman Leaders, and two Gallic', () => {
    const ranks = defaultComponents.romanLeaders.map(({ rank }) => rank);
    expect(ranks.filter((rank) => rank === 'legate')).toHaveLength(6);
    expect([ranks.length, defaultComponents.gallicLeaders.length]).toEqual([8, 2]);
  });

  test('3.2.1 nine Strongholds and four starred Towns are Gallic', () => {
    expect(spaces.filter(({ kind }) => kind === 'stronghold')).toHaveLength(9);
    const starred = ids(spaces.filter(({ kind }) => kind === 'vp'));
    expect(sorted(setup.gallicInfluence)).toEqual(sorted(starred));
    expect(starred.map((id) => space[id].province)).toEqual([
      'germania',
      'germania',
      'britannia',
      'britannia',
    ]);
  });

  test('3.2.2, 3.2.3 three Tribes begin in boxes, the other twenty in the pool', () => {
    const start = (id: string) => tribe(id)?.start;
    expect([start('aedui'), start('sequani'), start('arverni')]).toEqual(['holding', 'submitted', 'council']);
    expect(tribes.filter((each) => each.start === 'pool')).toHaveLength(20);
  });

  test('3.3 Minor Tribe, Militia, German Cavalry and two Mercenaries wait for cards', () => {
    expect(sorted(ids(defaultComponents.auxiliaries))).toEqual([
      'gallic-mercenary-1',
      'gallic-mercenary-2',
      'german-cavalry',
      'militia',
      'minor-tribe',
    ]);
  });

  test('3.4 both oceans begin Gallic: their Ports give Rome no majority', () => {
    const start = new Map<string, number>();
    for (const { id, ports, kind } of spaces)
      for (const sea of ports) {
        const roman = setup.romanInfluence.includes(id) || kind === 'walledCity';
        const gallic = setup.gallicInfluence.includes(id) || kind === 'stronghold';
        start.set(sea, (start.get(sea) ?? 0) + Number(roman) - Number(gallic));
      }
    expect(start.get('oceanus-atlanticus')).toBeLessThanOrEqual(0);
    expect(start.get('oceanus-britannicus')).toBeLessThanOrEqual(0);
  });

  test('3.5, 7.5.5 there are 55 cards, one of them a Reaction card', () => {
    expect(cards.map(({ number }) => number)).toEqual(Array.from({ length: 55 }, (_, index) => index + 1));
    expect(cards.filter(({ kind }) => kind === 'reaction')).toHaveLength(1);
  });

  test('8.2.2 Rome begins with two Provinces of Celtica, and all of Provincia', () => {
    const state = stateOf({ roman: setup.romanInfluence });
    expect(sorted(provincesControlled(state, 'celtica', 'roman'))).toEqual(['aedui', 'sequani']);
    expect(provincesControlled(state, 'provincia', 'roman')).toHaveLength(3);
  });
});

describe('the counters', () => {
  test('3.0 the counters that are pictured are as pictured', () => {
    expect(tribe('bellovaci')).toMatchObject({
      front: { battle: 1, strength: 6, movement: 4 },
      back: { battle: 0, strength: 4, movement: 3 },
      province: 'bellovaci',
    });
    expect(tribe('aquitani')?.front).toEqual({ battle: 1, strength: 4, movement: 3 });
    expect(tribe('aedui')?.front).toEqual({ battle: 1, strength: 6, movement: 3 });
    expect(leader('caesar')).toMatchObject({ battle: 3, command: 6, movement: 5 });
    expect(leader('t-labienus')).toMatchObject({ battle: 2, command: 4, movement: 4 });
    expect(piece.vercingetorix).toMatchObject({ battle: 1, command: 4, strength: 1, movement: 4 });
    expect(piece.ambiorix).toMatchObject({ battle: 1, command: 3, strength: 1, movement: 4 });
    expect(piece['gallic-mercenary-1']).toMatchObject({ strength: 2 });
    for (const { front } of legions) expect(front).toEqual({ battle: 1, strength: 2, movement: 3 });
  });

  test('9.4 the Battle Rating of Legions and Tribes is 1 in front and 0 on the back', () => {
    for (const { front, back } of [...legions, ...tribes])
      expect([front.battle, back.battle]).toEqual([1, 0]);
  });

  test('9.5.1, 9.5.3 Ambiorix comes on turn 4 to Belgica, Vercingetorix on turn 5 to Celtica', () => {
    expect(piece.ambiorix).toMatchObject({
      arrives: 4,
      home: 'belgica',
      commands: ['belgic'],
      devastates: false,
    });
    expect(piece.vercingetorix).toMatchObject({
      arrives: 5,
      home: 'celtica',
      devastates: true,
      outranks: true,
    });
    const { commands } = defaultComponents.gallicLeaders[0];
    expect(commands).toEqual(expect.arrayContaining(['celtic', 'belgic']));
  });

  test('11.1 a Tribe has a Province of Gaul of its own, or a section, and is weaker when reduced', () => {
    const homes = { belgic: 'belgica', celtic: 'celtica', aquitanian: 'aquitania' };
    for (const each of tribes) {
      expect(province[each.province].region).toBe(homes[each.people]);
      expect(each.back.strength).toBeLessThan(each.front.strength);
      expect(each.back.strength).toBeGreaterThan(0);
    }
    for (const { id, number } of provinces) {
      const sections = new Set(spacesOf[id].map((each) => space[each].section));
      expect(tribes.filter((each) => each.province === id)).toHaveLength(number === null ? 0 : sections.size);
    }
  });

  test('11.3.3, 13.5.3 the Nervii and the X Legion are elite, and no others', () => {
    expect(ids([...tribes, ...legions].filter(({ elite }) => elite))).toEqual(['nervii', 'X']);
  });

  test('11.2.2, 11.2.3 a Fortified Town has a garrison of 2, falls by three points, and is harder to take when upgraded', () => {
    const { town, upgraded } = defaultComponents.defences;
    expect(town).toEqual({ garrison: 2, points: 3, modifier: 0 });
    expect(upgraded).toEqual({ garrison: 2, points: 3, modifier: -1 });
  });

  test('14.2, 14.7.2 Massilla has a garrison of 6 and falls by five points, a Stronghold by two', () => {
    const { cities, stronghold } = defaultComponents.defences;
    expect(cities.massilla).toMatchObject({ garrison: 6, points: 5 });
    expect(stronghold.points).toBe(2);
  });

  test('14.3.1, 14.4.2 Vienne and Narbo fall by the three points that all need whose marker does not say otherwise', () => {
    const { cities } = defaultComponents.defences;
    expect(Object.entries(cities).map(([city, { points }]) => `${city} ${points}`)).toEqual([
      'massilla 5',
      'vienne 3',
      'narbo 3',
    ]);
  });

  test('17.1.5 Sugambri have a strength of 9, Britanni of 7', () => {
    expect(defaultComponents.natives).toMatchObject([
      { region: 'germania', strength: 9 },
      { region: 'britannia', strength: 7 },
    ]);
  });

  test('17.6.3 the Militia is as strong as its Gallic Provinces', () => {
    expect(piece.militia).toMatchObject({ side: 'gallic', strength: 'provinces' });
  });

  test('13.5.2, 13.2.3 the strengths of the examples come out', () => {
    const strength = (id: string) => tribe(id)?.front.strength ?? 0;
    expect(strength('aulerci') + strength('suessiones') + 2).toBe(11);
    expect([strength('carnutes'), strength('nervii')]).toEqual([4, 5]);
    expect(2 * legions[0].front.strength + 2 + 2).toBe(8);
    expect(strength('treveri') + strength('nervii') + 2 + 2).toBeGreaterThanOrEqual(13);
    expect(strength('treveri') + strength('nervii') + 2 + 2).toBeLessThanOrEqual(15);
  });
});

describe('the tables', () => {
  const battle = (column: string, total: number) =>
    battleTable.rows[total][battleTable.columns.findIndex(({ name }) => name === column)];
  const siege = (odds: number, total: number) =>
    siegeTable.rows[total][siegeTable.columns.findIndex((column) => column.odds === odds)];
  const hits = (cell: string) => 3 * Number.parseInt(cell, 10) + cell.split('*').length - 1;
  const points = (cell: string) =>
    cell === 'S' ? 100 : 10 * Number(cell.slice(2)) - Number(cell[0].replace('-', '0'));

  test('13.4.1 the cells that the examples show are as shown', () => {
    expect([battle('9-10', 8), battle('9-10', 9)]).toEqual(['2**', '3']);
    expect([battle('11-12', 7), battle('11-12', 6)]).toEqual(['2**', '2*']);
    expect([battle('13-15', 5), battle('13-15', 8), battle('13-15', 4)]).toEqual(['2**', '3**', '2']);
  });

  test('14.3.2 the cells that the examples show are as shown', () => {
    expect([siege(2, 7), siege(1.5, 11), siege(1, 10), siege(1, 5)]).toEqual(['1/2', 'S', '-/2', '-/0']);
    expect(siegeTable.columns.map(({ odds }) => odds)).toEqual([0.5, 1, 1.5, 2, 2.5]);
  });

  test.each([
    ['13.4.1', battleTable.rows, hits],
    ['14.3.2', siegeTable.rows, points],
  ] as const)('%s a higher roll and a column further right are never worse', (_, rows, worth) => {
    for (let total = 2; total <= 12; total++)
      for (const [column, cell] of rows[total].entries()) {
        if (total > 2) expect(worth(cell)).toBeGreaterThanOrEqual(worth(rows[total - 1][column]));
        if (column > 0) expect(worth(cell)).toBeGreaterThanOrEqual(worth(rows[total][column - 1]));
      }
  });

  test('16.4.3 Governance Points are those of the table', () => {
    expect(region('celtica')?.governance).toEqual({ dominance: 5, presence: 2 });
    expect(region('belgica')?.governance).toEqual({ dominance: 4, presence: 2 });
    expect(region('aquitania')?.governance).toEqual({ dominance: 1, presence: 1 });
    const incursions = provinces.filter(({ incursion }) => incursion > 0);
    expect(Object.fromEntries(incursions.map(({ id, incursion }) => [id, incursion]))).toEqual({
      volcae: 1,
      allobroges: 1,
      narbonensis: 3,
    });
  });

  test('16.4.4 a Gallic marker in Volcae leaves it to Rome', () => {
    expect(spacesOf.volcae.length - 1).toBeGreaterThanOrEqual(province.volcae.majority);
  });

  test('19.1.2 an Automatic Victory takes five, seven and one Province of Gaul, and all three of Provincia', () => {
    const needs = Object.fromEntries(regions.map(({ id, automaticVictory }) => [id, automaticVictory]));
    expect(needs).toEqual({
      belgica: 5,
      celtica: 7,
      aquitania: 1,
      provincia: 3,
      germania: null,
      britannia: null,
    });
    expect(provincesOf.belgica).toHaveLength(8);
    expect(provincesOf.celtica).toHaveLength(12);
    expect(provincesOf.provincia).toHaveLength(3);
  });
});

describe('the cards', () => {
  const called = (name: string) => cards.filter((card) => card.name === name);
  const effects = ({ effects: all }: Card): readonly Effect[] => all;
  const has = (number: number, op: Effect['op']) => effects(box.card[number]).some((each) => each.op === op);

  test('7.5.1 the cards of the examples have the values, kinds and users they show', () => {
    const shown: [string, Partial<Card>][] = [
      ['ROMAN TRADE', { number: 19, points: 2, kind: 'event', usableBy: 'roman' }],
      ['CONSTANT AS THE NORTHERN STAR', { points: 3, kind: 'bonus', usableBy: 'roman' }],
      ['GAUL OF THE LONG HAIRS', { points: 1, kind: 'bonus', usableBy: 'gallic' }],
      ['ALESIA', { number: 28, points: 2, kind: 'event', usableBy: 'gallic' }],
      ['MERCENARIES FROM BRITANNIA AND HISPANIA', { points: 1, kind: 'bonus', usableBy: 'gallic' }],
      ['HOSTAGES', { points: 2, kind: 'bonus', usableBy: 'roman' }],
      ['GERMANI MIGRATION', { points: 1, kind: 'bonus', usableBy: 'either' }],
      ['VENI VIDI VICI', { points: 3, usableBy: 'roman' }],
      ['TIES OF BLOOD AND MARRIAGE', { kind: 'event', usableBy: 'gallic' }],
      ['INCITE THROUGH SEDITION AND VIOLENCE', { points: 1, kind: 'bonus', usableBy: 'either' }],
      ['THE BELGIC CONFEDERATION', { points: 3, kind: 'event', usableBy: 'gallic' }],
    ];
    for (const [name, facts] of shown) expect(called(name)[0]).toMatchObject(facts);
  });

  test('7.6 every card has one to three Action Points', () => {
    expect(new Set(cards.map(({ points }) => points))).toEqual(new Set([1, 2, 3]));
  });

  test('7.3 WINTER CAMPAIGN lets Rome go first', () => {
    expect(called('WINTER CAMPAIGN')[0]).toMatchObject({ usableBy: 'roman', timing: 'startOfStrategyPhase' });
    expect(effects(called('WINTER CAMPAIGN')[0])).toContainEqual({ op: 'turnOrder', first: 'roman' });
  });

  test('5.3 cards that activate Caesar by name wait for him', () => {
    for (const card of cards) {
      const byName = effects(card).some(
        (each) => each.op === 'activate' && typeof each.who !== 'string' && each.who.leader === 'caesar',
      );
      expect(card.activatesCaesar ?? false).toBe(byName);
    }
  });

  test('11.2.3, 11.3.1, 17.5.1, 17.6.1 cards 28, 43, 22 and 41 do what the rules say of them', () => {
    expect([has(28, 'upgradeTown'), has(43, 'placeTribe'), has(22, 'devastate')]).toEqual([true, true, true]);
    expect(effects(box.card[43])).toEqual([{ op: 'placeTribe', tribe: 'aedui' }]);
    expect(effects(box.card[41])).toMatchObject([
      { op: 'placeCU', unit: 'militia', where: { regions: ['celtica', 'belgica'] } },
    ]);
  });

  test('17.4.3 two cards move the German Tribe, by 3 Movement Points', () => {
    const moving = cards.filter((card) => effects(card).some(({ op }) => op === 'moveGermani'));
    expect(moving.map(({ name }) => name)).toEqual(['GERMANI MIGRATION', 'GERMANI MIGRATION']);
    expect(moving.flatMap(effects)).toEqual(Array(2).fill({ op: 'moveGermani', points: 3 }));
  });

  test('17.3.1 each unit that waits for a card has one of its side', () => {
    for (const { id, side } of defaultComponents.auxiliaries) {
      const bringing = cards.filter((card) =>
        effects(card).some((each) => each.op === 'placeCU' && id.startsWith(each.unit)),
      );
      expect(bringing.map(({ usableBy }) => usableBy)).toEqual([side]);
    }
  });

  test('7.2.2 the deck lasts three turns: dealt hands, and what Surprise and Reaction cards draw', () => {
    const surprises = cards.filter(({ kind }) => kind === 'surprise').length;
    expect(3 * 16 + surprises + 2).toBeLessThanOrEqual(cards.length);
  });
});
