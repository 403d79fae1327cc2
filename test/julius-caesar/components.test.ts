import { expect, test } from 'vitest';
import { rulebook } from '../../games/julius-caesar';
import {
  BLOCK_IDS,
  type BlockKind,
  colourOf,
  type Side,
  THIRD_LEADER,
} from '../../games/julius-caesar/components/blocks';
import { boxOf } from '../../games/julius-caesar/components/box';
import { CARD_IDS, COMMAND_IDS, EVENTS } from '../../games/julius-caesar/components/cards';
import {
  cardOf,
  fullStrength,
  lowestStrength,
  seasNextTo,
  stepDown,
  stepUp,
} from '../../games/julius-caesar/components/inPlay';
import { CITY_IDS, type CityId, isSea, SEA_IDS } from '../../games/julius-caesar/components/map';
import { statusOf } from '../../games/julius-caesar/control';
import { roadLimit } from '../../games/julius-caesar/marches';
import { commanding, newGame } from './table';

const { components, face: BLOCKS, city: CITIES, sea: SEAS, links: LINKS, exits: EXITS } = boxOf({});

const linkBetween = (a: CityId, b: CityId) => EXITS[a].find(({ to }) => to === b)?.kind;

/** The islands that can be played on (4.41) and their cities. */
const ISLANDS: Record<string, readonly CityId[]> = {
  Corsica: ['aleria'],
  Sardinia: ['caralis'],
  Sicilia: ['lilybaeum', 'messana', 'syracuse'],
  Creta: ['creta'],
  Cyprus: ['salamis'],
};

const kindsOf = (side: Side, kind: BlockKind) =>
  Object.keys(BLOCKS).filter((id) => BLOCKS[id].owner === side && BLOCKS[id].kind === kind);
const ratings = (ids: string[]) => ids.map((id) => `${BLOCKS[id].initiative}${BLOCKS[id].firepower}`).sort();

test('1.1 two players: Caesar and Pompey', () => {
  expect(rulebook.sides.map(({ name }) => name)).toEqual(['Caesar', 'Pompey']);
  expect(rulebook.players).toEqual({ min: 2, max: 2 });
});

test('1.3 of the 63 blocks 31 are tan, 31 green and 1 blue', () => {
  const count = (colour: string) => Object.keys(BLOCKS).filter((id) => colourOf(id) === colour).length;
  expect([count('tan'), count('green'), count('blue')]).toEqual([31, 31, 1]);
});

test('1.3 the box holds 63 blocks, 27 cards and a map', () => {
  expect(BLOCK_IDS).toHaveLength(63);
  expect(CARD_IDS).toHaveLength(27);
  expect(Object.keys(EVENTS)).toHaveLength(7);
  expect(COMMAND_IDS).toHaveLength(20);
});

test('1.3 the card shown has three Moves and two Levies', () => {
  expect(cardOf({}, 'c02')).toEqual({ kind: 'command', moves: 3, levies: 2 });
});

test('3.0 there are 31 tan blocks, 31 green ones and the blue Cleopatra', () => {
  const own = (side: Side) =>
    Object.keys(BLOCKS).filter((id) => BLOCKS[id].owner === side && id !== 'cleopatra');
  expect(own('caesar')).toHaveLength(31);
  expect(own('pompey')).toHaveLength(31);
  expect(BLOCKS.cleopatra.kind).toBe('cleopatra');
});

test('3.11 the strongest strength of a block is IV, III or II and every block has a lowest step', () => {
  const strengths = new Set(Object.keys(BLOCKS).map((id) => fullStrength({}, id)));
  expect([...strengths].sort()).toEqual([2, 3, 4]);
  for (const id in BLOCKS) expect(lowestStrength({}, id)).toBe(id === 'p-elephant' ? 2 : 1);
});

test('3.11 a block rolls a die for each strength and a hit turns it by one step', () => {
  const t = commanding({
    caesar: { genua: [['c-legio-8', 3]] },
    pompey: { rome: [['p-legio-1', 4]] },
  });
  t.group('caesar', 'genua', ['c-legio-8', 'rome']).endCommand('caesar').endCommand('pompey');
  t.dice(1, 6, 6, 6).do('pompey', 'fire', 'p-legio-1');
  expect(t.diceLeft).toEqual([]);
  expect(t.block('caesar', 'c-legio-8').strength).toBe(2);
  t.dice(3, 4).do('caesar', 'fire', 'c-legio-8');
  expect(t.diceLeft).toEqual([]);
  expect(t.block('pompey', 'p-legio-1').strength).toBe(3);
});

