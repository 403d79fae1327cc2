/* The rules' sides as boardgame.io's players see them. */
import type { Ctx } from 'boardgame.io';
import { expect, test } from 'vitest';
import type { Stacked } from '../../games/kit/frame';
import { currentSeat, OUT_OF_TURN, sameStages, seatsAsked } from '../../games/kit/table';
import { decisionOf, go, rulebookOf } from './misuse';

const ctx: Ctx = {
  numPlayers: 2,
  playOrder: ['0', '1'],
  playOrderPos: 0,
  activePlayers: { 0: 'start' },
  currentPlayer: '1',
  turn: 1,
  phase: 'only',
};

test.each<[string, Partial<Ctx>, string[]]>([
  ['those that are active', {}, ['0']],
  [
    'not those that wait, in states of older versions',
    { activePlayers: { 0: OUT_OF_TURN, 1: 'start' } },
    ['1'],
  ],
  ['whose turn it is, where nobody is named', { activePlayers: null }, ['1']],
  ['nobody, once the game is over', { gameover: { draw: true } }, []],
])('the seats that are asked are %s', (_which, change, seats) => {
  expect(seatsAsked({ ...ctx, ...change })).toEqual(seats);
});

test.each<[Record<string, string> | null, boolean]>([
  [{ 0: 'start', 1: 'start' }, true],
  [{ 0: 'start', 1: 'idle' }, false],
  [{ 0: 'start' }, false],
  [{ 0: 'start', 1: 'start', 2: 'start' }, false],
  [null, false],
])('seats in the stages %o are in the same as two that start: %s', (active, isSame) => {
  expect(sameStages({ 0: 'start', 1: 'start' }, active)).toBe(isSame);
});

test('of a side that nobody holds it is the turn of who decides, or of the first seat', () => {
  const rulebook = { ...rulebookOf({ wrong: decisionOf({ go }) }, 'start'), currentSide: () => 'unheld' };
  const at = (sides: string[]): Stacked => ({
    stack: [{ step: 'start', sides }],
    seats: { held: '0', other: '1', unheld: null },
  });
  expect(currentSeat(rulebook, at(['other']))).toBe('1');
  expect(currentSeat(rulebook, at([]))).toBe('0');
});
