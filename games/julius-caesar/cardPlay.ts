import { action, type Seat, type Step } from '../kit/step';
import { cardName, eventOf } from './components/cards';
import { type G, SIDES, sideAt, sideName } from './state';
import { describeCard, startCommands } from './turns';

/** Each player discards one of the six cards unseen (2.1, 8.6). */
export const discardStep: Step<G> = {
  simultaneous: true,
  prompt: () => ({ rule: '2.1', text: 'Choose one of your six cards to discard. Nobody sees it.' }),
  actions: {
    discard: action({
      legal: (G: G, seat: Seat) => G.secret[sideAt(seat)].hand.map((card): [string] => [card]),
      effect(play, seat, card) {
        const secret = play.G.secret[sideAt(seat)];
        secret.hand = secret.hand.filter((other) => other !== card);
        secret.discard = card;
        play.decided(seat);
        play.journal('2.1', `${sideName(sideAt(seat))} discards a card.`);
      },
      label: (_G, card) => `Discard ${cardName(card)}`,
    }),
  },
  proceed(play) {
    if (play.G.stack[play.G.stack.length - 1].seats.length === 0) play.become('card', ['0', '1']);
  },
};

/** Both players play a card face down; the cards are then revealed together (2.1). */
export const cardStep: Step<G> = {
  simultaneous: true,
  prompt: () => ({ rule: '2.1', text: 'Play a card face down. Both cards are revealed together.' }),
  actions: {
    play: action({
      legal(G: G, seat: Seat) {
        const { hand } = G.secret[sideAt(seat)];
        return hand
          .filter((card) => G.turn > 1 || eventOf(card) !== 'apollo')
          .map((card): [string] => [card]);
      },
      effect(play, seat, card) {
        const secret = play.G.secret[sideAt(seat)];
        secret.hand = secret.hand.filter((other) => other !== card);
        secret.chosen = card;
        play.decided(seat);
        play.journal('2.1', `${sideName(sideAt(seat))} plays a card face down.`);
      },
      label: (_G, card) => `Play ${cardName(card)}`,
    }),
  },
  proceed(play) {
    const { G } = play;
    if (G.stack[G.stack.length - 1].seats.length > 0) return;
    for (const side of SIDES) {
      const { chosen } = G.secret[side];
      if (chosen !== null) G.played[side].push(chosen);
      G.secret[side].chosen = null;
    }
    play.reveal();
    for (const side of SIDES) play.journal('2.1', describeCard(G, side));
    startCommands(play);
  },
};