test('3.11 the block of the sidebar goes from III to II to I and is then gone', () => {
  expect(stepDown({}, 'c-legio-13', 3)).toBe(2);
  expect(stepDown({}, 'c-legio-13', 2)).toBe(1);
  expect(stepDown({}, 'c-legio-13', 1)).toBe(0);
  expect(stepUp({}, 'c-legio-13', 2)).toBe(3);
  expect(stepUp({}, 'c-legio-13', 3)).toBeUndefined();
});

test('3.12 A goes before B before C and among equals the Defender goes first', () => {
  const t = commanding({
    caesar: { genua: ['c-legio-8', 'c-caesar'] },
    pompey: { rome: ['p-legio-1', 'p-pompey', 'p-auxilia-3'] },
  });
  t.group('caesar', 'genua', ['c-legio-8', 'rome'], ['c-caesar', 'rome']);
  t.endCommand('caesar').endCommand('pompey');
  for (const [side, id] of [
    ['pompey', 'p-auxilia-3'],
    ['caesar', 'c-caesar'],
    ['pompey', 'p-pompey'],
    ['pompey', 'p-legio-1'],
    ['caesar', 'c-legio-8'],
  ] as const) {
    expect(t.legal(side, 'pass')).toEqual([id]);
    expect(t.legal(side === 'caesar' ? 'pompey' : 'caesar', 'pass')).toEqual([]);
    t.do(side, 'pass', id);
  }
});

test('3.12 the highest roll that hits is the firepower of the block', () => {
  const t = commanding({
    caesar: { genua: [['c-legio-8', 2]] },
    pompey: { rome: [['p-legio-1', 1], 'p-legio-5'] },
  });
  t.group('caesar', 'genua', ['c-legio-8', 'rome']).endCommand('caesar').endCommand('pompey');
  t.do('pompey', 'pass', 'p-legio-1').do('pompey', 'pass', 'p-legio-5');
  t.dice(3, 4).do('caesar', 'fire', 'c-legio-8');
  expect(t.block('pompey', 'p-legio-5').strength).toBe(2);
  expect(t.block('pompey', 'p-legio-1').strength).toBe(1);
});

test('3.13 a legion bears the city in which it is recruited; the label shown is Legio 13 of Ravenna, C3', () => {
  expect(BLOCKS['c-legio-13']).toMatchObject({
    initiative: 'C',
    firepower: 3,
    strengths: [1, 2, 3],
    levyCity: 'ravenna',
  });
});

test('3.21 each side has three leaders; two start and the third waits for a loss', () => {
  expect(kindsOf('caesar', 'leader')).toEqual(['c-caesar', 'c-antonius', 'c-octavian']);
  expect(kindsOf('pompey', 'leader')).toEqual(['p-pompey', 'p-scipio', 'p-brutus']);
  const t = newGame();
  for (const side of ['caesar', 'pompey'] as const) {
    expect(t.block(side, THIRD_LEADER[side]).place).toBe('third');
  }
  expect(t.block('caesar', 'c-antonius').place).toBe('genua');
  expect(t.block('pompey', 'p-scipio').place).toBe('antioch');
});

test('3.21 the third leader cannot be levied before a leader is lost', () => {
  const t = commanding({ caesar: { rome: ['c-caesar'] } }).do('caesar', 'end');
  expect(t.levies('caesar')).not.toContain('c-octavian');
  expect(t.levies('caesar')).not.toContain('c-octavian');
});

test('3.22 legions are rated C2, C3 or C4 and have a levy city each', () => {
  const legions = [...kindsOf('caesar', 'legion'), ...kindsOf('pompey', 'legion')];
  expect(kindsOf('caesar', 'legion')).toHaveLength(14);
  expect(kindsOf('pompey', 'legion')).toHaveLength(14);
  expect(new Set(ratings(legions))).toEqual(new Set(['C2', 'C3', 'C4']));
  for (const id of legions) expect(CITY_IDS).toContain(BLOCKS[id].levyCity);
});

test('3.23 each side has two light infantry (B1) and two archers (A1), raised in any friendly city', () => {
  for (const side of ['caesar', 'pompey'] as const) {
    expect(ratings(kindsOf(side, 'auxilia'))).toEqual(['A1', 'A1', 'B1', 'B1']);
    for (const id of kindsOf(side, 'auxilia')) expect(BLOCKS[id].levyCity).toBeUndefined();
  }
});

test('3.24 Caesar has four equitatus, Pompey three and an elephant, all B2 or B3 with a levy city', () => {
  expect(ratings(kindsOf('caesar', 'equitatus'))).toEqual(['B2', 'B2', 'B3', 'B3']);
  expect(ratings(kindsOf('pompey', 'equitatus'))).toEqual(['B2', 'B2', 'B3']);
  expect(kindsOf('pompey', 'elephant')).toEqual(['p-elephant']);
  expect(kindsOf('caesar', 'elephant')).toEqual([]);
  const ids = [...kindsOf('caesar', 'equitatus'), ...kindsOf('pompey', 'equitatus'), 'p-elephant'];
  for (const id of ids) expect(CITY_IDS).toContain(BLOCKS[id].levyCity);
});

