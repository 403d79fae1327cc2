import { expect, test } from 'vitest';
import { rulebook } from '../../games/caesars-gallic-war';
import { legalMoves } from '../../games/kit/legality';
import { moving, type Position, type Table, table, winter } from './table';

const HOME = 'transalpine-gaul';

/** Arverni, the home of Vercingetorix, stands empty next to two legions. */
const EMPTY: Position = {
  roman: { volcae: ['legion-vii', 'legion-viii'], boii: ['boii'] },
  barbarian: { aedui: ['vercingetorix', 'arverni'], leuci: ['leuci'] },
  homes: { vercingetorix: 'arverni' },
};

function isAsked(t: Table): boolean {
  return t.step === 'rehome' && t.side === 'barbarian';
}

/** A table at which the Barbarians play an event and Rome moves after it. */
function revolt(card: string, position: Position): Table {
  const t = table({ hands: { roman: ['andes'], barbarian: [card] }, ...position });
  return t.cards(['andes', 'movement'], [card, 'event']);
}

const NORMAL = 3;

test('11.0 Vercingetorix may find a new home when legions have marched into his', () => {
  const t = moving('roman', EMPTY).activate('roman', 'volcae').march('roman', ['legion-vii'], 'arverni');
  expect(isAsked(t)).toBe(false);
  t.do('roman', 'end');
  expect(isAsked(t)).toBe(true);
  expect(legalMoves(rulebook, t.G, 'barbarian').map(({ move, args }) => [move, ...args])).toEqual([
    ['settle', 'leuci'],
    ['settle', 'aedui'],
    ['keep'],
  ]);
  t.do('barbarian', 'settle', 'leuci');
  expect([t.G.homes.vercingetorix, t.G.homeLost, t.step]).toEqual(['leuci', false, 'groups']);
});

test('11.0 he may keep the home he has lost, and is not asked again while Rome holds it', () => {
  const t = moving('roman', EMPTY).activate('roman', 'volcae').march('roman', ['legion-vii'], 'arverni');
  t.do('roman', 'end').do('barbarian', 'keep');
  expect(t.G.homes.vercingetorix).toBe('arverni');
  t.idle();
  expect([t.step, t.isUnderWay('rehome')]).toEqual(['card', false]);
});

test('11.0 he is asked anew when his home is lost anew', () => {
  const lost = { ...EMPTY, roman: { ...EMPTY.roman, arverni: ['legion-ix'] } };
  expect(isAsked(moving('roman', { ...lost, homeLost: true }).idle())).toBe(false);
  const t = moving('roman', { ...EMPTY, homeLost: true }).idle();
  expect(t.G.homeLost).toBe(false);
  expect(isAsked(moving('roman', lost).idle())).toBe(true);
});

test('11.0 he is asked when a battle has given Rome his home, before the victors regroup', () => {
  const t = moving('roman', {
    ...EMPTY,
    barbarian: { arverni: [['arverni-1', 1]], leuci: ['leuci'], germania: ['vercingetorix'] },
    lost: ['arverni-2'],
  }).activate('roman', 'volcae');
  t.march('roman', ['legion-vii'], 'arverni').do('roman', 'end').idle();
  t.do('barbarian', 'pass', 'arverni-1').fire('legion-vii', 1, 6, 6, 6);
  expect(isAsked(t)).toBe(true);
  t.do('barbarian', 'keep');
  expect([t.step, t.side]).toEqual(['regroup', 'roman']);
});

test('11.0 he is asked when Romans have regrouped to his empty home', () => {
  const t = moving('roman', {
    ...EMPTY,
    barbarian: { ...EMPTY.barbarian, cadurci: [['cadurci-1', 1]] },
    lost: ['cadurci-2'],
  }).activate('roman', 'volcae');
  t.march('roman', ['legion-vii'], 'cadurci').do('roman', 'end').idle();
  t.do('barbarian', 'pass', 'cadurci-1').fire('legion-vii', 1, 6, 6, 6);
  t.do('roman', 'regroup', 'legion-vii', 'arverni').do('roman', 'end');
  expect(isAsked(t)).toBe(true);
});

test('11.0 he is asked when Romans have retreated to his empty home', () => {
  const t = moving('roman', {
    ...EMPTY,
    barbarian: { ...EMPTY.barbarian, cadurci: ['cadurci-1'] },
    lost: ['cadurci-2'],
  }).activate('roman', 'volcae');
  t.march('roman', ['legion-vii'], 'cadurci').do('roman', 'end').idle();
  t.fire('cadurci-1', 6, 6, 6).do('roman', 'retreat', 'legion-vii', 'arverni');
  if (t.step === 'regroup') t.do('barbarian', 'end');
  expect(isAsked(t)).toBe(true);
});

