import { describe, expect, test, vi } from 'vitest';
import { SearchBot } from '../../games/ai';
import { createGame } from '../../games/kit/game';
import { journalOf } from '../../games/kit/journal';
import { labelOf, legalMoves, nextArguments, promptFor } from '../../games/kit/legality';
import { optionError, withDefaults } from '../../games/kit/options';
import { admitting, OUT_OF_TURN } from '../../games/kit/table';
import { MADE_AGAIN, MOST_TAKEN_BACK, movesToTakeBack } from '../../games/kit/undo';
import { Match } from '../../games/testing/match';
import { Counting, rest, rulebook, wake } from './counting';

const start = (options = {}) => new Match(Counting, 1, options);
const make = (match: Match<Counting>, seat: string, move: string, ...args: unknown[]) =>
  match.make({ seat, move, args });

describe('phases, turns and stages follow the stack', () => {
  test('the game starts in the phase of its first step, whichever is listed first', () => {
    const { ctx } = start().state;
    expect(ctx.phase).toBe('day');
    expect(ctx.activePlayers).toEqual({ 0: 'count' });
    expect(ctx.currentPlayer).toBe('0');
  });

  test('a step of another phase changes the phase', () => {
    const match = start();
    make(match, '0', 'rest');
    expect(match.state.ctx.phase).toBe('night');
    expect(match.state.ctx.activePlayers).toEqual({ 0: 'rest' });
    make(match, '0', 'wake');
    expect(match.state.ctx.phase).toBe('day');
  });

  test('another current player begins a turn', () => {
    const match = start();
    const { turn } = match.state.ctx;
    make(match, '0', 'pass');
    expect(match.state.ctx).toMatchObject({
      turn: turn + 1,
      currentPlayer: '1',
      activePlayers: { 1: 'count' },
    });
  });

  test('a called step lies on top until it finishes, and both seats decide it', () => {
    const match = start();
    make(match, '0', 'vote');
    expect(match.state.ctx.activePlayers).toEqual({ 0: 'vote', 1: 'vote' });
    make(match, '1', 'say', 'no');
    expect(match.state.ctx.activePlayers).toEqual({ 0: 'vote' });
    make(match, '0', 'say', 'yes');
    expect(match.state.ctx.activePlayers).toEqual({ 0: 'count' });
  });

  test('the game ends with the result of the rulebook', () => {
    const match = start({ start: 'five' });
    for (let step = 0; step < 5; step++) make(match, '0', 'add', 1);
    expect(match.state.ctx.gameover).toEqual({
      winner: '0',
      winners: ['odd'],
      winningSeats: ['0'],
      margins: { odd: 10, even: -10 },
      reason: 'Ten is reached.',
    });
    expect(make(match, '0', 'pass')).toBe(false);
  });

  test('resigning ends the game for the other seat', () => {
    const match = start();
    make(match, '0', 'resign');
    expect(match.state.ctx.gameover).toMatchObject({ winner: '1', winners: ['even'], reason: 'resigned' });
  });
});

describe('who waits', () => {
  const waiting = () => start().state;

  test('may resign, and is active for that one move only', () => {
    const match = start();
    match.state = admitting(Counting, waiting(), '1', 'resign');
    expect(match.state.ctx.activePlayers).toEqual({ 0: 'count', 1: OUT_OF_TURN });
    expect(make(match, '1', 'resign')).toBe(true);
    expect(match.state.ctx.gameover).toMatchObject({ winner: '0', winners: ['odd'], reason: 'resigned' });
  });

  test('may do nothing else, where nothing is done out of turn', () => {
    const state = waiting();
    for (const move of ['add', 'pass', 'undo', 'constructor', ''])
      expect(admitting(Counting, state, '1', move)).toBe(state);
    expect(admitting(Counting, state, '2', 'resign')).toBe(state);
    expect(admitting(Counting, state, '0', 'resign')).toBe(state);
  });

  test('may not resign where the game knows nothing of it', () => {
    const state = waiting();
    const phases = { day: { moves: { resign: () => {} } } };
    expect(admitting({ phases }, state, '1', 'resign')).toBe(state);
    expect(admitting({}, state, '1', 'resign')).toBe(state);
  });

  test('is not among those who may act', () => {
    expect(waiting().ctx.activePlayers).toEqual({ 0: 'count' });
  });
});

