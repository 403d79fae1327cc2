import { expect, test } from 'vitest';
import { type Position, type Table, table } from './table';

/** A table at which the Barbarians play an event and Rome moves after it. */
function revolt(card: string, position: Position): Table {
  const t = table({ hands: { roman: ['andes'], barbarian: [card] }, ...position });
  return t.cards(['andes', 'movement'], [card, 'event']);
}

test('11.0, 7.4 a minor leader who is on the map is neither moved nor healed by a Major Revolt in his region', () => {
  const t = revolt('major-revolt', {
    barbarian: { leuci: ['leuci', ['ambiorix', 1]], treveri: ['treveri'] },
    homes: { ambiorix: 'treveri' },
  }).do('barbarian', 'revolt', 'remi');
  expect([t.where('remi-1'), t.where('ambiorix')]).toEqual(['barbarian remi 3', 'barbarian leuci 1']);
  expect(t.G.homes).toEqual({ ambiorix: 'treveri' });
  expect([t.step, t.destinations('barbarian', 'ambiorix')]).toEqual(['march', []]);
});

test('11.0 the Helvetii are no target of a Major Revolt in turn 1 either', () => {
  const offered = (turn: number) =>
    revolt('major-revolt', { turn, roman: { helvetii: ['helvetii'], aedui: ['aedui'] } }).legal(
      'barbarian',
      'revolt',
    );
  expect([offered(1).includes('helvetii'), offered(1).includes('aedui')]).toEqual([false, true]);
  expect(offered(2)).toContain('helvetii');
});

test('11.0 the four tribes of a Massive Revolt are different ones', () => {
  const t = revolt('massive-revolt', { roman: { aedui: ['aedui'] } }).do('barbarian', 'revolt', 'aedui');
  expect(t.legal('barbarian', 'revolt')).not.toContain('aedui');
  expect(t.legal('barbarian', 'revolt')).toContain('remi');
});

test('11.0 in a revolt by Rome the units of the tribe come home from Germania too', () => {
  const t = table({
    hands: { roman: ['minor-revolt-1'], barbarian: ['andes'] },
    roman: { treveri: ['legion-vii'] },
    barbarian: { germania: [['treveri-1', 2], 'german-1'] },
  }).cards(['minor-revolt-1', 'event'], ['andes', 'movement']);
  t.do('roman', 'revolt', 'treveri');
  expect([t.where('treveri-1'), t.battle?.area]).toEqual(['barbarian treveri 2', 'treveri']);
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

test('11.0 the Baggage Train gives steps or takes supply points, not both', () => {
  const t = revolt('baggage-train', { barbarian: { boii: [['boii-1', 1], 'boii-2'] } });
  expect(t.moves('barbarian')).toEqual(['add', 'plunder']);
  t.do('barbarian', 'add', 'boii-1');
  expect(t.moves('barbarian')).toEqual(['add', 'end']);
});
