/* Barbarian allies and Germans go home or winter with their leaders (6.2.4, 6.2.5). */
import { expect, test } from 'vitest';
import { type Position, type Table, winter } from './table';

const HOME = 'transalpine-gaul';
const NORMAL = 3;

/** A winter of Vercingetorix in an area, with who is there, and his home. */
function vercingetorix(barbarian: Position['barbarian'], home: 'arverni' | 'boii'): Table {
  return winter({ barbarian, homes: { vercingetorix: home } }, NORMAL);
}

test('6.2.1, 6.2.4 one of two blocks eliminated, the other with Vercingetorix: divided where a legion winters', () => {
  const t = winter(
    {
      roman: { arverni: ['legion-vii'] },
      barbarian: { boii: ['boii', 'vercingetorix', 'arverni-1'] },
      homes: { vercingetorix: 'boii' },
    },
    3,
  ).do('roman', 'end');
  t.do('barbarian', 'remain', 'arverni-1');
  expect(t.unit('arverni-1').side).toBe('barbarian');
  expect(t.unit('arverni-2').side).toBe('roman');
});

test('6.2.4, 6.2.5 Gauls with Vercingetorix and Germans with Ariovistus share the limit of one area', () => {
  const t = winter(
    {
      barbarian: { boii: ['boii', 'vercingetorix', 'aedui-1', 'ariovistus', 'german-1'] },
      homes: { vercingetorix: 'arverni' },
    },
    6,
  );
  t.do('barbarian', 'remain', 'aedui-1').do('barbarian', 'end', 'boii');
  expect(t.legal('barbarian', 'remain')).toEqual(['ariovistus']);
  t.do('barbarian', 'remain', 'ariovistus');
  expect(t.where('ariovistus')).toBe('barbarian boii 3');
  expect(t.where('german-1')).toBe('barbarian germania 3');
});

test('6.2.5 Ariovistus who went home may stay away again the turn after', () => {
  const t = winter(
    { barbarian: { boii: ['boii', 'ariovistus'] }, wintered: { caesar: false, ariovistus: true } },
    3,
  );
  expect(t.where('ariovistus')).toBe('barbarian germania 3');
  expect(t.G.wintered.ariovistus).toBe(false);
});

test('6.2.5 no legion, Gaul or Vercingetorix ends the turn in Germania', () => {
  const t = winter(
    {
      roman: { germania: ['legion-x', 'legion-vii', 'aedui-1'], [HOME]: ['legion-viii'] },
      barbarian: { boii: ['boii'] },
      lost: ['aedui-2'],
    },
    6,
  );
  expect(t.where('legion-x')).toBe(`roman ${HOME} 4`);
  expect(t.where('legion-vii')).toBe(`roman ${HOME} 4`);
  expect(t.unit('aedui-1').place).toBe('aedui');
});

test('6.2.4 Vercingetorix does not leave those he has told to stay with him', () => {
  const t = winter(
    {
      barbarian: { boii: ['boii', 'vercingetorix', 'aedui-1', 'remi-1'], arverni: ['arverni'] },
      homes: { vercingetorix: 'arverni' },
    },
    6,
  );
  expect(t.legal('barbarian', 'end')).toEqual(['arverni', 'boii']);
  t.do('barbarian', 'remain', 'aedui-1');
  expect(t.legal('barbarian', 'end')).toEqual(['boii']);
});

test('6.2.5, 6.2.4 nobody stays in Germania with Vercingetorix, who goes home from there himself', () => {
  const t = vercingetorix({ germania: ['vercingetorix', 'aedui-1', 'german-1'], boii: ['boii'] }, 'boii');
  expect(t.legal('barbarian', 'remain')).toEqual([]);
  expect(t.legal('barbarian', 'end')).toEqual(['boii']);
  t.do('barbarian', 'end', 'boii');
  expect([t.where('vercingetorix'), t.G.score.roman]).toEqual(['barbarian boii 4', 0]);
});

test('6.2.4, 7.3 Vercingetorix does not go to a home that has turned neutral', () => {
  const t = vercingetorix({ boii: ['boii', 'vercingetorix', 'aedui-1'] }, 'arverni');
  expect(t.step).toBe('gauls');
  expect(t.moves('barbarian')).toEqual(['remain', 'end']);
  expect(t.legal('barbarian', 'end')).toEqual(['boii']);
});

test('6.2.4, 7.4 a minor leader may winter with Vercingetorix, and counts like a tribe', () => {
  const t = winter(
    {
      barbarian: { boii: ['boii', 'vercingetorix', 'dumnorix', 'remi-1'], aedui: ['aedui'] },
      homes: { vercingetorix: 'boii', dumnorix: 'aedui' },
    },
    NORMAL,
  );
  expect(t.legal('barbarian', 'remain')).toEqual(['dumnorix', 'remi-1']);
  t.do('barbarian', 'remain', 'dumnorix').do('barbarian', 'end', 'boii');
  expect([t.where('dumnorix'), t.where('remi-1')]).toEqual(['barbarian boii 3', 'barbarian remi 3']);
});

test('6.2.4, 6.5 a unit that was given a step in one winter goes home in the next like the others', () => {
  const t = winter({ turn: 4, barbarian: { remi: [['remi-1', 2]], treveri: ['treveri'] } }, NORMAL);
  t.do('barbarian', 'add', 'remi-1');
  for (let round = 1; round <= 5; round++) {
    const { roman, barbarian } = t.G.secret;
    t.dice(NORMAL, 6).cards([roman.hand[0], 'movement'], [barbarian.hand[0], 'movement']);
    if (round === 1) {
      t.activate('barbarian', 'remi').march('barbarian', ['remi-1'], 'treveri').do('barbarian', 'end');
      expect(t.where('remi-1')).toBe('barbarian treveri 3');
    } else t.idle();
  }
  expect([t.G.turn, t.where('remi-1')]).toEqual([6, 'barbarian remi 3']);
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
