/* The cards are drawn (5.1). */
import { action } from '../kit/action';
import { CARD_IDS, HAND_SIZE, MASSIVE_REVOLT } from './components/cards';
import { tribesControlled } from './control';
import type { DecisionOf, G, ProcedureOf } from './state';

/** Tribes Rome must control for the Barbarian player to take Massive Revolt for nothing (5.1). */
const THREATENING_TRIBES = 13;
/** In 52 BC he may have it for 1 VP (5.1). */
const TURN_OF_REVOLT = 7;

/** Says whether the Barbarian player may take the Massive Revolt card into his hand (5.1). */
function mayTake(G: G): boolean {
  return G.massiveRevolt !== 'out' && tribesControlled(G, 'roman') >= THREATENING_TRIBES;
}

/** Says whether the Barbarian player may pay 1 VP for the Massive Revolt card (5.1). */
function mayPay(G: G): boolean {
  return G.massiveRevolt !== 'out' && G.turn === TURN_OF_REVOLT && !mayTake(G);
}

/** The Barbarian player may have the Massive Revolt card before the cards are dealt (5.1). */
export const pickStep: DecisionOf<'pick'> = {
  prompt: () => ({ rule: '5.1', text: 'You may have the Massive Revolt card in your hand this turn.' }),
  actions: {
    take: action({
      available: ({ G }) => mayTake(G),
      effect(play) {
        play.journal('5.1', 'The Barbarian player takes the Massive Revolt card in hand.');
        play.G.massiveRevolt = 'taken';
        play.finish();
      },
      label: () => 'Take Massive Revolt',
    }),
    pay: action({
      available: ({ G }) => mayPay(G),
      effect(play) {
        play.G.score.barbarian--;
        play.G.massiveRevolt = 'bought';
        play.journal(
          '5.1',
          'The Barbarian player pays 1 VP for the Massive Revolt card and must play it first.',
        );
        play.finish();
      },
      label: () => 'Pay 1 VP for Massive Revolt',
    }),
    decline: action({
      effect(play) {
        play.journal('5.1', 'The Barbarian player leaves the Massive Revolt card in the deck.');
        play.finish();
      },
      label: () => 'Leave it in the deck',
      forgoes: ({ G }) => (mayTake(G) ? 'You could have the Massive Revolt card for nothing.' : null),
    }),
  },
  proceed(play) {
    if (!mayTake(play.G) && !mayPay(play.G)) play.finish();
  },
};

/**
 * Each player is dealt five cards, a Barbarian player who has taken Massive Revolt four (5.1). In solitaire play the
 * hands are stacks that nobody looks at (9.2).
 */
export const dealStep: ProcedureOf<'deal'> = {
  proceed(play) {
    const { massiveRevolt, variants, secret } = play.G;
    const deck = play.shuffle(massiveRevolt === 'deck' ? CARD_IDS : OTHER_CARDS);
    const roman = deck.slice(0, HAND_SIZE);
    const barbarian = deck.slice(HAND_SIZE, 2 * HAND_SIZE);
    if (massiveRevolt === 'taken' || massiveRevolt === 'bought') barbarian.splice(0, 1, MASSIVE_REVOLT);
    if (variants.solitaire) {
      secret.roman.hand = roman;
      secret.barbarian.hand = massiveRevolt === 'taken' ? play.shuffle(barbarian) : barbarian;
    } else {
      secret.roman.hand = inOrder(roman);
      secret.barbarian.hand = inOrder(barbarian);
    }
    play.finish();
  },
};

const OTHER_CARDS = CARD_IDS.filter((card) => card !== MASSIVE_REVOLT);

function inOrder(hand: readonly string[]): string[] {
  return CARD_IDS.filter((card) => hand.includes(card));
}
