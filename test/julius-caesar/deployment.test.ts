import { expect, test } from 'vitest';
import { kindOf, type Side } from '../../games/julius-caesar/components/blocks';
import { boxOf } from '../../games/julius-caesar/components/box';
import { fullStrength } from '../../games/julius-caesar/components/inPlay';
import { CITY_IDS, isCity } from '../../games/julius-caesar/components/map';
import { statusOf } from '../../games/julius-caesar/control';
import { blocksIn } from '../../games/julius-caesar/state';
import { victoryPoints } from '../../games/julius-caesar/victory';
import { viewOf } from '../../games/julius-caesar/view';
import { newGame, type Table, table } from './table';

const deployed = (t: Table, side: Side) =>
  Object.fromEntries(
    CITY_IDS.map((city) => [city, blocksIn(t.G, side, city).sort()] as const).filter(
      ([, ids]) => ids.length > 0,
    ),
  );

const CAESAR = {
  genua: ['c-antonius', 'c-legio-12', 'c-legio-8'],
  lugdunum: ['c-equitatus-1', 'c-legio-16'],
  massilia: ['c-legio-11', 'c-legio-14', 'c-navis-1'],
  narbo: ['c-legio-10', 'c-legio-7', 'c-legio-9'],
  ravenna: ['c-caesar', 'c-legio-13', 'c-navis-2'],
};
const POMPEY = {
  alexandria: ['cleopatra', 'p-navis-2'],
  antioch: ['p-legio-34', 'p-scipio'],
  brundisium: ['p-legio-3'],
  'carthago-nova': ['p-legio-2', 'p-legio-4'],
  neapolis: ['p-legio-1', 'p-navis-1', 'p-pompey'],
  syracuse: ['p-legio-37'],
  tarraco: ['p-equitatus-1', 'p-legio-5', 'p-legio-6'],
  utica: ['p-legio-39', 'p-navis-3'],
};

test('5.0 the creator of a match chooses the historical or the free deployment', () => {
  expect(newGame('historical').step).toBe('discard');
  expect(newGame('free').step).toBe('deploy');
});

test('5.1 the historical deployment, every block at full strength', () => {
  const t = newGame();
  expect(deployed(t, 'caesar')).toEqual(CAESAR);
  expect(deployed(t, 'pompey')).toEqual(POMPEY);
  for (const side of ['caesar', 'pompey'] as const) {
    for (const [id, { place, strength }] of Object.entries(t.G.secret[side].blocks)) {
      expect([id, strength]).toEqual([id, isCity(place) ? fullStrength({}, id) : 0]);
    }
  }
});

test('5.1 the levy pools hold all other blocks, the third leaders apart', () => {
  const t = newGame();
  expect(blocksIn(t.G, 'caesar', 'pool').sort()).toEqual(
    [
      ...[17, 18, 19, 20, 21].map((number) => `c-legio-${number}`),
      ...[1, 2, 3, 4].map((number) => `c-auxilia-${number}`),
      ...[2, 3, 4].map((number) => `c-equitatus-${number}`),
      'c-ballista',
      ...[3, 4, 5].map((number) => `c-navis-${number}`),
    ].sort(),
  );
  expect(blocksIn(t.G, 'pompey', 'pool').sort()).toEqual(
    [
      ...[32, 33, 35, 36, 38].map((number) => `p-legio-${number}`),
      ...[1, 2, 3, 4].map((number) => `p-auxilia-${number}`),
      'p-equitatus-2',
      'p-equitatus-3',
      'p-elephant',
      'p-ballista',
      'p-navis-4',
      'p-navis-5',
    ].sort(),
  );
  expect(blocksIn(t.G, 'caesar', 'third')).toEqual(['c-octavian']);
  expect(blocksIn(t.G, 'pompey', 'third')).toEqual(['p-brutus']);
});

test('5.1 at the start Pompey holds 7 points, Caesar 1; four valued cities are vacant', () => {
  const { G } = newGame();
  expect([victoryPoints(G, 'caesar'), victoryPoints(G, 'pompey')]).toEqual([1, 7]);
  const vacant = boxOf({})
    .valued.map(({ id }) => id)
    .filter((city) => statusOf(G, 'caesar', city) === 'vacant');
  expect(vacant).toEqual(['athena', 'byzantium', 'ephesus', 'rome']);
});

