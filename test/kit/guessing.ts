/* A game for the tests of bots: seat 1 hides a card, and seat 0 says which it is, or takes a sure smaller prize. */
import { createGame } from '../../games/kit/game';
import type { Frame } from '../../games/kit/play';
import type { Rulebook } from '../../games/kit/rulebook';
import { action, type Step } from '../../games/kit/step';

type Card = 'red' | 'black' | '?';

/** Of 10 points a right guess brings all, a wrong one none, and a pass `SURE`. */
export interface Guessing {
  stack: Frame<'hide' | 'guess'>[];
  points: number | null;
  secret: Record<'0' | '1', { card: Card | null }>;
}

/** What passing brings. */
export const SURE = 6;

const hide: Step<Guessing> = {
  prompt: () => ({ rule: '1', text: 'Hide a card.' }),
  actions: {
    hide: action({
      legal: (): ['red' | 'black'][] => [['red'], ['black']],
      effect(play, _seat, card) {
        play.G.secret['1'].card = card;
        play.journal('1', 'A card is hidden.');
        play.become('guess', ['0']);
      },
      label: (_G, card) => `Hide ${card}`,
    }),
  },
};

const guess: Step<Guessing> = {
  prompt: () => ({ rule: '2', text: 'Guess the card, or pass.' }),
  actions: {
    guess: action({
      legal: (): ['red' | 'black'][] => [['red'], ['black']],
      effect(play, _seat, card) {
        play.G.points = play.G.secret['1'].card === card ? 10 : 0;
        play.end({ winner: play.G.points > 0 ? '0' : '1', reason: 'The card is shown.' });
      },
      label: (_G, card) => `Say ${card}`,
    }),
    pass: action({
      legal: () => [[] as const],
      effect(play) {
        play.G.points = SURE;
        play.become('hide', ['1']);
      },
      label: () => 'Pass',
    }),
  },
};

/** The rules. A playout ends when seat 0 has answered. */
export const rulebook: Rulebook<Guessing> = {
  id: 'guessing',
  title: 'Guessing',
  publisher: 'nobody',
  edition: 'first',
  summary: 'A game for tests.',
  sides: ['Guesser', 'Hider'],
  hours: '0',
  stateVersion: 1,
  options: [],
  phases: { play: { hide, guess } },
  setup: () => ({
    stack: [{ step: 'hide', seats: ['1'] }],
    points: null,
    secret: { 0: { card: null }, 1: { card: null } },
  }),
  currentPlayer: (G) => G.stack[G.stack.length - 1].seats[0],
  view: (G, seat) => {
    const { card } = G.secret['1'];
    return { ...G, secret: { ...G.secret, 1: { card: seat === '1' || card === null ? card : '?' } } };
  },
  resign: (_G, seat) => ({ winner: seat === '0' ? '1' : '0', reason: 'resigned' }),
  bots: {
    determinize: (view, seat, random) =>
      seat === '1' || view.secret['1'].card === null
        ? view
        : { ...view, secret: { ...view.secret, 1: { card: random.Die(2) === 1 ? 'red' : 'black' } } },
    evaluate: ({ points }) => [(points ?? 5) / 10, 1 - (points ?? 5) / 10],
    incline: (_G, _seat, moves) => moves.map(() => 1),
    clock: ({ points }) => (points === null ? 0 : 1),
    objectives: () => ({}),
  },
};

export const GuessingGame = createGame(rulebook);
