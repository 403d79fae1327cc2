import { createGame } from '../../games/kit/game';
import type { Stacked } from '../../games/kit/play';
import type { Rulebook } from '../../games/kit/rulebook';
import { action, type Seat, type Step } from '../../games/kit/step';

/** A small game for testing the kit: two seats count, call a vote, roll a die, and end. */
export interface Counting extends Stacked<'count' | 'vote' | 'rest'> {
  total: number;
  mover: Seat;
  votes: string[];
  secret: Record<Seat, number>;
}

const count: Step<Counting> = {
  prompt: (G) => ({ rule: '1', text: `The total is ${G.total}.` }),
  actions: {
    add: action({
      legal: (G: Counting) => [1, 2].filter((step) => G.total + step <= 10).map((step): [number] => [step]),
      effect(play, _seat, step) {
        play.G.total += step;
        play.journal('1', `Adds ${step}.`);
      },
      label: (_G, step) => `Add ${step}`,
    }),
    roll: action({
      legal: () => [[] as const],
      effect(play) {
        play.G.total += play.roll(1)[0];
      },
      label: () => 'Roll',
    }),
    vote: action({
      legal: () => [[] as const],
      effect(play) {
        play.call('vote', ['0', '1']);
      },
      label: () => 'Call a vote',
    }),
    pass: action({
      legal: () => [[] as const],
      effect(play) {
        play.G.mover = play.G.mover === '0' ? '1' : '0';
        play.become('count', [play.G.mover]);
      },
      label: () => 'Pass',
    }),
    rest: action({
      legal: () => [[] as const],
      effect(play) {
        play.become('rest', [play.G.mover]);
      },
      label: () => 'Rest',
    }),
  },
  proceed(play) {
    if (play.G.total >= 10) play.end({ winner: play.G.mover, reason: 'Ten is reached.' });
  },
};

const vote: Step<Counting> = {
  simultaneous: true,
  prompt: () => ({ rule: '2', text: 'Yes or no?' }),
  actions: {
    say: action({
      legal: () => ['yes', 'no'].map((word): [string] => [word]),
      effect(play, seat, word) {
        play.G.votes.push(word);
        play.decided(seat);
      },
      label: (_G, word) => word,
    }),
  },
  proceed(play) {
    if (play.G.votes.length < 2) return;
    play.G.votes = [];
    play.finish();
  },
};

const rest: Step<Counting> = {
  prompt: () => ({ rule: '3', text: 'Rest until you wake.' }),
  actions: {
    wake: action({
      legal: () => [[] as const],
      effect(play) {
        play.become('count', [play.G.mover]);
      },
      label: () => 'Wake',
    }),
  },
};

export const rulebook: Rulebook<Counting> = {
  id: 'counting',
  title: 'Counting',
  publisher: 'Nobody',
  edition: '1',
  summary: 'Count to ten.',
  sides: ['First', 'Second'],
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
  phases: { night: { rest }, day: { count, vote } },
  setup: (options) => ({
    stack: [{ step: 'count', seats: ['0'] }],
    total: options.start === 'five' ? 5 : 0,
    mover: '0',
    votes: [],
    secret: { 0: 11, 1: 22 },
  }),
  currentPlayer: (G) => G.mover,
  view: (G, seat) => ({
    ...G,
    secret: { 0: seat === '0' ? G.secret[0] : 0, 1: seat === '1' ? G.secret[1] : 0 },
  }),
  resign: (_G, seat) => ({ winner: seat === '0' ? '1' : '0', reason: 'resigned' }),
  bots: {
    determinize: (view) => view,
    evaluate: (G) => [G.total / 20, 1 - G.total / 20],
    incline: (_G, _seat, moves) => moves.map(() => 1),
    clock: (G) => G.total,
    objectives: () => ({}),
  },
};

export const Counting = createGame(rulebook);