describe('legality', () => {
  test('only what the generator offers is taken', () => {
    const match = start();
    for (const args of [[3], ['1'], [1, 1], [], [null], [[1]]])
      expect(make(match, '0', 'add', ...args)).toBe(false);
    expect(make(match, '1', 'add', 1)).toBe(false);
    expect(make(match, '0', 'add', 1)).toBe(true);
    expect(match.state.G.total).toBe(1);
  });

  test('prompts, moves and labels are there for the seat that decides and nobody else', () => {
    const { G } = start().state;
    expect(promptFor(rulebook, G, 'odd')).toEqual({ rule: '1', text: 'The total is 0.' });
    expect(promptFor(rulebook, G, 'even')).toBeNull();
    expect(legalMoves(rulebook, G, 'even')).toEqual([]);
    expect(labelOf(rulebook, G, 'odd', { move: 'add', args: [2] })).toBe('Add 2');
    expect(labelOf(rulebook, G, 'odd', { move: 'add', args: [7] })).toBe('');
    expect(nextArguments(rulebook, G, 'odd', 'add', [])).toEqual([1, 2]);
    expect(nextArguments(rulebook, G, 'odd', 'add', [1])).toEqual([]);
    expect(nextArguments(rulebook, G, 'even', 'add', [])).toEqual([]);
    expect(labelOf(rulebook, G, 'even', { move: 'add', args: [2] })).toBe('');
  });
});

test('to undo and to resign nothing is given, so that nothing unchecked gets into the log', () => {
  const match = start();
  make(match, '0', 'add', 1);
  for (const given of [null, 'x', [[1]], undefined]) {
    expect(make(match, '0', 'undo', given)).toBe(false);
    expect(make(match, '0', 'resign', given)).toBe(false);
  }
  expect(make(match, '0', 'undo')).toBe(true);
});

describe('undo', () => {
  test('takes back one move after the other to where the turn stood', () => {
    const match = start();
    const before = match.state.G;
    make(match, '0', 'add', 1);
    make(match, '0', 'add', 2);
    expect(movesToTakeBack(match.state.plugins, '0')).toBe(2);
    expect(movesToTakeBack(match.state.plugins, '1')).toBe(0);
    make(match, '0', 'undo');
    expect(match.state.G.total).toBe(1);
    make(match, '0', 'undo');
    expect(match.state.G).toEqual(before);
    expect(make(match, '0', 'undo')).toBe(false);
  });

  test('goes back behind a phase', () => {
    const match = start();
    const before = match.state.G;
    make(match, '0', 'add', 1);
    make(match, '0', 'rest');
    make(match, '0', 'wake');
    expect(movesToTakeBack(match.state.plugins, '0')).toBe(3);
    make(match, '0', 'undo');
    expect(match.state.ctx).toMatchObject({ phase: 'night', activePlayers: { 0: 'rest' } });
    make(match, '0', 'undo');
    make(match, '0', 'undo');
    expect(match.state.ctx).toMatchObject({ phase: 'day', activePlayers: { 0: 'count' } });
    expect(match.state.G).toEqual(before);
  });

  test('keeps no more moves than are bearable to store, however many are made in a turn', () => {
    const match = start();
    for (let round = 0; round <= MOST_TAKEN_BACK / 2; round++) {
      make(match, '0', 'rest');
      make(match, '0', 'wake');
      expect(movesToTakeBack(match.state.plugins, '0')).toBeLessThanOrEqual(MOST_TAKEN_BACK);
    }
    expect(movesToTakeBack(match.state.plugins, '0')).toBe(2);
    expect(make(match, '0', 'undo')).toBe(true);
    expect(match.state.ctx.phase).toBe('night');
    expect(make(match, '0', 'undo')).toBe(true);
    expect(make(match, '0', 'undo')).toBe(false);
  });

  test('makes the whole turn again only now and then, and goes back to where it stood each time', () => {
    const match = start();
    const past: string[] = [];
    for (let round = 0; round < MOST_TAKEN_BACK / 2; round++) {
      for (const move of ['rest', 'wake']) {
        past.push(JSON.stringify(match.state.G));
        make(match, '0', move);
      }
    }
    const effects = [rest, wake].map((action) => vi.spyOn(action, 'effect'));
    const undone = () => {
      for (const effect of effects) effect.mockClear();
      expect(make(match, '0', 'undo')).toBe(true);
      expect(JSON.stringify(match.state.G)).toBe(past.pop());
      return effects.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    };
    const again = [];
    for (let round = 0; round < MOST_TAKEN_BACK / 4; round++) {
      again.push(undone(), undone());
      past.push(JSON.stringify(match.state.G));
      make(match, '0', 'rest');
      again.push(undone());
    }
    for (const effect of effects) effect.mockRestore();
    expect(again[0]).toBe(MOST_TAKEN_BACK - 1);
    const whole = again.filter((count) => count > MADE_AGAIN);
    expect(whole.length).toBeLessThanOrEqual(MOST_TAKEN_BACK / MADE_AGAIN);
  });

  test.each([
    ['a roll', ['roll']],
    ['the end of the turn', ['pass']],
  ])('does not go back behind %s', (_name, [move]) => {
    const match = start();
    make(match, '0', 'add', 1);
    make(match, '0', move);
    for (const seat of ['0', '1']) expect(make(match, seat, 'undo')).toBe(false);
  });

  test('goes back behind a step of both as long as the other has not decided', () => {
    const match = start();
    make(match, '0', 'vote');
    make(match, '0', 'undo');
    expect(match.state.ctx.activePlayers).toEqual({ 0: 'count' });
    make(match, '0', 'vote');
    make(match, '1', 'say', 'no');
    for (const seat of ['0', '1']) expect(make(match, seat, 'undo')).toBe(false);
  });

  test('does not take back a secret decision once the others have made theirs', () => {
    const match = start();
    make(match, '0', 'vote');
    make(match, '1', 'say', 'no');
    make(match, '0', 'say', 'yes');
    expect(match.state.ctx.activePlayers).toEqual({ 0: 'count' });
    expect(make(match, '0', 'undo')).toBe(false);
  });

  test('is nothing another seat can do', () => {
    const match = start();
    make(match, '0', 'add', 1);
    expect(make(match, '1', 'undo')).toBe(false);
  });
});

