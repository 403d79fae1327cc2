import { expect, test } from 'vitest';
import { movesTakenBack } from '../../web/table/queue/takingBack';

const made = (...moves: [seat: string, move: string][]) =>
  moves.map(([playerID, type], index) => ({
    action: { type: 'MAKE_MOVE' as const, payload: { type, args: [], playerID } },
    _stateID: index,
    turn: 1,
    phase: '',
  }));

test('an opening is taken back with the first move that followed it', () => {
  const taken = (...moves: [string, string][]) => movesTakenBack(made(...moves), '0', ['group'], 9);
  expect(taken(['0', 'group'], ['0', 'move'])).toBe(2);
  expect(taken(['0', 'group'], ['0', 'move'], ['0', 'move'])).toBe(1);
  expect(taken(['0', 'group'], ['0', 'move'], ['0', 'move'], ['0', 'undo'])).toBe(2);
  expect(taken(['0', 'group'], ['1', 'group'], ['0', 'move'])).toBe(2);
  expect(taken(['0', 'move'], ['0', 'group'])).toBe(1);
  expect(taken()).toBe(1);
});

test('no more is taken back than can be', () => {
  expect(movesTakenBack(made(['0', 'group'], ['0', 'move']), '0', ['group'], 1)).toBe(1);
  expect(movesTakenBack(made(['0', 'group'], ['0', 'move']), '0', [], 5)).toBe(1);
});
