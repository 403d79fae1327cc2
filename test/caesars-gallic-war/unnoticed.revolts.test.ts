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
