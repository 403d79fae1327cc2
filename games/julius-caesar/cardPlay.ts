import { action } from '../kit/action';
import { eventOf } from './components/cards';
import { cardName } from './components/inPlay';
import { type DecisionOf, SIDES, sideName } from './state';
import { describeCard, startCommands } from './turns';

/** Each player discards one of the six cards unseen (2.1, 8.6). */
export const discardStep: DecisionOf<'discard'> = {
  simultaneous: true,
  prompt: () => ({ rule: '2.1', text: 'Choose one of your six cards to discard. Nobody sees it.' }),
  actions: {
    discard: action({
      first: ({ G, side }) => G.secret[side].hand,
      effect(play, { side }, card) {
        const secret = play.G.secret[side];
        secret.hand = secret.hand.filter((other) => other !== card);
        secret.discard = card;
        play.decided(side);
        play.journal('2.1', `${sideName(side)} discards a card.`);
      },
      label: ({ G }, card) => `Discard ${cardName(G, card)}`,
      own: (card, of) => `You discarded ${cardName(of, card)}.`,
    }),
  },
  proceed(play, { sides }) {
    if (sides.length === 0) play.finish();
  },
};

/** Both players play a card face down; the cards are then revealed together (2.1). */
export const cardStep: DecisionOf<'card'> = {
  simultaneous: true,
  prompt: () => ({ rule: '2.1', text: 'Play a card face down. Both cards are revealed together.' }),
  actions: {
    play: action({
      first: ({ G, side }) => G.secret[side].hand.filter((card) => G.turn > 1 || eventOf(card) !== 'apollo'),
      effect(play, { side }, card) {
        const secret = play.G.secret[side];
        secret.hand = secret.hand.filter((other) => other !== card);
        secret.chosen = card;
        play.decided(side);
        play.journal('2.1', `${sideName(side)} plays a card face down.`);
      },
      label: ({ G }, card) => `Play ${cardName(G, card)}`,
      own: (card, of) => `You played ${cardName(of, card)}.`,
    }),
  },
  proceed(play, { sides }) {
    const { G } = play;
    if (sides.length > 0) return;
    for (const side of SIDES) {
      const { chosen } = G.secret[side];
      if (chosen !== null) G.played[side].push(chosen);
      G.secret[side].chosen = null;
    }
    play.reveal();
    for (const side of SIDES) {
      play.journal('2.1', describeCard(G, side), { kind: 'card', side, card: G.played[side].at(-1) });
    }
    startCommands(play);
  },
};
