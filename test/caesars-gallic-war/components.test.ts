import { expect, test } from 'vitest';
import { rulebook } from '../../games/caesars-gallic-war';
import {
  AREA_IDS,
  AREAS,
  type AreaId,
  GERMAN_HOME,
  PORTS,
  ROMAN_HOME,
} from '../../games/caesars-gallic-war/components/areas';
import {
  BORDERS,
  borderBetween,
  borderLimit,
  EXITS,
} from '../../games/caesars-gallic-war/components/borders';
import { CARD_IDS, CARDS, cardOf, pointsOf } from '../../games/caesars-gallic-war/components/cards';
import {
  faceOf,
  REINFORCEMENTS,
  TRIBE_IDS,
  TRIBES,
  UNITS,
} from '../../games/caesars-gallic-war/components/units';
import { newGame } from './table';

test('2.0, 1.0 two players, Rome and the Barbarians, with 60 units and 31 cards', () => {
  expect(rulebook.sides).toEqual(['Rome', 'Barbarians']);
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

test('2.1 Sequani and Transalpine Gaul are fortified, Aedui and Helvetii are not; the Alps are in Helvetii', () => {
  expect(AREAS.sequani.town).toBe('Vesontio');
  expect(AREAS['transalpine-gaul'].town).not.toBeNull();
  for (const id of ['aedui', 'helvetii', 'volcae', 'allobroges', 'santones', 'menapi'] as const) {
    expect(AREAS[id].town).toBeNull();
  }
  expect(AREA_IDS.filter((id) => AREAS[id].alps)).toEqual(['helvetii']);
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
  const rhine = BORDERS.filter(({ a, b }) => a === 'germania' || b === 'germania');
  expect(rhine.length).toBeGreaterThan(2);
  expect(rhine.every(({ kind }) => kind === 'blue')).toBe(true);
  expect(borderBetween('transalpine-gaul', 'helvetii')).toBe('blue');
  expect(borderBetween('transalpine-gaul', 'allobroges')).toBe('black');
  expect(borderBetween('allobroges', 'sequani')).toBe('black');
  expect(borderBetween('allobroges', 'britannia')).toBeUndefined();
});

test('2.1 every component that is not in the rules text says where it is from', () => {
  const tags = ['rulebook', 'public', 'designer-2e', 'reconstruction'];
  for (const id of AREA_IDS) {
    for (const source of Object.values(AREAS[id].sources)) expect(tags).toContain(source);
  }
  for (const { source, kindSource } of BORDERS)
    expect([tags.includes(source), tags.includes(kindSource)]).toEqual([true, true]);
  for (const id in UNITS) expect(tags).toContain(UNITS[id].source);
  expect(AREAS.sequani.sources.name).toBe('rulebook');
  expect(AREAS.tarbelli.sources.name).toBe('designer-2e');
});

test('2.2 units have strength, initiative and battle rating', () => {
  const rating = (id: string) => {
    const { initiative, rating, full } = faceOf(id);
    return `${initiative}${rating} ${full}`;
  };
  for (const id of ['legion-vii', 'legion-x', 'legion-xv']) expect(rating(id)).toBe('A2 4');
  expect(rating('ariovistus')).toBe('B3 3');
  for (const id of ['german-1', 'german-2', 'german-3']) expect(rating(id)).toBe('B2 3');
  expect(rating('menapi-1')).toBe('C2 3');
});

test('2.2 blocks are black for Rome, blue for Germans, grey in Celtae, green in Belgica and Aquitania', () => {
  for (const tribe of TRIBE_IDS) {
    const { region } = AREAS[tribe];
    const expected = region === 'belgica' || region === 'aquitania' ? 'green' : 'grey';
    expect(TRIBES[tribe].colour).toBe(expected);
  }
  expect([faceOf('legion-i').colour, faceOf('ariovistus').colour]).toEqual(['black', 'blue']);
});

test('2.3, 11.0 one card for each tribe and Germania, three 3s, twelve 2s, eleven 1s, and five events', () => {
  const values = CARD_IDS.filter((id) => cardOf(id).kind === 'tribe').map(pointsOf);
  expect(values).toHaveLength(26);
  expect([3, 2, 1].map((value) => values.filter((each) => each === value).length)).toEqual([3, 12, 11]);
  const events = CARD_IDS.filter((id) => cardOf(id).kind === 'event');
  expect(events).toEqual([
    'minor-revolt-1',
    'minor-revolt-2',
    'major-revolt',
    'massive-revolt',
    'baggage-train',
  ]);
  expect(events.map(pointsOf)).toEqual([1, 1, 1, 1, 1]);
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
  for (const [card, value] of Object.entries(shown)) expect(pointsOf(card)).toBe(value);
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
