/* Rules that lead nowhere fail at once and say where: in a move, through boardgame.io's reducer, in the simulator, at set-up. */
import { describe, expect, test } from 'vitest';
import { Alea } from '../../games/ai/alea';
import { Simulator } from '../../games/ai/simulator';
import type { Action } from '../../games/kit/action';
import type { Stacked } from '../../games/kit/frame';
import { createGame } from '../../games/kit/game';
import { makeMove } from '../../games/kit/make';
import { scripted } from '../tools/chance';
import { Match } from '../tools/match';
import { decisionOf, go, type Misuse, rulebookOf } from './misuse';

const MISUSES: [name: string, misuse: Misuse, message: string][] = [
  ['a decision of nobody', { wrong: decisionOf({ go }), sides: [] }, 'nobody decides step wrong of misuse'],
  [
    'a side that decides and has no legal move',
    { wrong: decisionOf({ go: { ...go, first: () => [] } }), sides: ['held'] },
    'held has no legal move in step wrong of misuse',
  ],
  [
    'one of two sides that has no legal move',
    {
      wrong: decisionOf({ go: { ...go, available: ({ side }) => side === 'held' } }),
      sides: ['held', 'other'],
    },
    'other has no legal move in step wrong of misuse',
  ],
  [
    'a first argument that leads to no second, nor another',
    { wrong: decisionOf({ go: { ...go, first: () => [1, 2], second: () => [] } }), sides: ['held'] },
    'held has no legal move in step wrong of misuse',
  ],
  [
    'a callee taken off by its caller',
    {
      wrong: {
        proceed(play) {
          play.call({ step: 'idle', sides: ['held'] });
          play.finish();
        },
      },
    },
    'step wrong finishes after it has moved on already',
  ],
  [
    'a callee replaced by its caller',
    {
      wrong: {
        proceed(play) {
          play.call({ step: 'idle', sides: ['held'] });
          play.become({ step: 'start', sides: ['held'] });
        },
      },
    },
    'step wrong becomes after it has moved on already',
  ],
  [
    'two calls one after the other',
    {
      wrong: {
        proceed(play) {
          play.call({ step: 'idle', sides: ['held'] });
          play.call({ step: 'start', sides: ['held'] });
        },
      },
    },
    'step wrong calls after it has moved on already',
  ],
  [
    'a caller that says who decides in its callee',
    {
      wrong: {
        proceed(play) {
          play.call({ step: 'idle', sides: ['other'] });
          play.ask('held');
        },
      },
    },
    'step wrong asks after it has moved on already',
  ],
  [
    'a caller that says who has decided in its callee',
    {
      wrong: {
        proceed(play) {
          play.call({ step: 'idle', sides: ['held', 'other'] });
          play.decided('held');
        },
      },
    },
    'step wrong decides after it has moved on already',
  ],
  ['a call of nothing', { wrong: { proceed: (play) => play.call() } }, 'wrong calls nothing'],
  ['becoming nothing', { wrong: { proceed: (play) => play.become() } }, 'wrong becomes nothing'],
  [
    'a procedure that does not move on',
    { wrong: { proceed: () => {} } },
    'procedure wrong of misuse does not move on',
  ],
  [
    'a procedure that becomes itself without end',
    { wrong: { proceed: (play) => play.become({ step: 'wrong', sides: [] }) } },
    'step wrong of misuse goes on without end',
  ],
  [
    'a procedure that calls itself without end',
    { wrong: { proceed: (play) => play.call({ step: 'wrong', sides: [] }) } },
    'step wrong of misuse goes on without end',
  ],
  [
    'a decision that becomes itself without end',
    {
      wrong: {
        ...decisionOf({ go }),
        proceed: (play) => play.become({ step: 'wrong', sides: ['held'] }),
      },
      sides: ['held'],
    },
    'step wrong of misuse goes on without end',
  ],
  [
    'a decision of a side that nobody holds, without an automaton',
    { wrong: decisionOf({ go }), sides: ['held', 'unheld'] },
    'nobody holds unheld, who decides step wrong of misuse',
  ],
  [
    'an illegal move of the automaton',
    {
      wrong: decisionOf({ go: { ...go, first: () => [1] } }),
      sides: ['unheld'],
      automaton: () => ({ move: 'go', args: [2] }),
    },
    'the automaton of unheld makes an illegal move in step wrong of misuse',
  ],
  [
    'a move of the automaton that leads nowhere',
    {
      wrong: decisionOf({ go: { ...go, effect: () => {} } }),
      sides: ['unheld'],
      automaton: () => ({ move: 'go', args: [] }),
    },
    'step wrong of misuse goes on without end',
  ],
  [
    'an unknown step',
    { wrong: decisionOf({ go }), step: 'nowhere' },
    'no phase of misuse has a step nowhere',
  ],
];

