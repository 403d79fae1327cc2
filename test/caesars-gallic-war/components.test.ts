import { expect, test } from 'vitest';
import { rulebook } from '../../games/caesars-gallic-war';
import {
  AREA_IDS,
  type AreaId,
  GERMAN_HOME,
  type Region,
  ROMAN_HOME,
} from '../../games/caesars-gallic-war/components/areas';
import { type BorderKind, borderLimit } from '../../games/caesars-gallic-war/components/borders';
import { boxOf } from '../../games/caesars-gallic-war/components/box';
import { CARD_IDS } from '../../games/caesars-gallic-war/components/cards';
import { borderBetween, pointsOf } from '../../games/caesars-gallic-war/components/labels';
import { REINFORCEMENTS, TRIBE_IDS, TRIBES, UNITS_OF } from '../../games/caesars-gallic-war/components/units';
import { newGame } from './table';

const { area: AREAS, ports: PORTS, exits: EXITS, unit: UNITS, card: CARDS, components } = boxOf({});
const { borders: BORDERS } = components;

test('2.0, 1.0 two players, Rome and the Barbarians, with 60 units and 31 cards', () => {
  expect(rulebook.sides.map(({ name }) => name)).toEqual(['Rome', 'Barbarians']);
  expect(Object.keys(UNITS)).toHaveLength(60);
  expect(CARD_IDS).toHaveLength(31);
});

test('2.1 the map: 24 tribes of Gaul, Britannia, Germania and Transalpine Gaul', () => {
  expect(AREA_IDS).toHaveLength(27);
  expect(TRIBE_IDS).toHaveLength(25);
  const inGaul = AREA_IDS.filter((id) => ['belgica', 'celtae', 'aquitania'].includes(AREAS[id].region));
  expect(inGaul).toHaveLength(24);
  expect([ROMAN_HOME, GERMAN_HOME]).toEqual(['transalpine-gaul', 'germania']);
});

test('2.1 six tribes of Belgica, two of Aquitania, sixteen of Celtae', () => {
  const tribesOf = (region: Region) => TRIBE_IDS.filter((id) => AREAS[id].region === region).sort();
  expect(tribesOf('belgica')).toEqual(['atrebates', 'bellovaci', 'leuci', 'menapi', 'remi', 'treveri']);
  expect(tribesOf('aquitania')).toEqual(['tarbelli', 'tolosates']);
  expect(tribesOf('celtae')).toEqual([
    'aedui',
    'allobroges',
    'andes',
    'arverni',
    'bituriges',
    'boii',
    'cadurci',
    'carnutes',
    'esuvii',
    'helvetii',
    'mandubii',
    'pictones',
    'santones',
    'sequani',
    'veneti',
    'volcae',
  ]);
});

test('2.1, 10.0 eight fortified towns; the example has none in Aedui, Volcae, Santones and Menapi', () => {
  const towns = AREA_IDS.flatMap((id) => (AREAS[id].town === null ? [] : [[id, AREAS[id].town]]));
  expect(Object.fromEntries(towns)).toEqual({
    'transalpine-gaul': 'Narbo',
    sequani: 'Vesontio',
    mandubii: 'Alesia',
    arverni: 'Gergovia',
    bituriges: 'Avaricum',
    carnutes: 'Cenabum',
    bellovaci: 'Bratuspantium',
    cadurci: 'Uxellodunum',
  });
  for (const id of ['aedui', 'helvetii', 'volcae', 'allobroges', 'santones', 'menapi'] as const) {
    expect(AREAS[id].town).toBeNull();
  }
});

test('2.1 the Alps are in Helvetii', () => {
  expect(AREA_IDS.filter((id) => AREAS[id].alps)).toEqual(['helvetii']);
});

test('2.1 eight ports on one sea', () => {
  expect([...PORTS].sort()).toEqual([
    'andes',
    'atrebates',
    'bellovaci',
    'britannia',
    'esuvii',
    'pictones',
    'santones',
    'veneti',
  ]);
});

test('2.1 Britannia is reached by sea only; all other areas hang together by land', () => {
  expect(EXITS.britannia).toEqual([]);
  expect(PORTS).toContain('britannia');
  const reached = new Set<AreaId>(['transalpine-gaul']);
  for (const here of reached) for (const { to } of EXITS[here]) reached.add(to);
  expect(reached.size).toBe(26);
});