test('3.25 each side has one ballista, rated B4 in defence and raised in any friendly city', () => {
  for (const side of ['caesar', 'pompey'] as const) {
    expect(ratings(kindsOf(side, 'ballista'))).toEqual(['B4']);
    expect(BLOCKS[kindsOf(side, 'ballista')[0]].levyCity).toBeUndefined();
  }
});

test('3.26 each side has five Navis rated D2 or D3', () => {
  expect(ratings(kindsOf('caesar', 'navis'))).toEqual(['D2', 'D2', 'D2', 'D3', 'D3']);
  expect(ratings(kindsOf('pompey', 'navis'))).toEqual(['D2', 'D2', 'D2', 'D3', 'D3']);
});

test('3.27 Cleopatra is rated C1, is no leader and starts with Pompey in Alexandria', () => {
  expect(BLOCKS.cleopatra).toMatchObject({ initiative: 'C', firepower: 1, kind: 'cleopatra' });
  expect(newGame().block('pompey', 'cleopatra').place).toBe('alexandria');
});

test('4.1 Navis stay on seas and in ports, land blocks in cities', () => {
  const t = commanding({ caesar: { genua: ['c-navis-1', 'c-legio-8'] } });
  t.do('caesar', 'group', 'genua');
  expect(t.destinations('caesar', 'c-navis-1')).toEqual(['hispanum', 'tyrrhenum']);
  expect(t.destinations('caesar', 'c-legio-8')).toEqual(['lugdunum', 'massilia', 'ravenna', 'rome']);
});

test('4.2 eleven cities are worth one or two points, thirteen in all', () => {
  const valued = CITY_IDS.filter((id) => CITIES[id].value > 0);
  expect(valued.map((id) => `${id} ${CITIES[id].value}`)).toEqual([
    'alexandria 2',
    'antioch 1',
    'athena 1',
    'byzantium 1',
    'carthago-nova 1',
    'ephesus 1',
    'massilia 1',
    'rome 2',
    'syracuse 1',
    'tarraco 1',
    'utica 1',
  ]);
  expect(valued.reduce((sum, id) => sum + CITIES[id].value, 0)).toBe(13);
});

test('4.21 a city is friendly, enemy, vacant or contested, and changes at once', () => {
  const t = commanding({ caesar: { genua: ['c-legio-8'] }, pompey: { rome: ['p-legio-1'] } });
  expect(statusOf(t.G, 'caesar', 'genua')).toBe('friendly');
  expect(statusOf(t.G, 'pompey', 'genua')).toBe('enemy');
  expect(statusOf(t.G, 'pompey', 'ravenna')).toBe('vacant');
  t.group('caesar', 'genua', ['c-legio-8', 'rome']);
  expect(statusOf(t.G, 'pompey', 'rome')).toBe('contested');
  expect(statusOf(t.G, 'caesar', 'rome')).toBe('contested');
  expect(statusOf(t.G, 'caesar', 'genua')).toBe('vacant');
});

test('4.3 blocks move along roads only', () => {
  const t = commanding({ caesar: { tarraco: ['c-legio-8'] } });
  t.do('caesar', 'group', 'tarraco');
  expect(t.destinations('caesar', 'c-legio-8')).toEqual(['bilbilis', 'carthago-nova', 'narbo']);
});

test('4.31 a major road carries four blocks, a minor one two', () => {
  expect(LINKS.filter(({ kind }) => kind === 'major')).toHaveLength(43);
  expect(LINKS.filter(({ kind }) => kind === 'minor')).toHaveLength(47);
  expect([roadLimit('major', false, false), roadLimit('major', true, false)]).toEqual([4, 4]);
  expect([roadLimit('minor', false, false), roadLimit('minor', true, false)]).toEqual([2, 2]);
});

test('4.32 there are four straits', () => {
  const straits = components.ways.filter(({ kind }) => kind === 'strait');
  expect(straits.map(({ a, b, name }) => `${a}|${b} ${name}`)).toEqual([
    'aenos|pergamum Hellespontus',
    'byzantium|nicomedia Bosphorus',
    'gades|tingis Herculeum',
    'messana|rhegium Messana',
  ]);
  expect([roadLimit('strait', false, false), roadLimit('strait', true, false)]).toEqual([2, 1]);
});

