import { expect, test } from 'vitest';
import { frameOf } from '../../games/kit/frame';
import { winter } from './table';

const HOME = 'transalpine-gaul';
const NORMAL = 3;

test('6.1 the harvest: a roll of 1 is poor, 6 bountiful, and the garrison limit is 1, 2 or 3', () => {
  const position = { roman: { aedui: ['aedui', 'legion-vii', 'legion-viii', 'legion-ix', 'legion-xi'] } };
  const limit = (die: number) => frameOf(winter(position, die).G, 'winter');
  expect(limit(1)).toMatchObject({ limit: 1, price: 3 });
  for (const die of [2, 3, 4, 5]) expect(limit(die)).toMatchObject({ limit: 2, price: 2 });
  expect(limit(6)).toMatchObject({ limit: 3, price: 1 });
});

test('6.0, 6.2, 6.1 legions beyond the garrison limit must go home; tribes at home do not count', () => {
  const t = winter({ roman: { aedui: ['aedui', 'legion-vii', 'legion-viii', 'legion-ix'] } }, NORMAL);
  expect([t.step, t.moves('roman')]).toEqual(['legions', ['home', 'all']]);
  t.do('roman', 'home', 'legion-ix');
  expect(t.moves('roman')).toContain('end');
  expect(t.where('legion-ix')).toBe(`roman ${HOME} 4`);
});

test('6.2.2, 7.1 Caesar does not count against the limit and needs no supply', () => {
  const t = winter(
    { supply: 4, roman: { aedui: ['aedui', 'legion-vii', 'legion-viii', 'legion-x'] } },
    NORMAL,
  ).do('roman', 'end');
  expect(t.told('6.4', 'loses 4')).toBe(true);
  expect(t.G.wintered.caesar).toBe(true);
});

test('6.2.2 Caesar must go home when he wintered away the turn before', () => {
  const t = winter(
    { roman: { aedui: ['aedui', 'legion-vii', 'legion-x'] }, wintered: { caesar: true, ariovistus: false } },
    NORMAL,
  );
  expect([t.legal('roman', 'home'), t.moves('roman')]).toEqual([
    ['legion-vii', 'legion-x'],
    ['home', 'all'],
  ]);
  t.do('roman', 'home', 'legion-vii');
  expect(t.moves('roman')).toEqual(['home']);
  t.do('roman', 'home', 'legion-x');
  expect(t.where('legion-x')).toBe(`roman ${HOME} 4`);
});

test('6.2.2 all may be sent home', () => {
  const t = winter({ roman: { aedui: ['aedui', 'legion-vii'], boii: ['boii', 'legion-viii'] } }, NORMAL);
  t.do('roman', 'all');
  expect([t.where('legion-vii'), t.where('legion-viii')]).toEqual([`roman ${HOME} 4`, `roman ${HOME} 4`]);
});

test('6.2.5, 6.2.2 nobody winters in Germania', () => {
  const t = winter({ roman: { germania: ['legion-vii', 'aedui-1'], aedui: ['aedui-2'] } }, NORMAL);
  expect(t.where('legion-vii')).toBe(`roman ${HOME} 4`);
  expect(t.where('aedui-1')).toBe('roman aedui 3');
});

test('6.2.2 legions that find enemies in Transalpine Gaul fight them as one group', () => {
  const t = winter(
    {
      roman: { allobroges: ['allobroges', 'legion-vii', 'legion-viii', 'legion-ix'] },
      barbarian: { [HOME]: ['helvetii-1'] },
      lost: ['helvetii-2', 'helvetii-3'],
    },
    NORMAL,
  ).do('roman', 'all');
  expect(t.battle?.area).toBe(HOME);
  expect(t.passRound().slice(1).sort()).toEqual(['legion-ix', 'legion-vii', 'legion-viii']);
});

test('6.2.2, 6.2.1 Gauls eliminated there return home at once', () => {
  const t = winter(
    {
      roman: { allobroges: ['allobroges', 'legion-vii'], helvetii: ['legion-viii'] },
      barbarian: { [HOME]: [['boii-1', 1]] },
    },
    NORMAL,
  )
    .do('roman', 'home', 'legion-vii')
    .do('roman', 'end');
  t.do('barbarian', 'pass', 'boii-1').fire('legion-vii', 1, 6, 6, 6);
  expect(t.where('boii-1')).toBe('neutral');
});

test('6.2.2 legions may retreat from it to areas with room in the garrison, or beside the map', () => {
  const t = winter(
    {
      roman: {
        allobroges: ['allobroges', 'legion-vii', 'legion-viii', 'legion-ix'],
        volcae: ['volcae', 'legion-xi'],
      },
      barbarian: { [HOME]: ['german-1'] },
    },
    NORMAL,
  )
    .do('roman', 'home', 'legion-ix')
    .do('roman', 'end');
  t.do('barbarian', 'pass', 'german-1');
  expect(t.retreats('roman', 'legion-ix')).toEqual(['off-map', 'volcae']);
});