test('5.2 eliminated blocks lie face-up and cannot be levied until the next year', () => {
  const t = table({
    caesar: { rome: ['c-legio-8'] },
    pompey: { alexandria: ['cleopatra'], antioch: [['p-auxilia-1', 1], 'p-legio-34'] },
    hands: { caesar: ['vulcan'], pompey: ['c18'] },
    turn: 5,
  }).cards('vulcan', 'c18');
  t.do('caesar', 'target', 'antioch');
  expect(t.block('pompey', 'p-auxilia-1').place).toBe('killed');
  t.do('pompey', 'end');
  expect(t.levies('pompey')).not.toContain('p-auxilia-1');
  expect(t.levies('pompey')).toContain('p-auxilia-2');
  t.do('pompey', 'end');
  t.do('caesar', 'end').do('pompey', 'end');
  expect(t.G.year).toBe(2);
  expect(t.block('pompey', 'p-auxilia-1').place).toBe('pool');
});

test('5.3 free deployment swaps two blocks and keeps the number in each city', () => {
  const t = newGame('free');
  t.do('pompey', 'pick', 'p-pompey').do('pompey', 'swap', 'p-scipio');
  expect(t.block('pompey', 'p-pompey').place).toBe('antioch');
  expect(t.block('pompey', 'p-scipio').place).toBe('neapolis');
  for (const city of CITY_IDS) {
    const count = blocksIn(t.G, 'pompey', city).length;
    expect([city, count]).toEqual([
      city,
      Object.entries(POMPEY).find(([id]) => id === city)?.[1].length ?? 0,
    ]);
  }
});

test('5.3 example: any three deployed blocks may be those of Neapolis', () => {
  const t = newGame('free');
  const swap = (a: string, b: string) => t.do('pompey', 'pick', a).do('pompey', 'swap', b);
  swap('p-pompey', 'p-legio-5');
  swap('p-legio-1', 'cleopatra');
  swap('p-navis-1', 'p-legio-34');
  expect(blocksIn(t.G, 'pompey', 'neapolis').sort()).toEqual(['cleopatra', 'p-legio-34', 'p-legio-5']);
});

test('5.3 blocks of the levy pool cannot be swapped in', () => {
  const t = newGame('free');
  const onMap = Object.values(CAESAR).flat().sort();
  expect(t.legal('caesar', 'pick')).toEqual(onMap);
  expect(t.refuses('caesar', 'pick', 'c-legio-17')).toBe(true);
  expect(t.refuses('caesar', 'pick', 'c-octavian')).toBe(true);
  t.do('caesar', 'pick', 'c-caesar');
  expect(t.legal('caesar', 'swap')).toEqual(onMap.filter((id) => !CAESAR.ravenna.includes(id)));
  expect(t.refuses('caesar', 'done')).toBe(true);
});

test('5.3 and 4.1: a Navis is not deployed in a city without a port', () => {
  const t = newGame('free');
  t.do('caesar', 'pick', 'c-navis-1');
  expect(t.refuses('caesar', 'swap', 'c-legio-16')).toBe(true);
  expect(t.legal('caesar', 'swap')).not.toContain('c-equitatus-1');
  t.do('caesar', 'swap', 'c-legio-7').do('caesar', 'pick', 'c-legio-16');
  expect(t.legal('caesar', 'swap').filter((id) => kindOf(id) === 'navis')).toEqual([]);
  t.do('caesar', 'swap', 'c-caesar');
  expect(t.block('caesar', 'c-caesar').place).toBe('lugdunum');
});

test('5.3 both players deploy at the same time and unseen; the cards follow when both are done', () => {
  const t = newGame('free');
  const before = viewOf(t.G, ['caesar']).secret.pompey;
  t.do('pompey', 'pick', 'p-pompey').do('pompey', 'swap', 'p-legio-2');
  expect(viewOf(t.G, ['caesar']).secret.pompey).toEqual(before);
  t.do('pompey', 'pick', 'cleopatra').do('pompey', 'swap', 'p-legio-39');
  expect(viewOf(t.G, ['caesar']).secret.pompey).toEqual(before);
  t.do('pompey', 'done');
  expect([t.step, t.sides]).toEqual(['deploy', ['caesar']]);
  expect(t.refuses('pompey', 'pick', 'p-pompey')).toBe(true);
  t.do('caesar', 'done');
  expect(t.step).toBe('discard');
  expect(viewOf(t.G, ['caesar']).secret.pompey.blocks).toHaveProperty('?blue utica 1');
  expect(t.G.secret.caesar.hand).toHaveLength(6);
  expect(t.G.secret.pompey.hand).toHaveLength(6);
});
