/* Chapter 2: a round. */
import { action } from '../../../games/kit/action';
import type { Play } from '../../../games/kit/play';
import { recordOf } from '../../../games/kit/record';
import { type Card, HIDDEN_CARD } from './components/cards';
import { type DecisionOf, type G, type ProcedureOf, SIDES, type Side, sideName } from './state';
import { resultOf } from './victory';

const ROUNDS = 3;

/** 2.1, 5.1: Three rounds, each of which begins with the choice of cards; then the game ends. */
export const roundStep: ProcedureOf<'round'> = {
  proceed(play, frame) {
    if (frame.round === ROUNDS) {
      play.end(resultOf(play.G));
      return;
    }
    frame.round++;
    play.journal('2.1', `Round ${frame.round}.`, { kind: 'heading' });
    play.call({ step: 'choose', sides: [...SIDES] });
  },
};

/** 2.1: Both sides choose a card at the same time and in secret. 2.2: Then they march, one after the other. */
export const chooseStep: DecisionOf<'choose'> = {
  simultaneous: true,
  prompt: () => ({
    rule: '2.1',
    text: 'Choose a card. It says how many marches you have, and the lower card goes first.',
  }),
  actions: {
    choose: action({
      first: ({ G, side }) => G.secret[side].hand,
      effect(play, { G, side }, card) {
        G.secret[side] = { hand: G.secret[side].hand.filter((other) => other !== card), chosen: card };
        play.journal('2.1', `${sideName(side)} has chosen a card.`);
        play.decided(side);
      },
      label: (_at, card) => `Choose the ${card}`,
      own: (card) => `You have chosen the ${card}.`,
    }),
  },
  proceed(play, frame) {
    if (frame.sides.length > 0) return;
    const cards = showCards(play);
    const [first, second] = orderOf(play, cards);
    play.become(
      { step: 'march', sides: [first], left: cards[first] },
      { step: 'march', sides: [second], left: cards[second] },
    );
  },
};

/** Turns the cards up that both sides have chosen (2.1), and returns them. */
function showCards(play: Play<G>): Record<Side, Card> {
  const { secret, shown } = play.G;
  play.reveal();
  return recordOf(SIDES, (side) => {
    const card = secret[side].chosen ?? HIDDEN_CARD;
    secret[side].chosen = null;
    shown[side].push(card);
    play.journal('2.1', `${sideName(side)} shows the ${card}.`, { side });
    return card;
  });
}

/** Returns who marches first and who second (2.2). */
function orderOf(play: Play<G>, { red, blue }: Record<Side, Card>): [Side, Side] {
  if (red !== blue) return red < blue ? ['red', 'blue'] : ['blue', 'red'];
  const [die] = play.roll(1);
  const first = die <= 3 ? 'red' : 'blue';
  play.journal('2.2', `The cards are equal, and the die shows ${die}: ${sideName(first)} marches first.`);
  return first === 'red' ? ['red', 'blue'] : ['blue', 'red'];
}