test('4.4 nine seas, entered by Navis only', () => {
  expect(SEA_IDS).toHaveLength(9);
  const t = commanding({ caesar: { genua: ['c-legio-8'] } });
  t.do('caesar', 'group', 'genua');
  expect(t.destinations('caesar', 'c-legio-8').filter(isSea)).toEqual([]);
});

test('4.4 control of a sea changes at once with its Navis', () => {
  const t = commanding({ caesar: { massilia: ['c-navis-1'] }, pompey: { internum: ['p-navis-1'] } });
  expect(statusOf(t.G, 'caesar', 'hispanum')).toBe('vacant');
  expect(statusOf(t.G, 'caesar', 'internum')).toBe('enemy');
  t.group('caesar', 'massilia', ['c-navis-1', 'hispanum']);
  expect(statusOf(t.G, 'caesar', 'hispanum')).toBe('friendly');
  t.do('caesar', 'move', 'c-navis-1', 'tyrrhenum');
  expect(statusOf(t.G, 'caesar', 'hispanum')).toBe('vacant');
});

test('4.41 five islands can be played on; no road leads to them but the strait of Messana', () => {
  expect(Object.keys(ISLANDS).sort()).toEqual(['Corsica', 'Creta', 'Cyprus', 'Sardinia', 'Sicilia']);
  const islanders = Object.values(ISLANDS).flat();
  const bridges = LINKS.filter(({ a, b, kind }) => {
    return kind !== 'sea' && islanders.some((id) => id === a) !== islanders.some((id) => id === b);
  });
  expect(bridges.map(({ a, b, kind }) => `${a} ${b} ${kind}`)).toEqual(['messana rhegium strait']);
});

test('4.41 land blocks leave Creta by amphibious movement only', () => {
  const t = commanding({ caesar: { creta: ['c-legio-8'], aegaeum: ['c-navis-1'] } });
  expect(t.refuses('caesar', 'group', 'creta')).toBe(true);
  expect(t.legal('caesar', 'embark')).toEqual(['c-legio-8 aegaeum']);
});

test('4.42 the ports of each sea are those of the list', () => {
  const count = Object.fromEntries(SEA_IDS.map((sea) => [sea, SEAS[sea].ports.length]));
  expect(count).toEqual({
    aegaeum: 5,
    egypticum: 8,
    hadriaticum: 6,
    hispanum: 10,
    internum: 12,
    tyrrhenum: 9,
    atlanticus: 6,
    'pontus-euxinus': 2,
    propontis: 2,
  });
  expect(seasNextTo({}, 'pergamum')).toEqual([]);
});

test('4.42 ports on sea borders reach two seas, Utica and Creta three', () => {
  const of = (count: number) => CITY_IDS.filter((id) => seasNextTo({}, id).length === count);
  expect(of(3)).toEqual(['creta', 'utica']);
  expect(of(2)).toEqual([
    'brundisium',
    'byzantium',
    'caralis',
    'genua',
    'lilybaeum',
    'messana',
    'rhegium',
    'tingis',
  ]);
  expect([...seasNextTo({}, 'utica')].sort()).toEqual(['hispanum', 'internum', 'tyrrhenum']);
});

test('4.42 the major ports', () => {
  expect(CITY_IDS.filter((id) => CITIES[id].majorPort)).toEqual([
    'alexandria',
    'athena',
    'carthago-nova',
    'creta',
    'ephesus',
    'massilia',
    'neapolis',
    'ravenna',
    'salamis',
    'syracuse',
    'utica',
  ]);
});

test('4.42 seas are adjacent as in the examples', () => {
  const seas = (sea: (typeof SEA_IDS)[number]) => [...seasNextTo({}, sea)].sort();
  expect(seas('hispanum')).toEqual(['atlanticus', 'tyrrhenum']);
  expect(seas('internum')).toEqual(['aegaeum', 'egypticum', 'hadriaticum', 'tyrrhenum']);
  expect(seas('aegaeum')).toEqual(['egypticum', 'internum', 'propontis']);
});

test('4.31 the roads of the worked examples have the class the examples need', () => {
  expect(linkBetween('genua', 'rome')).toBe('major');
  expect(linkBetween('ravenna', 'rome')).toBe('minor');
  expect(linkBetween('massilia', 'genua')).toBe('major');
  expect(linkBetween('genua', 'ravenna')).toBe('major');
  expect(linkBetween('narbo', 'tarraco')).toBe('major');
  expect(linkBetween('bilbilis', 'tarraco')).toBe('minor');
  expect(linkBetween('carthago-nova', 'tarraco')).toBe('major');
  expect(EXITS.massilia.filter(({ kind }) => kind !== 'sea').map(({ to }) => to)).not.toContain('tarraco');
});