test('6.2.2, 7.1 Caesar, who must go home and cannot, goes to the off-map area', () => {
  const t = winter(
    {
      roman: { allobroges: ['allobroges', 'legion-x', 'legion-vii'] },
      barbarian: { [HOME]: ['german-1'] },
      wintered: { caesar: true, ariovistus: false },
    },
    NORMAL,
  ).do('roman', 'home', 'legion-x');
  t.do('roman', 'end');
  expect(t.retreats('roman', 'legion-x')).toEqual(['off-map']);
  t.do('roman', 'retreat', 'legion-x', 'off-map');
  expect(t.where('legion-x')).toBe('roman off-map 4');
  expect(t.G.wintered.caesar).toBe(false);
});

test('6.2.1 an eliminated tribe joins whoever holds its home, at strength 1', () => {
  const roman = winter({ roman: { aedui: ['legion-vii'] } }, NORMAL);
  expect(roman.where('aedui-1')).toBe('roman aedui 1');
  const german = winter({ barbarian: { remi: ['german-1'], germania: ['german-2'] } }, NORMAL);
  expect(german.where('remi-1')).toBe('barbarian remi 1');
});

test('6.2.1 with nobody in its home it is neutral again, at full strength', () => {
  const t = winter({ lost: ['aedui-1', 'aedui-2'] }, NORMAL, 6);
  expect([t.where('aedui-1'), t.where('aedui-2')]).toEqual(['neutral', 'neutral']);
});

test('6.2.1 an eliminated unit of an empty home stays with the side of the others', () => {
  const t = winter({ roman: { boii: ['boii', 'aedui-1'] }, lost: ['aedui-2'] }, NORMAL, 6);
  expect(t.where('aedui-2')).toBe('roman aedui 1');
  expect(t.where('aedui-1')).toBe('roman aedui 3');
});

test('6.2.1 the example: two units of a tribe on different sides', () => {
  const t = winter(
    {
      roman: { arverni: ['legion-vii'] },
      barbarian: { boii: ['vercingetorix', 'arverni-1'] },
      lost: ['arverni-2'],
      homes: { vercingetorix: 'arverni' },
    },
    NORMAL,
  ).do('barbarian', 'keep');
  t.do('roman', 'end').do('barbarian', 'remain', 'arverni-1');
  expect(t.where('arverni-1')).toBe('barbarian boii 3');
  expect(t.where('arverni-2')).toBe('roman arverni 1');
});

test('6.2.3 Roman allies go home, and join Barbarians they find there, at their strength', () => {
  const t = winter(
    {
      roman: { boii: ['boii', 'aedui-1', ['remi-1', 2]] },
      barbarian: { remi: ['german-1'], germania: ['ariovistus'] },
      lost: ['aedui-2'],
    },
    NORMAL,
  );
  expect(t.where('aedui-1')).toBe('roman aedui 3');
  expect(t.where('remi-1')).toBe('barbarian remi 2');
});

test('6.2.4 Barbarian allies go home, and join Romans they find there, legions or Gauls', () => {
  const t = winter(
    {
      roman: { remi: ['legion-vii'], aedui: ['aedui-1'] },
      barbarian: { andes: ['andes', ['remi-1', 2], 'aedui-2'], leuci: ['boii'] },
      lost: ['leuci-1'],
    },
    NORMAL,
  ).do('roman', 'end');
  expect(t.where('remi-1')).toBe('roman remi 2');
  expect(t.where('aedui-2')).toBe('roman aedui 3');
  expect(t.where('boii-1')).toBe('barbarian boii 3');
});

test('6.2.4, 7.4 a minor leader goes home, and is eliminated when Romans are there', () => {
  const home = winter(
    { barbarian: { remi: ['remi', 'ambiorix'], treveri: ['treveri'] }, homes: { ambiorix: 'treveri' } },
    NORMAL,
    6,
  );
  expect(home.where('ambiorix')).toBe('barbarian treveri 3');
  const lost = winter(
    {
      barbarian: { remi: ['remi', 'ambiorix'] },
      roman: { treveri: ['legion-vii'] },
      homes: { ambiorix: 'treveri' },
    },
    NORMAL,
  ).do('roman', 'end');
  expect(lost.where('ambiorix')).toBe('pool');
});

