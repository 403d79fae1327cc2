/* The card phase (5.1, 5.2): hands, cards played face down, and the announced actions. */
import type { Play } from '../kit/play';
import { action, type Seat, type Step } from '../kit/step';
import { tribeToActivate } from './activation';
import { cardName, cardOf, MASSIVE_REVOLT, pointsOf } from './components/cards';
import { politicalTargets } from './politics';
import { type ActionKind, cardPlayed, enemyOf, type G, SIDES, type Side, seatOf, sideAt } from './state';
import { raidLimit } from './supply';
import { deal, mayPay, mayTake } from './turns';
import { say } from './words';

/** The Barbarian player may have the Massive Revolt card before the cards are dealt (5.1). */
export const pickStep: Step<G> = {
  prompt: () => ({ rule: '5.1', text: 'You may have the Massive Revolt card in your hand this turn.' }),
  actions: {
    take: action({
      legal: (G: G) => (mayTake(G) ? [[] as const] : []),
      effect(play) {
        play.journal('5.1', 'The Barbarian player takes the Massive Revolt card in hand.');
        play.G.massiveRevolt = 'taken';
        deal(play);
      },
      label: () => 'Take Massive Revolt',
    }),
    pay: action({
      legal: (G: G) => (mayPay(G) ? [[] as const] : []),
      effect(play) {
        play.G.score.barbarian--;
        play.G.massiveRevolt = 'bought';
        play.journal(
          '5.1',
          'The Barbarian player pays 1 VP for the Massive Revolt card and must play it first.',
        );
        deal(play);
      },
      label: () => 'Pay 1 VP for Massive Revolt',
    }),
    decline: action({
      legal: () => [[] as const],
      effect(play) {
        deal(play);
      },
      label: () => 'Leave it in the deck',
    }),
  },
};

/** Both players choose a card at the same time; both are then revealed together (5.2). */
export const cardStep: Step<G> = {
  simultaneous: true,
  prompt: () => ({ rule: '5.2', text: 'Choose a card. Both cards are revealed together.' }),
  actions: {
    play: action({
      legal(G: G, seat: Seat) {
        const side = sideAt(seat);
        const { hand } = G.secret[side];
        return (isBound(G, side) ? [MASSIVE_REVOLT] : hand).map((card): [string] => [card]);
      },
      effect(play, seat, card) {
        const side = sideAt(seat);
        const secret = play.G.secret[side];
        secret.hand = secret.hand.filter((other) => other !== card);
        secret.chosen = card;
        play.decided(seat);
        play.journal('5.2', `${say(side, 'choose')} a card.`);
      },
      label: (_G, card) => `Play ${cardName(card)}`,
    }),
  },
  proceed(play) {
    const { G } = play;
    if (G.stack[G.stack.length - 1].seats.length > 0) return;
    for (const side of SIDES) {
      const { chosen } = G.secret[side];
      if (chosen !== null) showCard(play, side, chosen);
      G.secret[side].chosen = null;
    }
    play.become('play', []);
    play.call('announce', [seatOf('roman')]);
  },
};

/** A card is revealed. */
export function showCard(play: Play<G>, side: Side, card: string): void {
  const { G } = play;
  G.played[side].push(card);
  G.actions[side] = null;
  play.reveal();
  play.journal('5.2', `${say(side, 'play')} ${cardName(card)}.`);
}

/** Says whether a side must play the card it has bought: as its first, and as an event (5.1). */
function isBound(G: G, side: Side): boolean {
  return side === 'barbarian' && G.massiveRevolt === 'bought' && G.round === 1;
}

/** The actions in the order in which they are resolved (5.2.1). */
const ORDER: readonly ActionKind[] = ['event', 'supply', 'activation', 'political', 'movement'];

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
  return ORDER.filter((kind) => {
    if (kind === 'supply') return side === 'roman' || G.raids < raidLimit(G);
    if (kind === 'activation') return tribeToActivate(G, side, card) !== null;
    if (kind === 'political') return politicalTargets(G, side).length > 0;
    return kind === 'movement';
  });
}

/** Each player announces the action of the revealed card, Rome first (5.2). */
export const announceStep: Step<G> = {
  prompt: (G, seat) => ({
    rule: '5.2',
    text: `Announce what you do with ${cardName(cardPlayed(G, sideAt(seat)))}.`,
  }),
  actions: {
    announce: action({
      legal: (G: G, seat: Seat) => actionsFor(G, sideAt(seat)).map((kind): [ActionKind] => [kind]),
      effect(play, seat, kind) {
        announce(play, sideAt(seat), kind);
      },
      label: (_G, kind) => `Announce ${kind === 'event' ? 'the event' : `a ${NAMES[kind]}`}`,
    }),
  },
};

function announce(play: Play<G>, side: Side, kind: ActionKind): void {
  const { G } = play;
  G.actions[side] = kind;
  play.journal('5.2', `${say(side, 'announce')}: ${NAMES[kind]}.`);
  if (G.variants.solitaire) {
    G.queue = [side];
    play.finish();
  } else if (side === 'roman') {
    play.become('announce', [seatOf('barbarian')]);
  } else {
    G.queue = orderOfActions(G);
    play.finish();
  }
}

/** Returns the order of the two actions; Rome is first among equals, but the higher card moves first (5.2). */
function orderOfActions(G: G): Side[] {
  const rank = (side: Side) => ORDER.indexOf(G.actions[side] ?? 'movement');
  const difference = rank('barbarian') - rank('roman');
  const points = (side: Side) => pointsOf(cardPlayed(G, side));
  const bothMove = difference === 0 && G.actions.roman === 'movement';
  const barbarianFirst = difference < 0 || (bothMove && points('barbarian') > points('roman'));
  const first: Side = barbarianFirst ? 'barbarian' : 'roman';
  return [first, enemyOf(first)];
}
