/* Rules that lead nowhere fail at once and say where: in a move, through boardgame.io's reducer, in the simulator, at set-up. */
import { describe, expect, test } from 'vitest';
import { Alea } from '../../games/ai/alea';
import { Simulator } from '../../games/ai/simulator';
import type { Action } from '../../games/kit/action';
import { type Frame, type Stacked, topFrame } from '../../games/kit/frame';
import { createGame } from '../../games/kit/game';
import { forgoneBy, labelOf, obstacleTo, promptFor } from '../../games/kit/legality';
import { makeMove } from '../../games/kit/make';
import type { Play } from '../../games/kit/play';
import type { Rulebook, Setup } from '../../games/kit/rulebook';
import { exchangeSeats } from '../../games/kit/seats';
import type { Step } from '../../games/kit/step';
import { scripted } from '../../games/testing/chance';
import { Match } from '../../games/testing/match';
import { decisionOf, go, type Misuse, rulebookOf } from './misuse';

/** The stack as a rule that does not care for types changes it. */
function byHand({ stack }: Stacked): Frame[] {
  if (!isWritable(stack)) throw new Error('the stack is no array');
  return stack;
}

function isWritable(stack: readonly Frame[]): stack is Frame[] {
  return Array.isArray(stack);
}

function fail(): never {
  throw new Error('the rules have failed');
}

const HANDING_DOWN = { step: 'handing', sides: [] };

