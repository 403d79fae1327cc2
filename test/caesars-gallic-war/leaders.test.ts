import { expect, test } from 'vitest';
import { battle, moving, winter } from './table';

test('7.1, 8.1 the Barbarians win when Caesar is eliminated', () => {
  const t = battle(
    'barbarian',
    { barbarian: { germania: ['ariovistus'] }, roman: { leuci: [['legion-x', 1]] } },
    'germania',
    'leuci',
    'ariovistus',
  );
  t.do('roman', 'pass', 'legion-x').fire('ariovistus', 1, 6, 6);
  expect(t.result).toMatchObject({ winners: ['barbarian'] });
});

test('7.0, 7.1 Caesar is the Tenth Legion, and fires before fortified defenders', () => {
  const t = battle(
    'roman',
    { roman: { allobroges: ['legion-x'] }, barbarian: { sequani: ['sequani'] } },
    'allobroges',
    'sequani',
    'legion-x',
  );
  expect(t.legal('roman', 'fire')).toEqual(['legion-x']);
});

test('7.2 Ariovistus wins a neutral tribe without battle on 1-2, and regroups', () => {
  const attack = (die: number) => {
    const t = moving('barbarian', { barbarian: { germania: ['ariovistus', 'german-1'] } });
    t.activate('barbarian', 'germania').march('barbarian', ['ariovistus', 'german-1'], 'menapi');
    expect(t.where('menapi-1')).toBe('roman menapi 3');
    return t.dice(die).do('barbarian', 'end');
  };
  for (const die of [1, 2]) {
    const t = attack(die);
    expect([t.where('menapi-1'), t.step]).toEqual(['barbarian menapi 3', 'regroup']);
    expect(t.G.contests).toEqual({});
    expect(t.legal('barbarian', 'regroup')).toContain('ariovistus germania');
  }
  const t = attack(3);
  expect([t.where('menapi-1'), t.step]).toEqual(['roman menapi 3', 'round']);
});

test('7.2 Germans without him do not roll, nor does he against a tribe of Rome', () => {
  const t = moving('barbarian', { barbarian: { germania: ['german-1'] } });
  t.activate('barbarian', 'germania')
    .march('barbarian', ['german-1'], 'menapi')
    .dice()
    .do('barbarian', 'end');
  expect(t.step).toBe('round');
  const roman = battle(
    'barbarian',
    { barbarian: { germania: ['ariovistus'] }, roman: { menapi: ['menapi'] } },
    'germania',
    'menapi',
    'ariovistus',
  );
  expect(roman.step).toBe('round');
});

test('7.2, 5.2.1 he does not roll where Romans came to help the tribe', () => {
  const t = moving('barbarian', {
    barbarian: { germania: ['ariovistus'] },
    roman: { treveri: ['treveri'] },
  });
  t.activate('barbarian', 'germania').march('barbarian', ['ariovistus'], 'menapi').do('barbarian', 'end');
  t.do('roman', 'activate', 'treveri').march('roman', ['treveri-1'], 'menapi').dice().do('roman', 'end');
  expect(t.step).toBe('round');
});

test('7.2, 8.0 Ariovistus eliminated is gone for good, for 2 VP', () => {
  const t = battle(
    'roman',
    { roman: { leuci: ['legion-x'] }, barbarian: { treveri: [['ariovistus', 1]] } },
    'leuci',
    'treveri',
    'legion-x',
  ).fire('legion-x', 1, 6, 6, 6);
  expect(t.where('ariovistus')).toBe('dead');
  expect(t.G.score.roman).toBe(2);
  expect(winter({ aside: { ariovistus: 'dead' } }, 3).where('ariovistus')).toBe('dead');
});

test('7.3, 8.0 Vercingetorix eliminated is gone for good, for 3 VP', () => {
  const t = battle(
    'roman',
    {
      roman: { leuci: ['legion-x'] },
      barbarian: { treveri: [['vercingetorix', 1]] },
      homes: { vercingetorix: 'treveri' },
    },
    'leuci',
    'treveri',
    'legion-x',
  ).fire('legion-x', 1, 6, 6, 6);
  expect(t.where('vercingetorix')).toBe('dead');
  expect(t.G.score.roman).toBe(3);
  expect(t.G.homes).toEqual({});
});

test('7.4, 8.0 an eliminated minor leader scores nothing and may rise again', () => {
  const t = battle(
    'roman',
    {
      roman: { leuci: ['legion-x'] },
      barbarian: { treveri: [['ambiorix', 1]] },
      homes: { ambiorix: 'treveri' },
    },
    'leuci',
    'treveri',
    'legion-x',
  ).fire('legion-x', 1, 6, 6, 6);
  expect(t.where('ambiorix')).toBe('pool');
  expect(t.G.score.roman).toBe(0);
});

test('7.4 a minor leader whose home is neutral at the end of the turn is eliminated', () => {
  const t = winter({ barbarian: { remi: ['remi', 'ambiorix'] }, homes: { ambiorix: 'treveri' } }, 3);
  expect(t.where('ambiorix')).toBe('pool');
});

test('7.1 Caesar retreats before anyone else acts', () => {
  const t = battle(
    'barbarian',
    { barbarian: { germania: ['ariovistus'] }, roman: { leuci: ['legion-x'], sequani: ['sequani'] } },
    'germania',
    'leuci',
    'ariovistus',
  );
  t.do('roman', 'retreat', 'legion-x', 'sequani');
  expect(t.where('legion-x')).toBe('roman sequani 4');
});

test('5.2.2, 7.1 Caesar who must retreat and cannot is killed, and nothing happens after it', () => {
  const t = moving('roman', {
    roman: { atrebates: ['legion-x', 'legion-vii'] },
    barbarian: { pictones: ['pictones'] },
  }).activate('roman', 'atrebates');
  t.do('roman', 'sail', 'legion-x', 'pictones').do('roman', 'sail', 'legion-vii', 'pictones');
  t.do('roman', 'end').idle();
  for (let round = 1; round <= 3; round++) t.passRound();
  expect(t.result).toMatchObject({ winners: ['barbarian'] });
  expect(t.journal.at(-1)).toMatchObject({ rule: '7.1' });
});

test('5.2.2, 7.1 Caesar killed by fire: the hits left over and the other battles count no more', () => {
  const t = battle(
    'barbarian',
    {
      roman: {
        leuci: [
          ['legion-x', 1],
          ['legion-vii', 1],
        ],
      },
      barbarian: { germania: ['ariovistus'] },
    },
    'germania',
    'leuci',
    'ariovistus',
  );
  t.do('roman', 'pass', 'legion-x').do('roman', 'pass', 'legion-vii');
  t.fire('ariovistus', 1, 1, 6);
  expect(t.result).toMatchObject({ winners: ['barbarian'] });
  expect(t.journal.at(-1)).toMatchObject({ rule: '7.1' });
});

test('7.2 Ariovistus wins over the units he attacks, not those of the tribe that have got away', () => {
  const t = moving('barbarian', {
    barbarian: { germania: ['ariovistus'] },
    roman: { allobroges: ['allobroges'] },
  });
  t.activate('barbarian', 'germania').march('barbarian', ['ariovistus'], 'sequani').do('barbarian', 'end');
  t.activate('roman', 'sequani').march('roman', ['sequani-2'], 'allobroges').dice(2).do('roman', 'end');
  expect([t.where('sequani-1'), t.where('sequani-2')]).toEqual(['barbarian sequani 3', 'roman allobroges 3']);
});
