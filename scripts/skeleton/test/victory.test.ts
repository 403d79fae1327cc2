import { expect, test } from 'vitest';
import { Play } from '../../../games/kit/play';
import { scripted } from '../../../games/testing/chance';
import { rulebook } from '../game';
import { holderOf } from '../game/victory';
import { type Position, Table } from './table';

/** Returns how the game ends when nobody marches in the last round. */
function endOf(position: Position) {
  const table = new Table({ ...position, rounds: 2 }).cards(2, 4);
  return table.do('red', 'rest').do('blue', 'rest').result;
}

test('5.1 after three rounds the side that holds more hills wins', () => {
  const result = endOf({ red: { west: 1, middle: 2 }, blue: { middle: 1 } });
  expect(result).toMatchObject({ winners: ['red'], margins: { red: 2, blue: -2 } });
});

test('5.1 nobody wins when both hold as many', () => {
  expect(endOf({ red: { west: 1 }, blue: { east: 2 } })).toMatchObject({ winners: [], margins: { red: 0 } });
});

test('5.1 a hill with as many cohorts of both is held by neither', () => {
  const { G } = new Table({ red: { middle: 1 }, blue: { middle: 1 } });
  expect(holderOf(G, 'middle')).toBeNull();
  expect(holderOf(G, 'west')).toBeNull();
});

test('5.1 before the last round has ended nobody has won', () => {
  const table = new Table({ rounds: 1 }).cards(2, 4).do('red', 'rest').do('blue', 'rest');
  expect(table.result).toBeNull();
  expect(table.step).toBe('choose');
});

test('5.2 who gives up loses', () => {
  const play = new Play(new Table({}).G, scripted());
  rulebook.resign(play, ['red']);
  expect(play.result).toMatchObject({ winners: ['blue'], reason: 'Red has given up (5.2).' });
});