describe('journal', () => {
  test('keeps what happened and drops what was taken back', () => {
    const match = start();
    const log = [];
    for (const [move, ...args] of [['add', 1], ['add', 2], ['undo'], ['add', 1]] as const) {
      make(match, '0', move, ...args);
      log.push(...(match.state.deltalog ?? []));
    }
    expect(journalOf(log).flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
      'Adds 1.',
      'Adds 1.',
    ]);
  });

  test('moves are redacted for others, their journal lines are not', () => {
    const match = start();
    make(match, '0', 'add', 1);
    const [entry] = match.state.deltalog ?? [];
    expect(entry.redact).toBe(true);
    expect(entry.metadata).toEqual({ side: 'odd', step: 'count', lines: [{ rule: '1', text: 'Adds 1.' }] });
  });
});

describe('options', () => {
  test.each([
    [undefined, undefined],
    [null, 'setupData must be an object of options'],
    [{}, undefined],
    [{ start: 'five' }, undefined],
    [{ start: 'six' }, 'option start must be one of zero, five'],
    [{ other: 'zero' }, 'unknown option "other"'],
    [[], 'setupData must be an object of options'],
    ['five', 'setupData must be an object of options'],
    [{ start: 5 }, 'option start must be one of zero, five'],
  ])('%j: %s', (options, problem) => {
    expect(optionError(rulebook, options)).toBe(problem);
    expect(Counting.validateSetupData(options, 2)).toBe(problem);
  });

  test('defaults fill in what was not chosen, and a bad option never becomes a game', () => {
    expect(withDefaults(rulebook)).toEqual({ start: 'zero' });
    expect(start({ start: 'five' }).state.G.total).toBe(5);
    expect(() => start({ start: 'six' })).toThrow('must be one of');
  });
});

describe('a rulebook without bots', () => {
  const { bots: _bots, ...alone } = rulebook;
  const game = createGame(alone);

  test('is played like any other, and has nothing for bots', () => {
    expect(Object.keys(game)).not.toContain('ai');
    const match = new Match(game, 1);
    expect(match.legal('0')).toEqual(new Match(Counting, 1).legal('0'));
    expect(make(match, '0', 'rest')).toBe(true);
  });

  test('is refused by bots, which say why', () => {
    expect(() => new SearchBot({ game, enumerate: () => [] })).toThrow('There are no bots for counting');
  });
});
