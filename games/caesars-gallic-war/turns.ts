/* The sequence of play (4.0): a turn, and its card plays (5.2). */
import type { AnyFrame, FrameAt } from '../kit/frame';
import { HAND_SIZE } from './components/cards';
import { forgetEntries, newCardPlay } from './entries';
import { enemyOf, type G, type ProcedureOf, SIDES, type Side, yearBC } from './state';

/** The game is decided after this turn (8.0). */
export const LAST_TURN = 8;
/** Card plays in a turn (5.2). */
export const CARDS_IN_TURN = HAND_SIZE;

/** A turn: the cards are drawn (5.1), five are played (5.2), and the turn ends (6.0). The next follows. */
export const turnStep: ProcedureOf<'turn'> = {
  proceed(play) {
    const { G } = play;
    G.round = 1;
    G.played = { roman: [], barbarian: [] };
    G.activations = { roman: [], barbarian: [] };
    G.raids = 0;
    if (G.massiveRevolt !== 'out') G.massiveRevolt = 'deck';
    play.journal('4.0', `Turn ${G.turn}, ${yearBC(G.turn)} BC.`, { kind: 'heading' });
    play.call({ step: 'pick', sides: ['barbarian'] }, { step: 'deal', sides: [] }, cardPlay(), {
      step: 'endOfTurn',
      sides: [],
    });
  },
};

function cardPlay(): FrameAt<G, 'cardPlay'> {
  return { step: 'cardPlay', sides: [], ...newCardPlay() };
}

/** A card play, and after it the next of the turn (5.2). */
export const cardPlayStep: ProcedureOf<'cardPlay'> = {
  proceed(play, { announced }) {
    const { G } = play;
    if (SIDES.some((side) => announced[side] === null)) {
      play.call(...(G.variants.solitaire ? oneAfterTheOther(G) : bothAtOnce()));
      return;
    }
    forgetEntries(G);
    if (G.round === CARDS_IN_TURN) {
      play.finish();
    } else {
      G.round++;
      play.journal('5.2', `Card play ${G.round} of ${CARDS_IN_TURN}.`, { kind: 'heading' });
      play.become(cardPlay());
    }
  },
};

/** Both choose a card, Rome announces its action, then the Barbarians, and the actions are resolved (5.2). */
function bothAtOnce(): AnyFrame<G>[] {
  return [
    { step: 'card', sides: [...SIDES] },
    ...SIDES.map(announcement),
    { step: 'actions', sides: [], of: [...SIDES] },
  ];
}

/** Each side flips its next card and plays it before the other does (9.2). */
function oneAfterTheOther(G: G): AnyFrame<G>[] {
  return [G.first, enemyOf(G.first)].flatMap((side): AnyFrame<G>[] => [
    { step: 'flip', sides: [], side },
    announcement(side),
    { step: 'actions', sides: [], of: [side] },
  ]);
}

function announcement(side: Side): AnyFrame<G> {
  return { step: 'announce', sides: [side] };
}