test('6.2.4, 7.3 Gauls stay with Vercingetorix up to the garrison limit, in which he counts', () => {
  const t = winter(
    {
      barbarian: { boii: ['boii', 'vercingetorix', 'aedui-1', 'remi-1', 'german-1'] },
      homes: { vercingetorix: 'boii' },
      lost: ['aedui-2'],
    },
    NORMAL,
  );
  expect(t.legal('barbarian', 'remain')).toEqual(['aedui-1', 'remi-1']);
  t.do('barbarian', 'remain', 'aedui-1');
  expect(t.legal('barbarian', 'remain')).toEqual([]);
  t.do('barbarian', 'end', 'boii');
  expect(t.where('aedui-1')).toBe('barbarian boii 3');
  expect(t.where('remi-1')).toBe('barbarian remi 3');
  expect(t.where('german-1')).toBe('barbarian germania 3');
  expect(t.where('vercingetorix')).toBe('barbarian boii 4');
});

test('6.2.4, 7.3 Vercingetorix may go home, and Gauls may winter with him there', () => {
  const t = winter(
    {
      barbarian: { boii: ['boii', 'vercingetorix'], arverni: ['arverni', 'remi-1'] },
      homes: { vercingetorix: 'arverni' },
    },
    NORMAL,
  );
  expect(t.legal('barbarian', 'end')).toEqual(['arverni', 'boii']);
  t.do('barbarian', 'remain', 'remi-1');
  expect(t.legal('barbarian', 'end')).toEqual(['arverni']);
  expect(t.where('vercingetorix')).toBe('barbarian boii 4');
  t.do('barbarian', 'end', 'arverni');
  expect(t.where('vercingetorix')).toBe('barbarian arverni 4');
  expect(t.where('remi-1')).toBe('barbarian arverni 3');
});

test('6.2.4, 7.3 he need not go home, year after year', () => {
  const t = winter(
    {
      barbarian: { boii: ['boii', 'vercingetorix'], arverni: ['arverni'] },
      homes: { vercingetorix: 'arverni' },
    },
    NORMAL,
    6,
  );
  t.dice(6).do('barbarian', 'end', 'boii');
  expect(t.where('vercingetorix')).toBe('barbarian boii 4');
});

test('7.3, 11.0 when Rome controls his home he may choose another before units go home', () => {
  const t = winter(
    {
      barbarian: { boii: ['boii', 'vercingetorix'], aedui: ['aedui'] },
      roman: { arverni: ['arverni'] },
      homes: { vercingetorix: 'arverni' },
    },
    NORMAL,
  );
  expect(t.legal('barbarian', 'settle')).toEqual(['aedui', 'boii']);
  t.do('barbarian', 'settle', 'aedui').do('barbarian', 'end', 'aedui');
  expect(t.where('vercingetorix')).toBe('barbarian aedui 4');
});

test('6.2.5 Gauls never stay in Germania: Vercingetorix without a home is lost there', () => {
  const t = winter(
    {
      barbarian: { germania: ['vercingetorix', 'german-1'] },
      roman: { arverni: ['arverni'] },
      homes: { vercingetorix: 'arverni' },
    },
    NORMAL,
  );
  t.dice(6).do('barbarian', 'end', 'germania');
  expect(t.where('vercingetorix')).toBe('dead');
  expect(t.G.score.roman).toBe(3);
});

test('6.2.5, 7.2 Germans stay with Ariovistus up to the garrison limit, in which he counts', () => {
  const t = winter(
    { barbarian: { treveri: ['treveri', 'ariovistus', 'german-1', 'german-2'], remi: ['remi', 'german-3'] } },
    NORMAL,
  );
  expect(t.legal('barbarian', 'remain')).toEqual(['ariovistus']);
  t.do('barbarian', 'remain', 'ariovistus');
  expect(t.legal('barbarian', 'remain')).toEqual(['german-1', 'german-2']);
  t.dice(6).do('barbarian', 'remain', 'german-2');
  expect(t.where('german-2')).toBe('barbarian treveri 3');
  expect([t.where('german-1'), t.where('german-3')]).toEqual([
    'barbarian germania 3',
    'barbarian germania 3',
  ]);
  expect(t.G.wintered.ariovistus).toBe(true);
});

test('6.2.5 Ariovistus goes home when he wintered away the turn before', () => {
  const t = winter(
    { barbarian: { treveri: ['treveri', 'ariovistus'] }, wintered: { caesar: false, ariovistus: true } },
    NORMAL,
    6,
  );
  expect(t.where('ariovistus')).toBe('barbarian germania 3');
  expect(t.G.wintered.ariovistus).toBe(false);
});

test('6.2.5 eliminated Germans return to Germania at strength 1', () => {
  const t = winter({ barbarian: { germania: ['german-1'] }, lost: ['german-2'] }, NORMAL);
  expect(t.where('german-2')).toBe('barbarian germania 1');
});
