/* A game for the tests of bots: one side hides a card, and the other says which it is, or takes a sure smaller prize. */
import { action } from '../../games/kit/action';
import type { FramesOf, NoData, Stacked } from '../../games/kit/frame';
import { createGame } from '../../games/kit/game';
import type { BotRulebook } from '../../games/kit/rulebook';
import type { Decision } from '../../games/kit/step';

type Card = 'red' | 'black' | '?';

/** Of 10 points a right guess brings all, a wrong one none, and a pass `SURE`. */
export interface Guessing extends Stacked<FramesOf<{ hide: NoData; guess: NoData }, 'guesser' | 'hider'>> {
  points: number | null;
  secret: { hider: Card | null };
}

/** What passing brings. */
export const SURE = 6;

const hide: Decision<Guessing> = {
  prompt: () => ({ rule: '1', text: 'Hide a card.' }),
  actions: {
    hide: action({
      first: (): ('red' | 'black')[] => ['red', 'black'],
      effect(play, _at, card) {
        play.G.secret.hider = card;
        play.journal('1', 'A card is hidden.');
        play.become({ step: 'guess', sides: ['guesser'] });
      },
      label: (_at, card) => `Hide ${card}`,
    }),
  },
};

const guess: Decision<Guessing> = {
  prompt: () => ({ rule: '2', text: 'Guess the card, or pass.' }),
  actions: {
    guess: action({
      first: (): ('red' | 'black')[] => ['red', 'black'],
      effect(play, _at, card) {
        play.G.points = play.G.secret.hider === card ? 10 : 0;
        const margins = { guesser: play.G.points, hider: 10 - play.G.points };
        const winner = play.G.points > 0 ? 'guesser' : 'hider';
        play.end({ winners: [winner], margins, reason: 'The card is shown.' });
      },
      label: (_at, card) => `Say ${card}`,
    }),
    pass: action({
      effect(play) {
        play.G.points = SURE;
        play.become({ step: 'hide', sides: ['hider'] });
      },
      label: () => 'Pass',
    }),
  },
};

/** The rules. A playout ends when the guesser has answered. */
export const rulebook: BotRulebook<Guessing> = {
  id: 'guessing',
  title: 'Guessing',
  publisher: 'nobody',
  edition: 'first',
  summary: 'A game for tests.',
  sides: [
    { id: 'guesser', name: 'Guesser' },
    { id: 'hider', name: 'Hider' },
  ],
  players: { min: 2, max: 2 },
  kind: 'Sums',
  difficulty: 'easy',
  hours: '0',
  stateVersion: 1,
  options: [],
  phases: { play: { hide, guess } },
  setup: ({ seats }) => ({
    stack: [{ step: 'hide', sides: ['hider'] }],
    seats,
    points: null,
    secret: { hider: null },
  }),
  currentSide: (G) => G.stack[G.stack.length - 1].sides[0],
  view: (G, sides) => {
    const { hider } = G.secret;
    return { ...G, secret: { hider: sides.includes('hider') || hider === null ? hider : '?' } };
  },
  resign(play, [side]) {
    const winner = side === 'guesser' ? 'hider' : 'guesser';
    play.end({ winners: [winner], margins: { guesser: 0, hider: 0 }, reason: 'resigned' });
  },
  bots: {
    determinize: (view, sides, random) =>
      sides.includes('hider') || view.secret.hider === null
        ? view
        : { ...view, secret: { hider: random.Die(2) === 1 ? 'red' : 'black' } },
    evaluate: ({ points }) => ({ guesser: (points ?? 5) / 10, hider: 1 - (points ?? 5) / 10 }),
    policy: (_G, _side, moves) => moves.map(() => 1),
    horizon: ({ points }) => (points === null ? 0 : 1),
    objectives: () => ({}),
  },
};

export const GuessingGame = createGame(rulebook);
