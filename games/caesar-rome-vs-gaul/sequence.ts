/* The sequence of play (4.0). */
import { boxOf } from './components/box';
import { type ProcedureOf, yearBC } from './state';
import { endOfGame } from './victory';

const LAST_TURN = 6;

/** The deck is shuffled anew after this turn (7.2.2). */
const RESHUFFLE = 3;

/** The phases of a turn (4.0). */
export const gameStep: ProcedureOf<'game'> = {
  proceed(play) {
    const { G } = play;
    play.journal('4.0', `Turn ${G.turn}, ${yearBC(G.turn)} BC.`, { kind: 'heading' });
    play.call(
      { step: 'reinforcement', sides: [] },
      { step: 'muster', sides: [], moved: [] },
      { step: 'strategy', sides: [], first: 'gallic', round: 0, played: [] },
      { step: 'winter', sides: [] },
      { step: 'endTurn', sides: [] },
    );
  },
};

/** The deck is shuffled after turn 3 (7.2.2); the game ends after turn 6 (19.2.1); or the next turn begins. */
export const endTurnStep: ProcedureOf<'endTurn'> = {
  proceed(play) {
    const { G } = play;
    if (G.turn === LAST_TURN) {
      endOfGame(play);
      return;
    }
    if (G.turn === RESHUFFLE) {
      G.secret.deck = boxOf(G).components.cards.map(({ number }) => number);
      G.discards = [];
      play.journal('7.2.2', 'All Strategy Cards are shuffled.');
    }
    G.inForce = [];
    G.turn++;
    play.finish();
  },
};

export const sequenceSteps = { game: gameStep, endTurn: endTurnStep };