test('2.1, 5.2.1 black borders let six cross, blue ones two; Germania is behind the blue Rhine', () => {
  expect([borderLimit('black'), borderLimit('blue')]).toEqual([6, 2]);
  const rhine = EXITS.germania.map(({ to, kind }) => `${to} ${kind}`);
  expect(rhine.sort()).toEqual(['leuci blue', 'menapi blue', 'sequani blue', 'treveri blue']);
  expect(borderBetween({}, 'transalpine-gaul', 'helvetii')).toBe('blue');
  expect(borderBetween({}, 'transalpine-gaul', 'allobroges')).toBe('black');
  expect(borderBetween({}, 'allobroges', 'sequani')).toBe('black');
  expect(borderBetween({}, 'allobroges', 'britannia')).toBeUndefined();
});

/** Every border from its first area in the alphabet. */
const BLACK = `
  aedui: boii mandubii
  allobroges: sequani transalpine-gaul
  andes: esuvii veneti
  arverni: bituriges santones
  atrebates: menapi
  bellovaci: remi
  bituriges: carnutes pictones
  boii: transalpine-gaul volcae
  cadurci: santones
  carnutes: pictones
  esuvii: mandubii
  leuci: mandubii sequani treveri
  mandubii: sequani treveri
  tarbelli: tolosates
  tolosates: volcae
  transalpine-gaul: volcae`;
const BLUE = `
  aedui: allobroges arverni bituriges sequani
  allobroges: boii helvetii
  andes: carnutes pictones
  arverni: boii cadurci volcae
  atrebates: bellovaci remi
  bellovaci: esuvii mandubii
  bituriges: mandubii santones
  cadurci: tarbelli tolosates volcae
  carnutes: esuvii mandubii
  germania: leuci menapi sequani treveri
  helvetii: sequani transalpine-gaul
  mandubii: remi
  menapi: remi treveri
  pictones: santones veneti
  remi: treveri
  santones: tarbelli`;

test('2.1, 5.2.1 sixty borders, 25 black and 35 blue', () => {
  const written = (list: string) =>
    list
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [from, others] = line.trim().split(': ');
        return others.split(' ').map((to) => `${from} ${to}`);
      })
      .sort();
  const drawn = (wanted: BorderKind) =>
    BORDERS.filter(({ kind }) => kind === wanted)
      .map(({ a, b }) => [a, b].sort().join(' '))
      .sort();
  expect(drawn('black')).toEqual(written(BLACK));
  expect(drawn('blue')).toEqual(written(BLUE));
  expect([drawn('black').length, drawn('blue').length]).toEqual([25, 35]);
});

test('2.1 every component that is not in the rules text says where it is from', () => {
  const tags = ['rulebook', 'public', 'designer-2e', 'reconstruction'];
  for (const id of AREA_IDS) {
    for (const source of Object.values(AREAS[id].sources)) expect(tags).toContain(source);
  }
  for (const { source, kindSource } of BORDERS)
    expect([tags.includes(source), tags.includes(kindSource)]).toEqual([true, true]);
  for (const id in UNITS) expect(tags).toContain(UNITS[id].source);
  for (const { source } of Object.values(TRIBES)) expect(tags).toContain(source);
  for (const id of CARD_IDS) {
    const card = CARDS[id];
    if (card.kind === 'tribe') expect(tags).toContain(card.source);
  }
  expect(AREAS.sequani.sources.name).toBe('rulebook');
  expect(AREAS.tarbelli.sources.name).toBe('designer-2e');
});

test('2.2 units have strength, initiative and battle rating', () => {
  const rating = (id: string) => {
    const { initiative, rating, full } = UNITS[id];
    return `${initiative}${rating} ${full}`;
  };
  for (const id of ['legion-vii', 'legion-x', 'legion-xv']) expect(rating(id)).toBe('A2 4');
  expect(rating('ariovistus')).toBe('B3 3');
  for (const id of ['german-1', 'german-2', 'german-3']) expect(rating(id)).toBe('B2 3');
  expect(rating('menapi-1')).toBe('C2 3');
});

test('2.2 the Gallic leaders: Vercingetorix has strength 4, the others 3', () => {
  const faces = ['vercingetorix', 'ambiorix', 'dumnorix'].map((id) => {
    const { initiative, rating, full, colour } = UNITS[id];
    return `${initiative}${rating} ${full} ${colour}`;
  });
  expect(faces).toEqual(['B3 4 grey', 'B2 3 green', 'B2 3 grey']);
});