const endFor = (winner: string) => ({ winners: [winner], margins: {}, reason: 'over' });

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
    'a decision of a side that is none of the game',
    { wrong: decisionOf({ go }), sides: ['hled'] },
    'names hled, who is no side of the game',
  ],
  [
    'asking a side that is none of the game',
    { wrong: { ...decisionOf({ go }), proceed: (play) => play.ask('hled') }, sides: ['held'] },
    'step wrong names hled, who is no side of the game',
  ],
  [
    'a side that is none of the game in a step that comes later',
    {
      wrong: {
        proceed: (play) => play.call({ step: 'idle', sides: ['held'] }, { step: 'idle', sides: ['hled'] }),
      },
    },
    'step wrong names hled, who is no side of the game',
  ],
  [
    'an unknown step that comes later',
    {
      wrong: {
        proceed: (play) => play.call({ step: 'idle', sides: ['held'] }, { step: 'nowhere', sides: [] }),
      },
    },
    'no phase of misuse has a step nowhere',
  ],
  [
    'a decision by a side that is none of the game',
    { wrong: { ...decisionOf({ go }), proceed: (play) => play.decided('hled') }, sides: ['held'] },
    'step wrong names hled, who is no side of the game',
  ],
  [
    'an exchange of seats with a side that is none of the game',
    { wrong: { proceed: ({ G }) => exchangeSeats(G, 'held', 'hled') } },
    'step wrong names hled, who is no side of the game',
  ],
  ...[Number.NaN, -1, 1.5].map((count): [string, Misuse, string] => [
    `a roll of ${count} dice`,
    { wrong: { proceed: (play) => void play.roll(count) } },
    `step wrong rolls ${count} dice`,
  ]),
  [
    'an end of the game for a side that is none of it',
    { wrong: { proceed: (play) => play.end(endFor('hled')) } },
    'step wrong names hled, who is no side of the game',
  ],
  [
    'an end of the game with a margin of a side that is none of it',
    { wrong: { proceed: (play) => play.end({ ...endFor('held'), margins: { hled: 1 } }) } },
    'step wrong names hled, who is no side of the game',
  ],
  [
    'a frame taken off the stack by hand',
    { wrong: { proceed: ({ G }) => void byHand(G).pop() } },
    'step wrong changes the stack by hand',
  ],
  [
    'a frame put on the stack by hand',
    { wrong: { proceed: ({ G }) => void byHand(G).push({ step: 'idle', sides: ['held'] }) } },
    'step wrong changes the stack by hand',
  ],
  [
    'a stack emptied by hand',
    {
      wrong: {
        proceed({ G }) {
          byHand(G).length = 0;
        },
      },
    },
    'step wrong changes the stack by hand',
  ],
  [
    'another frame in the place of the one on top',
    {
      wrong: {
        proceed({ G }) {
          byHand(G)[0] = { step: 'idle', sides: ['held'] };
        },
      },
    },
    'step wrong changes the stack by hand',
  ],
  [
    'another stack in the place of the one there is',
    {
      wrong: {
        proceed({ G }) {
          G.stack = [...G.stack];
        },
      },
    },
    'step wrong changes the stack by hand',
  ],
  [
    'another frame in the place of one further down',
    {
      wrong: {
        proceed(play) {
          if (play.G.stack.length === 1) play.call({ step: 'wrong', sides: [] });
          else byHand(play.G)[0] = { step: 'idle', sides: ['held'] };
        },
      },
    },
    'step wrong changes the stack by hand',
  ],
  [
    'another step in the frame on top',
    {
      wrong: {
        proceed({ G }) {
          Object.assign(topFrame(G), { step: 'idle', sides: ['held'] });
        },
      },
    },
    'step wrong changes the stack by hand',
  ],
  [
    'a stack changed by hand before the step moves on',
    {
      wrong: {
        proceed(play) {
          byHand(play.G).unshift({ step: 'idle', sides: ['held'] });
          play.finish();
        },
      },
    },
    'step wrong changes the stack by hand',
  ],
  [
    'another frame in the place of the one on top, which then finishes',
    {
      wrong: {
        proceed(play) {
          byHand(play.G)[0] = { step: 'idle', sides: ['held'] };
          play.finish();
        },
      },
    },
    'step wrong changes the stack by hand',
  ],
  [
    'a stack changed by hand before the game ends',
    {
      wrong: {
        proceed(play) {
          byHand(play.G).pop();
          play.end(endFor('held'));
        },
      },
    },
    'step wrong changes the stack by hand',
  ],
  ['a pick from nothing', { wrong: { proceed: (play) => play.pick([]) } }, 'cannot pick from nothing'],
  [
    'a decision of a side by the name of what every object has',
    { wrong: decisionOf({ go }), sides: ['toString'] },
    'names toString, who is no side of the game',
  ],
  [
    'a last step that finishes without an end of the game',
    { wrong: { proceed: (play) => play.finish() } },
    'step wrong of misuse finishes last, and nobody has ended the game',
  ],
  [
    'a result that the caller does not take',
    { wrong: { takes: (result) => result === 'seven', proceed: (play) => play.call(HANDING_DOWN) } },
    'step wrong takes no result such as step handing has finished with',
  ],
  [
    'an argument that is no number',
    { wrong: decisionOf({ go: { ...go, first: () => [Number.NaN] } }), sides: ['held'] },
    'step wrong lists NaN, which is neither a text nor a number',
  ],
  [
    'an argument that JSON does not keep',
    {
      wrong: decisionOf({ go: { ...go, first: () => [1], second: () => [Number.POSITIVE_INFINITY] } }),
      sides: ['held'],
    },
    'step wrong lists Infinity, which is neither a text nor a number',
  ],
  [
    'an argument that is an object',
    { wrong: decisionOf({ go: { ...go, first: () => JSON.parse('[{}]') } }), sides: ['held'] },
    'step wrong lists [object Object], which is neither a text nor a number',
  ],
  [
    'an error where a step proceeds',
    { wrong: { proceed: () => fail() } },
    'step wrong: the rules have failed',
  ],
  [
    'an error where a step lists what may be done',
    { wrong: decisionOf({ go: { ...go, first: fail } }), sides: ['held'] },
    'step wrong: the rules have failed',
  ],
  [
    'an error where a step goes on listing what may be done',
    {
      wrong: decisionOf({
        go: {
          ...go,
          *first() {
            yield fail();
          },
        },
      }),
      sides: ['held'],
    },
    'step wrong: the rules have failed',
  ],
  [
    'an error where a step says whether anything may be done',
    { wrong: decisionOf({ go: { ...go, available: fail } }), sides: ['held'] },
    'step wrong: the rules have failed',
  ],
  [
    'an error of the automaton in an effect',
    {
      wrong: decisionOf({ go: { ...go, effect: fail } }),
      sides: ['unheld'],
      automaton: () => ({ move: 'go', args: [] }),
    },
    'step wrong: the rules have failed',
  ],
  [
    'an error where a step looks at a result',
    { wrong: { takes: fail, proceed: (play) => play.call(HANDING_DOWN) } },
    'step wrong: the rules have failed',
  ],
  [
    'an automaton that ends the game',
    {
      wrong: decisionOf({ go }),
      sides: ['unheld'],
      automaton(play) {
        play.end(endFor('held'));
        return { move: 'go', args: [] };
      },
    },
    'the automaton of unheld makes an illegal move in step wrong of misuse',
  ],
  [
    'an error where the automaton decides',
    { wrong: decisionOf({ go }), sides: ['unheld'], automaton: fail },
    'step wrong: the rules have failed',
  ],
  [
    'an automaton that moves on, and does not say how',
    {
      wrong: decisionOf({ go }),
      sides: ['unheld'],
      automaton(play) {
        play.become({ step: 'idle', sides: ['held'] });
        return { move: 'go', args: [] };
      },
    },
    'step wrong becomes by rules that have to leave the steps alone',
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

test.each([
  ['declines by nothing it has', 'stop', decisionOf({ go })],
  ['declines by what needs an argument', 'go', decisionOf({ go: { ...go, first: () => [1] } })],
])('a step that %s makes no game', (_name, move, step) => {
  const rulebook = rulebookOf({ wrong: { ...step, blind: [move] } }, 'start');
  expect(() => createGame(rulebook)).toThrow(
    `step wrong of misuse declines by ${move}, which is no action of it without arguments`,
  );
});

test.each([
  [{ held: '0', other: '1', unheld: null, hled: '1' }, 'misuse seats hled, who is no side of the game'],
  [{ held: '0', other: '1' }, 'misuse seats no unheld'],
  [{ held: '0', other: '2', unheld: null }, 'misuse has other held by 2, which is no seat of 2'],
  [{ held: '0', other: '-1', unheld: null }, 'misuse has other held by -1, which is no seat of 2'],
  [{ held: '0', other: '01', unheld: null }, 'misuse has other held by 01, which is no seat of 2'],
  [{ held: '0', other: 'one', unheld: null }, 'misuse has other held by one, which is no seat of 2'],
  [{ held: '0', other: '0', unheld: null }, 'misuse gives seat 1 of 2 no side'],
  [{ held: '1', other: '1', unheld: null }, 'misuse gives seat 0 of 2 no side'],
])('a seating of %o makes no match', (seats, message) => {
  const rulebook = { ...rulebookOf({ wrong: decisionOf({ go }) }, 'start'), seating: () => seats };
  expect(() => new Match(createGame(rulebook), 1)).toThrow(message);
});

test('a current side that is none of the game makes no match', () => {
  const rulebook = { ...rulebookOf({ wrong: decisionOf({ go }) }, 'start'), currentSide: () => 'hled' };
  expect(() => new Match(createGame(rulebook), 1)).toThrow(
    'step start names hled, who is no side of the game',
  );
});

test.each([
  ['fails', fail, 'step idle: the rules have failed'],
  ['is none of the game', () => 'hled', 'step idle names hled, who is no side of the game'],
])('a current side that %s later on names the step', (_name, current, message) => {
  const currentSide = (G: Stacked) => (topFrame(G).step === 'idle' ? current() : 'held');
  const rulebook = { ...rulebookOf({ wrong: decisionOf({ go }) }, 'start'), currentSide };
  const match = new Match(createGame(rulebook), 1);
  expect(() => match.make({ seat: '0', move: 'well', args: [] })).toThrow(message);
});

test.each<[string, (setup: Setup<Stacked>) => Stacked, string]>([
  ['fails', fail, 'the rules have failed'],
  ['begins with no step', ({ seats }) => ({ stack: [], seats }), 'it begins with no step'],
  [
    'does not keep its seats',
    ({ seats }) => ({ stack: [{ step: 'start', sides: ['held'] }], seats: { ...seats, held: '5' } }),
    'its seats are not those that it was given',
  ],
])('a set-up that %s makes no match', (_name, setup, message) => {
  const rulebook = { ...rulebookOf({ wrong: decisionOf({ go }) }, 'start'), setup };
  expect(() => new Match(createGame(rulebook), 1)).toThrow(`the set-up of misuse: ${message}`);
});

test.each([
  [{ step: 'idle', sides: ['hled'] }, 'step idle names hled, who is no side of the game'],
  [{ step: 'nowhere', sides: [] }, 'no phase of misuse has a step nowhere'],
])('a set-up in which %o comes later makes no match', (later, message) => {
  const rulebook = rulebookOf({ wrong: decisionOf({ go }) }, 'start');
  const setup = ({ seats }: Setup<Stacked>) => ({
    stack: [later, { step: 'start', sides: ['held'] }],
    seats,
  });
  expect(() => new Match(createGame({ ...rulebook, setup }), 1)).toThrow(message);
});

test('a step that a seat decides which there is not fails in the move that leads to it', () => {
  const wrong: Step<Stacked> = {
    proceed(play) {
      play.G.seats = { ...play.G.seats, held: '7' };
      play.become({ step: 'idle', sides: ['held'] });
    },
  };
  const rulebook = { ...rulebookOf({ wrong }, 'start'), currentSide: () => 'other' };
  const match = new Match(createGame(rulebook), 1);
  expect(() => match.make({ seat: '0', move: 'wrong', args: [] })).toThrow(
    'step idle is decided at seat 7, which is none of the match',
  );
});

test.each<[string, Partial<Rulebook>, string]>([
  [
    'a side twice',
    { sides: [...rulebookOf({ wrong: decisionOf({ go }) }, 'start').sides, { id: 'held', name: 'Held' }] },
    'misuse has the side held twice',
  ],
  [
    'an action of a step by the name of one out of turn',
    { outOfTurn: { well: go } },
    'misuse has an action well of a step, and another out of turn',
  ],
  [
    'an action out of turn with a second stage and no first',
    { outOfTurn: { gap: { ...go, second: () => [1] } } },
    'the action gap of misuse has a stage without the one before',
  ],
])('%s makes no game', (_name, change, message) => {
  const rulebook = rulebookOf({ wrong: decisionOf({ go }) }, 'start');
  expect(() => createGame({ ...rulebook, ...change })).toThrow(message);
});

test.each([
  ['second stage and no first', { ...go, second: () => [1] }],
  ['third stage and no second', { ...go, first: () => [1], third: () => [1] }],
])('an action with a %s makes no game', (_name, gap) => {
  const rulebook = rulebookOf({ wrong: decisionOf({ go, gap }) }, 'start');
  expect(() => createGame(rulebook)).toThrow('the action gap of misuse has a stage without the one before');
});

describe('what the rules bring about at once', () => {
  const made = (does: (play: Play) => void) => {
    const atOnce = (play: Play) => {
      if ('noted' in play.G) does(play);
    };
    const note: Action<Stacked> = {
      effect: ({ G }) => void Object.assign(G, { noted: 1 }),
      label: () => 'Note',
    };
    const rulebook = { ...rulebookOf({ wrong: decisionOf({ go }) }, 'start'), outOfTurn: { note }, atOnce };
    const match = new Match(createGame(rulebook), 1);
    return () => match.make({ seat: '1', move: 'note', args: [] }) && match.over;
  };

  test.each<[string, (play: Play) => void]>([
    ['becomes', (play) => play.become({ step: 'idle', sides: ['held'] })],
    ['finishes', (play) => play.finish()],
    ['calls', (play) => play.call({ step: 'idle', sides: ['held'] })],
    ['asks', (play) => play.ask('other')],
    ['decides', (play) => play.decided('held')],
  ])('leaves the steps alone: what %s is refused', (how, does) => {
    expect(made(does)).toThrow(`step start ${how} by rules that have to leave the steps alone`);
  });

  test('names the step when it fails', () => {
    expect(made(fail)).toThrow('step start: the rules have failed');
  });

  test('may end the game', () => {
    expect(made((play) => play.end(endFor('held')))()).toBe(true);
  });
});

test('an error where somebody resigns names the step', () => {
  const rulebook = { ...rulebookOf({ wrong: decisionOf({ go }) }, 'start'), resign: fail };
  const match = new Match(createGame(rulebook), 1);
  expect(() => match.make({ seat: '1', move: 'resign', args: [] })).toThrow(
    'step start: the rules have failed',
  );
});

test('what is done to the stack by hand where somebody resigns names the step', () => {
  const resign = ({ G }: Play) => void byHand(G).pop();
  const match = new Match(createGame({ ...rulebookOf({ wrong: decisionOf({ go }) }, 'start'), resign }), 1);
  expect(() => match.make({ seat: '1', move: 'resign', args: [] })).toThrow(
    'step start changes the stack by hand',
  );
});

describe('an error in words names the step', () => {
  const first = () => [1];
  const wrong = {
    ...decisionOf({ go: { ...go, label: fail, forgoes: fail }, one: { ...go, first, obstacle: fail } }),
    prompt: fail,
  };
  const rulebook = rulebookOf({ wrong, sides: ['held'] }, 'wrong');
  const { G } = new Match(createGame(rulebook), 1).state;
  const made = { move: 'go', args: [] };

  test.each<[string, () => unknown]>([
    ['the prompt', () => promptFor(rulebook, G, 'held')],
    ['the label', () => labelOf(rulebook, G, 'held', made)],
    ['what is forgone', () => forgoneBy(rulebook, G, 'held', made)],
    ['an obstacle', () => obstacleTo(rulebook, G, 'held', { move: 'one', args: [2] })],
  ])('%s', (_name, ask) => {
    expect(ask).toThrow('step wrong: the rules have failed');
  });
});

test('an error in an effect names its step, and keeps what it came from', () => {
  const rulebook = rulebookOf(
    { wrong: decisionOf({ go: { ...go, effect: fail } }), sides: ['held'] },
    'wrong',
  );
  const match = new Match(createGame(rulebook), 1);
  const move = () => match.make({ seat: '0', move: 'go', args: [] });
  expect(move).toThrow('step wrong: the rules have failed');
  expect(move).toThrow(
    expect.objectContaining({ cause: expect.objectContaining({ message: 'the rules have failed' }) }),
  );
});

test('a result that the caller takes is handed down', () => {
  const taken: unknown[] = [];
  const wrong: Step<Stacked> = {
    takes: (result) => result === 'six',
    proceed(play, _frame, handedDown) {
      if (handedDown === undefined) play.call(HANDING_DOWN);
      else {
        taken.push(handedDown);
        play.become({ step: 'idle', sides: ['held'] });
      }
    },
  };
  const match = new Match(createGame(rulebookOf({ wrong }, 'start')), 1);
  expect(match.make({ seat: '0', move: 'wrong', args: [] })).toBe(true);
  expect(taken).toEqual(['six']);
});

test('a result is handed down once', () => {
  const taken: unknown[] = [];
  const wrong: Step<Stacked> = {
    proceed(play, _frame, handedDown) {
      taken.push(handedDown);
      if (taken.length === 1) play.call(HANDING_DOWN);
      else if (taken.length === 2) play.call({ step: 'silent', sides: [] });
      else play.become({ step: 'idle', sides: ['held'] });
    },
  };
  const rulebook = rulebookOf({ wrong }, 'start');
  const phases = { only: { ...rulebook.phases.only, silent: { proceed: (play: Play) => play.finish() } } };
  const match = new Match(createGame({ ...rulebook, phases }), 1);
  expect(match.make({ seat: '0', move: 'wrong', args: [] })).toBe(true);
  expect(taken).toEqual([undefined, 'six', undefined]);
});

test('a failure that names its step names it once', () => {
  const wrong = decisionOf({ go: { ...go, first: () => [Number.NaN] } });
  const match = new Match(createGame(rulebookOf({ wrong, sides: ['held'] }, 'start')), 1);
  expect(() => match.make({ seat: '0', move: 'wrong', args: [] })).toThrow(
    /^step wrong lists NaN, which is neither a text nor a number$/,
  );
});

test('what happens after the end of the game does not change how it has ended', () => {
  const wrong: Step<Stacked> = {
    proceed(play) {
      play.end(endFor('held'));
      play.end(endFor('other'));
      play.become({ step: 'idle', sides: ['held'] });
      play.call({ step: 'idle', sides: ['held'] });
      play.finish();
    },
  };
  const match = new Match(createGame(rulebookOf({ wrong }, 'start')), 1);
  expect(match.make({ seat: '0', move: 'wrong', args: [] })).toBe(true);
  expect(match.state.ctx.gameover).toMatchObject(endFor('held'));
  expect(match.state.G.stack).toEqual([]);
});

test.each<[string, (play: Play) => unknown, boolean]>([
  ['a roll', (play) => play.roll(1), false],
  ['a pick', (play) => play.pick([1]), false],
  ['a shuffle', (play) => play.shuffle([1]), false],
  ['what comes to light', (play) => play.reveal(), false],
  ['what is only told', (play) => play.journal('1', 'Hear!'), true],
])('whether a move can be taken back that has %s', (_name, does, isLeft) => {
  const effect: Action<Stacked>['effect'] = (play) => void does(play);
  const rulebook = rulebookOf({ wrong: decisionOf({ go: { ...go, effect } }), sides: ['held'] }, 'wrong');
  const match = new Match(createGame(rulebook), 1);
  expect(match.make({ seat: '0', move: 'go', args: [] })).toBe(true);
  expect(match.make({ seat: '0', move: 'undo', args: [] })).toBe(isLeft);
});

test('a game that ends out of turn is over', () => {
  const stop: Action<Stacked> = { effect: (play) => play.end(endFor('held')), label: () => 'Stop' };
  const rulebook = { ...rulebookOf({ wrong: decisionOf({ go }) }, 'start'), outOfTurn: { stop } };
  const match = new Match(createGame(rulebook), 1);
  expect(match.make({ seat: '1', move: 'stop', args: [] })).toBe(true);
  expect(match.over).toBe(true);
});

test('a stack changed by hand in an effect after the end of the game is told', () => {
  const effect: Action<Stacked>['effect'] = (play) => {
    play.end(endFor('held'));
    byHand(play.G).push({ step: 'idle', sides: ['held'] });
  };
  const rulebook = rulebookOf({ wrong: decisionOf({ go: { ...go, effect } }), sides: ['held'] }, 'wrong');
  const match = new Match(createGame(rulebook), 1);
  expect(() => match.make({ seat: '0', move: 'go', args: [] })).toThrow(
    'step wrong changes the stack by hand',
  );
});

describe('an automaton', () => {
  /** How many decisions it makes before a person is asked. */
  const decidesTimes = (times: number) => {
    let left = times;
    const effect: Action<Stacked>['effect'] = (play) => {
      left -= 1;
      if (left === 0) play.become({ step: 'idle', sides: ['held'] });
    };
    const wrong = decisionOf({ go: { ...go, effect } });
    const automaton = () => ({ move: 'go', args: [] });
    return new Match(createGame(rulebookOf({ wrong, sides: ['unheld'], automaton }, 'start')), 1);
  };

  test('may make more decisions than a procedure may go through steps', () => {
    expect(decidesTimes(6_000).make({ seat: '0', move: 'wrong', args: [] })).toBe(true);
  });

  test('decides for good: nobody takes back what led to it', () => {
    const match = decidesTimes(1);
    expect(match.make({ seat: '0', move: 'wrong', args: [] })).toBe(true);
    expect(match.make({ seat: '0', move: 'undo', args: [] })).toBe(false);
  });
});

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
