import { type Action, action } from '../../games/kit/action';
import type { FrameAt, FramesOf, NoData, Stacked } from '../../games/kit/frame';
import { createGame } from '../../games/kit/game';
import { leads } from '../../games/kit/result';
import type { Rulebook } from '../../games/kit/rulebook';
import type { Decision } from '../../games/kit/step';

export type Counter = 'odd' | 'even';

interface Frames {
  count: NoData;
  /** How many votes have been cast so far. */
  vote: { votes: string[] };
  rest: NoData;
}

/** A small game for testing the kit: two sides count, call a vote, roll a die, and end. */
export interface Counting extends Stacked<FramesOf<Frames, Counter>> {
  total: number;
  mover: Counter;
  secret: Record<Counter, number>;
}

type DecisionOf<Name extends keyof Frames> = Decision<Counting, FrameAt<Counting, Name>>;

export const rest: Action<Counting> = {
  effect(play) {
    play.become({ step: 'rest', sides: [play.G.mover] });
  },
  label: () => 'Rest',
};

export const wake: Action<Counting> = {
  effect(play) {
    play.become({ step: 'count', sides: [play.G.mover] });
  },
  label: () => 'Wake',
};

const count: DecisionOf<'count'> = {
  prompt: ({ G }) => ({ rule: '1', text: `The total is ${G.total}.` }),
  actions: {
    add: action({
      first: ({ G }) => [1, 2].filter((step) => G.total + step <= 10),
      effect(play, _at, step) {
        play.G.total += step;
        play.journal('1', `Adds ${step}.`);
      },
      label: (_at, step) => `Add ${step}`,
      own: (step) => `You added ${step}.`,
    }),
    roll: action({
      effect(play) {
        play.G.total += play.roll(1)[0];
      },
      label: () => 'Roll',
    }),
    vote: action({
      effect(play) {
        play.call({ step: 'vote', sides: ['odd', 'even'], votes: [] });
      },
      label: () => 'Call a vote',
    }),
    pass: action({
      effect(play) {
        play.G.mover = play.G.mover === 'odd' ? 'even' : 'odd';
        play.become({ step: 'count', sides: [play.G.mover] });
      },
      label: () => 'Pass',
    }),
    rest,
  },
  proceed(play) {
    const { total, mover } = play.G;
    if (total < 10) return;
    const points = { odd: 0, even: 0, [mover]: total };
    play.end({ winners: [mover], margins: leads('odd', 'even', points), reason: 'Ten is reached.' });
  },
};

const vote: DecisionOf<'vote'> = {
  simultaneous: true,
  prompt: () => ({ rule: '2', text: 'Yes or no?' }),
  actions: {
    say: action({
      first: () => ['yes', 'no'],
      effect(play, { side, frame }, word) {
        frame.votes.push(word);
        play.decided(side);
      },
      label: (_at, word) => word,
    }),
  },
  proceed(play, { votes }) {
    if (votes.length < 2) return;
    play.reveal();
    play.finish();
  },
};

const resting: DecisionOf<'rest'> = {
  prompt: () => ({ rule: '3', text: 'Rest until you wake.' }),
  actions: { wake },
};

export const rulebook: Rulebook<Counting> = {
  id: 'counting',
  title: 'Counting',
  publisher: 'Nobody',
  edition: '1',
  summary: 'Count to ten.',
  sides: [
    { id: 'odd', name: 'Odd' },
    { id: 'even', name: 'Even' },
  ],
  players: { min: 2, max: 2 },
  kind: 'Sums',
  difficulty: 'easy',
  hours: '0',
  stateVersion: 1,
  options: [
    {
      id: 'start',
      label: 'Start',
      rule: '1',
      choices: [
        { value: 'zero', label: '0' },
        { value: 'five', label: '5' },
      ],
      default: 'zero',
    },
  ],
  phases: { night: { rest: resting }, day: { count, vote } },
  setup: ({ options, seats }) => ({
    stack: [{ step: 'count', sides: ['odd'] }],
    seats,
    total: options.start === 'five' ? 5 : 0,
    mover: 'odd',
    secret: { odd: 11, even: 22 },
  }),
  currentSide: (G) => G.mover,
  view: (G, sides) => ({
    ...G,
    secret: {
      odd: sides.includes('odd') ? G.secret.odd : 0,
      even: sides.includes('even') ? G.secret.even : 0,
    },
  }),
  resign(play, [side]) {
    const winner = side === 'odd' ? 'even' : 'odd';
    play.end({ winners: [winner], margins: { odd: 0, even: 0 }, reason: 'resigned' });
  },
  bots: {
    determinize: (view) => view,
    evaluate: (G) => ({ odd: G.total / 20, even: 1 - G.total / 20 }),
    policy: (_G, _side, moves) => moves.map(() => 1),
    horizon: (G) => G.total,
    objectives: () => ({}),
  },
};

export const Counting = createGame(rulebook);