test('2.2, 11.0 a tribe has as many units as its card has Action Points, 41 in all', () => {
  const threes = ['bellovaci', 'helvetii'];
  const twos = ['aedui', 'allobroges', 'andes', 'arverni', 'bituriges', 'boii', 'britannia'];
  twos.push('cadurci', 'mandubii', 'santones', 'sequani', 'treveri');
  const ones = ['atrebates', 'carnutes', 'esuvii', 'leuci', 'menapi', 'pictones'];
  ones.push('remi', 'tarbelli', 'tolosates', 'veneti', 'volcae');
  const withCount = (count: number) => TRIBE_IDS.filter((id) => TRIBES[id].count === count).sort();
  expect([withCount(3), withCount(2), withCount(1)]).toEqual([threes, twos, ones]);
  for (const id of TRIBE_IDS) expect(pointsOf({}, id)).toBe(TRIBES[id].count);
  expect(pointsOf({}, 'germania')).toBe(3);
  expect(TRIBE_IDS.flatMap((id) => UNITS_OF[id])).toHaveLength(41);
});

test('2.2 blocks are black for Rome, blue for Germans, grey in Celtae, green in Belgica and Aquitania', () => {
  const green = ['atrebates', 'bellovaci', 'leuci', 'menapi', 'remi', 'tarbelli', 'tolosates', 'treveri'];
  for (const tribe of TRIBE_IDS) expect(TRIBES[tribe].colour).toBe(green.includes(tribe) ? 'green' : 'grey');
  expect([UNITS['legion-i'].colour, UNITS.ariovistus.colour]).toEqual(['black', 'blue']);
});

test('2.3, 11.0 one card for each tribe and Germania, three 3s, twelve 2s, eleven 1s, and five events', () => {
  const values = CARD_IDS.filter((id) => CARDS[id].kind === 'tribe').map((id) => pointsOf({}, id));
  expect(values).toHaveLength(26);
  expect([3, 2, 1].map((value) => values.filter((each) => each === value).length)).toEqual([3, 12, 11]);
  const events = CARD_IDS.filter((id) => CARDS[id].kind === 'event');
  expect(events).toEqual([
    'minor-revolt-1',
    'minor-revolt-2',
    'major-revolt',
    'massive-revolt',
    'baggage-train',
  ]);
  expect(events.map((id) => pointsOf({}, id))).toEqual([1, 1, 1, 1, 1]);
  for (const tribe of [...TRIBE_IDS, 'germania']) expect(CARDS[tribe]).toMatchObject({ area: tribe });
});

test('2.3, 10.0 the cards of the example have the values it shows', () => {
  const shown = {
    menapi: 1,
    remi: 1,
    santones: 2,
    aedui: 2,
    helvetii: 3,
    volcae: 1,
    esuvii: 1,
    treveri: 2,
    boii: 2,
    sequani: 2,
  };
  for (const [card, value] of Object.entries(shown)) expect(pointsOf({}, card)).toBe(value);
});

test('3.0 the start of the game', () => {
  const t = newGame();
  for (const id of ['vii', 'viii', 'ix', 'x', 'xi', 'xii']) {
    expect(t.where(`legion-${id}`)).toBe('roman transalpine-gaul 4');
  }
  for (const id of ['ariovistus', 'german-1', 'german-2', 'german-3']) {
    expect(t.where(id)).toBe('barbarian germania 3');
  }
  for (const id of ['helvetii-1', 'helvetii-2', 'helvetii-3'])
    expect(t.where(id)).toBe('barbarian helvetii 3');
  expect(t.where('volcae-1')).toBe('roman volcae 3');
  expect([t.where('allobroges-1'), t.where('allobroges-2')]).toEqual([
    'roman allobroges 1',
    'roman allobroges 1',
  ]);
  expect(t.G.supply).toBe(15);
  expect([t.where('legion-xiii'), t.where('legion-i')]).toEqual(['waiting', 'waiting']);
  expect(t.where('vercingetorix')).toBe('pool');
});

test('3.0 all other tribes are neutral in their home areas', () => {
  const { neutral } = newGame().G;
  const active = ['allobroges', 'helvetii', 'volcae'];
  expect(Object.keys(neutral).sort()).toEqual(TRIBE_IDS.filter((id) => !active.includes(id)).sort());
  expect(neutral.bellovaci).toEqual(['bellovaci-1', 'bellovaci-2', 'bellovaci-3']);
});

test('6.7 the turn track', () => {
  const track = [1, 2, 3, 4, 5, 6, 7, 8].map((turn) => REINFORCEMENTS[turn]?.upTo ?? 0);
  expect(track).toEqual([2, 3, 6, 0, 3, 4, 6, 0]);
});