test.each(['finish', 'become'] as const)('what is done out of turn may not %s a step', (how) => {
  const wrong: Action<Stacked> = {
    effect: (play) => (how === 'finish' ? play.finish() : play.become({ step: 'idle', sides: ['held'] })),
    label: () => 'Go wrong',
  };
  const rulebook = { ...rulebookOf({ wrong: decisionOf({ go }) }, 'start'), outOfTurn: { meddle: wrong } };
  const match = new Match(createGame(rulebook), 1);
  const message = 'meddle takes off step start of misuse out of turn';
  for (const seat of ['0', '1']) {
    expect(() => match.make({ seat, move: 'meddle', args: [] })).toThrow(message);
  }
  expect(match.make({ seat: '0', move: 'well', args: [] })).toBe(true);
});

test.each(['undo', 'resign'])(
  'an action that is called %s, as a move of every game is, makes no game',
  (name) => {
    const message = `misuse has an action ${name}, which is a move of every game`;
    expect(() => createGame(rulebookOf({ wrong: decisionOf({ [name]: go }) }, 'start'))).toThrow(message);
    const rulebook = { ...rulebookOf({ wrong: decisionOf({ go }) }, 'start'), outOfTurn: { [name]: go } };
    expect(() => createGame(rulebook)).toThrow(message);
  },
);

test('a step that is called as the stage of who waits makes no game', () => {
  const rulebook = rulebookOf({ wrong: decisionOf({ go }) }, 'start');
  const phases = { only: { ...rulebook.phases.only, outOfTurn: decisionOf({ go }) } };
  expect(() => createGame({ ...rulebook, phases })).toThrow('misuse has a step outOfTurn');
});

describe.each(MISUSES)('%s', (_name, misuse, message) => {
  const rulebook = rulebookOf(misuse, 'start');
  const started = () => new Match(createGame(rulebook), 1);

  test('fails in the move that leads to it', () => {
    const { G } = started().state;
    expect(() => makeMove(rulebook, G, 'held', { move: 'wrong', args: [] }, scripted())).toThrow(message);
  });

  test.each(['wrong', 'resign'])(
    'fails through the reducer by %s, and the match goes on as it was',
    (move) => {
      const match = started();
      const before = match.state;
      const text = JSON.stringify(before.G);
      expect(() => match.make({ seat: '0', move, args: [] })).toThrow(message);
      expect(match.state).toBe(before);
      expect(JSON.stringify(match.state.G)).toBe(text);
      expect(match.make({ seat: '0', move: 'well', args: [] })).toBe(true);
    },
  );

  test('fails in the simulator', () => {
    const simulation = new Simulator(rulebook, started().state, new Alea(1));
    expect(() => {
      simulation.make('held', { move: 'wrong', args: [] });
      for (const side of simulation.sides) simulation.legal(side);
    }).toThrow(message);
  });

  test('fails at set-up', () => {
    expect(() => new Match(createGame(rulebookOf(misuse, 'wrong')), 1)).toThrow(message);
  });
});
