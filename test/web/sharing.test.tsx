/* What has changed between two drawings, and what has to be drawn again. */
import { expect, test } from 'vitest';
import { isDrawnAlike } from '../../web/map/alike';
import { sharing } from '../../web/ui/sharing';

test('what equals what was before is what was before', () => {
  const before = { a: { list: [1, { x: 2 }] }, b: new Map([['k', { y: 3 }]]), c: null };
  const same = { a: { list: [1, { x: 2 }] }, b: new Map([['k', { y: 3 }]]), c: null };
  expect(sharing(before, same)).toBe(before);
});

test('of what has changed the parts that have not are shared', () => {
  const before = { a: { x: 1 }, list: [{ y: 2 }, { y: 3 }], map: new Map([['k', { z: 4 }]]) };
  const after = sharing(before, {
    a: { x: 1 },
    list: [{ y: 2 }, { y: 9 }],
    map: new Map([
      ['k', { z: 4 }],
      ['l', { z: 5 }],
    ]),
  });
  expect(after).toEqual({
    a: { x: 1 },
    list: [{ y: 2 }, { y: 9 }],
    map: new Map([
      ['k', { z: 4 }],
      ['l', { z: 5 }],
    ]),
  });
  expect([after.a, after.list[0], after.map.get('k')]).toEqual([
    before.a,
    before.list[0],
    before.map.get('k'),
  ]);
  expect(after.a).toBe(before.a);
  expect(after.list[0]).toBe(before.list[0]);
  expect(after.map.get('k')).toBe(before.map.get('k'));
});

test.each<[string, unknown, unknown]>([
  ['a part more', { a: 1 }, { a: 1, b: undefined }],
  ['a part less', { a: 1, b: 2 }, { a: 1 }],
  ['another part of none', { a: undefined }, { b: undefined }],
  ['a longer list', [1], [1, 2]],
  ['a shorter list', [1, 2], [1]],
  [
    'another order of a map',
    new Map([
      ['a', 1],
      ['b', 2],
    ]),
    new Map([
      ['b', 2],
      ['a', 1],
    ]),
  ],
  ['a list for an object', {}, []],
  ['something for nothing', null, {}],
  ['another element', <b key="a">x</b>, <i key="a">x</i>],
  ['other words in an element', <b key="a">x</b>, <b key="a">y</b>],
  ['what is no plain object', new Set([1]), new Set([1])],
])('%s is a change', (_what, before, after) => {
  expect(sharing(before, after)).not.toBe(before);
  expect(sharing(before, after)).toEqual(after);
});

test('an element that reads the same is the same', () => {
  const before = { face: <b key="a">x</b> };
  expect(sharing(before, { face: <b key="a">x</b> })).toBe(before);
});

test('what reads alike is drawn alike, whatever function it calls', () => {
  const look = (label: string, more: object = {}) => ({ look: { thing: { label, act: () => {} }, ...more } });
  expect(isDrawnAlike(look('Rome'), look('Rome'))).toBe(true);
  expect(isDrawnAlike(look('Rome'), look('Genua'))).toBe(false);
  expect(isDrawnAlike(look('Rome', { isGoal: true }), look('Rome', { isGoal: false }))).toBe(false);
  expect(isDrawnAlike(look('Rome', { isGoal: true }), look('Rome'))).toBe(false);
  const [press, other] = [() => {}, () => {}];
  expect(isDrawnAlike({ press }, { press })).toBe(true);
  expect(isDrawnAlike({ press }, { press: other })).toBe(false);
  const pointer = { label: 'Rome', act: press, isForPointer: true };
  expect(isDrawnAlike({ thing: pointer }, { thing: { ...pointer, isForPointer: false } })).toBe(false);
  expect(isDrawnAlike({ list: [pointer] }, { list: [{ ...pointer, act: other }] })).toBe(true);
  expect(isDrawnAlike({ list: [pointer] }, { list: [pointer, pointer] })).toBe(false);
});