test('11.0, 6.2.3 he is asked in winter when the tribe of his home comes back as an ally of Rome', () => {
  const position: Position = {
    ...EMPTY,
    roman: { volcae: ['arverni-1', 'legion-vii'] },
    barbarian: { aedui: ['vercingetorix', 'arverni-2'], leuci: ['leuci'] },
  };
  const t = winter(position, 3).do('roman', 'home', 'legion-vii');
  expect(isAsked(t)).toBe(true);
  expect(t.where('arverni-1')).toBe('roman arverni 3');
});

test('11.0, 6.2.1 he is asked in winter when it comes back from the dead', () => {
  const barbarian = { aedui: ['vercingetorix'], leuci: ['leuci'] };
  const roman = { volcae: ['arverni-1', 'legion-vii'] };
  const t = winter({ ...EMPTY, roman, barbarian, lost: ['arverni-2'] }, 3);
  expect(isAsked(t)).toBe(true);
  expect(t.where('arverni-2')).toBe('roman arverni 1');
});

test('11.0 no home is offered while he has none to go to, or his home is neutral or empty', () => {
  const none = { germania: ['vercingetorix'] };
  const roman = { arverni: ['legion-vii'] };
  expect(isAsked(moving('roman', { ...EMPTY, roman, barbarian: none }).idle())).toBe(false);
  expect(isAsked(moving('roman', EMPTY).idle())).toBe(false);
  const barbarian = { germania: ['vercingetorix'], leuci: ['leuci'] };
  expect(isAsked(moving('roman', { ...EMPTY, barbarian }).idle())).toBe(false);
});

test('5.2.1, 7.3 he is eliminated before a battle is called when the only home he has is won', () => {
  const t = table({
    hands: { roman: ['helvetii'], barbarian: ['andes'] },
    roman: { [HOME]: ['legion-vii'] },
    barbarian: { boii: ['arverni'], arverni: ['vercingetorix'], germania: ['german-1'] },
    homes: { vercingetorix: 'arverni' },
  }).cards(['helvetii', 'political'], ['andes', 'movement']);
  t.dice(3).do('roman', 'influence', 'arverni');
  expect([t.where('vercingetorix'), t.G.score.roman]).toEqual(['dead', 3]);
  expect(t.told('5.2.2', 'Battle')).toBe(false);
  expect(t.told('5.2.1', 'attack')).toBe(false);
  expect([t.step, t.where('arverni-1')]).toEqual(['groups', 'roman arverni 3']);
});

test('11.0 Vercingetorix does not come where Rome has won and moved on', () => {
  const t = table({
    hands: { roman: ['andes'], barbarian: ['massive-revolt'] },
    roman: { aedui: [['aedui-1', 1], ['aedui-2', 1], 'legion-vii'], allobroges: ['allobroges'] },
  }).cards(['andes', 'movement'], ['massive-revolt', 'event']);
  for (const tribe of ['aedui', 'remi', 'leuci', 'cadurci']) t.do('barbarian', 'revolt', tribe);
  t.fire('legion-vii', 1, 1, 6, 6).do('roman', 'regroup', 'legion-vii', 'allobroges');
  if (t.step === 'regroup') t.do('roman', 'end');
  expect(t.legal('barbarian', 'place')).toEqual(['cadurci', 'leuci', 'remi']);
});

test('11.0 Vercingetorix does not come where the Barbarians have won and Romans have come since', () => {
  const t = revolt('massive-revolt', {
    roman: { aedui: ['aedui', ['legion-vii', 1]], boii: [['boii-1', 1], ['boii-2', 1], 'legion-viii'] },
    barbarian: { mandubii: ['mandubii'] },
  });
  for (const tribe of ['aedui', 'boii', 'remi', 'leuci']) t.do('barbarian', 'revolt', tribe);
  t.do('barbarian', 'fight', 'aedui').do('roman', 'pass', 'legion-vii').fire('aedui-1', 1, 6, 6);
  for (const id of ['aedui-1', 'aedui-2']) t.do('barbarian', 'regroup', id, 'mandubii');
  t.do('barbarian', 'end');
  t.fire('legion-viii', 1, 1, 6, 6).do('roman', 'regroup', 'legion-viii', 'aedui').do('roman', 'end');
  expect(t.legal('barbarian', 'place')).toEqual(['leuci', 'remi']);
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
