/* Cards are played and their actions announced (5.2). */

import { action } from '../kit/action';
import { frameOf } from '../kit/frame';
import type { Play } from '../kit/play';
import { mayAnnounceActivation } from './activation';
import { cardOf, MASSIVE_REVOLT } from './components/cards';
import { cardName } from './components/labels';
import { forgetEntries } from './entries';
import { politicalTargets } from './politics';
import {
  ACTION_KINDS,
  type ActionKind,
  cardPlayed,
  type DecisionOf,
  type G,
  type ProcedureOf,
  SIDES,
  type Side,
} from './state';
import { raidLimit } from './supply';
import { say, sentence } from './words';

/** Both players choose a card at the same time; both are then revealed together (5.2). */
export const cardStep: DecisionOf<'card'> = {
  simultaneous: true,
  prompt: () => ({ rule: '5.2', text: 'Choose a card. Both cards are revealed together.' }),
  actions: {
    play: action({
      first: ({ G, side }) => (isBound(G, side) ? [MASSIVE_REVOLT] : G.secret[side].hand),
      effect(play, { side }, card) {
        const secret = play.G.secret[side];
        secret.hand = secret.hand.filter((other) => other !== card);
        secret.chosen = card;
        play.decided(side);
        play.journal('5.2', `${say(side, 'choose')} a card.`);
      },
      label: ({ G }, card) => `Play ${cardName(G, card)}`,
      own: (card, of) => cardName(of, card),
    }),
  },
  proceed(play, { sides }) {
    if (sides.length > 0) return;
    for (const side of SIDES) {
      const secret = play.G.secret[side];
      if (secret.chosen !== null) showCard(play, side, secret.chosen);
      secret.chosen = null;
    }
    play.finish();
  },
};

/** In solitaire play a side flips the top card of its stack (9.2). */
export const flipStep: ProcedureOf<'flip'> = {
  proceed(play, { side }) {
    const secret = play.G.secret[side];
    const [card, ...hand] = secret.hand;
    secret.hand = hand;
    forgetEntries(play.G);
    showCard(play, side, card);
    play.finish();
  },
};

function showCard(play: Play<G>, side: Side, card: string): void {
  play.G.played[side].push(card);
  play.reveal();
  play.journal('5.2', `${say(side, 'play')} ${cardName(play.G, card)}.`, { kind: 'card', side, card });
}

/** Says whether a side must play the card it has bought: as its first, and as an event (5.1). */
function isBound(G: G, side: Side): boolean {
  return side === 'barbarian' && G.massiveRevolt === 'bought' && G.round === 1;
}

const NAMES: Record<ActionKind, string> = {
  event: 'event',
  supply: 'supply action',
  activation: 'Neutral Tribe Activation',
  political: 'Political Action',
  movement: 'movement',
};

/** Returns the actions a side may announce for the card it has played (5.2.1). */
export function actionsFor(G: G, side: Side): ActionKind[] {
  const card = cardPlayed(G, side);
  if (cardOf(card).kind === 'event') {
    return isBound(G, side) ? ['event'] : ['event', 'movement'];
  }
  return ACTION_KINDS.filter((kind) => {
    if (kind === 'supply') return side === 'roman' || G.raids < raidLimit(G);
    if (kind === 'activation') return mayAnnounceActivation(G, side, card);
    if (kind === 'political') return politicalTargets(G, side).length > 0;
    return kind === 'movement';
  });
}

/** A player announces the action of the card revealed (5.2). */
export const announceStep: DecisionOf<'announce'> = {
  prompt: ({ G, side }) => ({
    rule: '5.2',
    text: `Announce what you do with ${cardName(G, cardPlayed(G, side))}.`,
  }),
  actions: {
    announce: action({
      first: ({ G, side }) => actionsFor(G, side),
      effect(play, { side }, kind) {
        frameOf(play.G, 'cardPlay').announced[side] = kind;
        play.journal('5.2', `${say(side, 'announce')}: ${NAMES[kind]}.`);
        play.finish();
      },
      label: (_at, kind) => (kind === 'event' ? 'The event' : sentence(NAMES[kind])),
    }),
  },
};
