/* Card actions, one after the other (5.2.1), and the end of a card play (5.2). */
import type { Play } from '../kit/play';
import type { Step } from '../kit/step';
import { activateTribe } from './activation';
import { startBaggageTrain } from './baggage';
import { showCard } from './cardPlay';
import { cardOf, pointsOf } from './components/cards';
import { areasInBattle } from './fighters';
import { startMarch } from './movement';
import { startRevolt } from './revolts';
import { cardPlayed, type G, type Side, seatOf } from './state';
import { takeSupplyAction } from './supply';
import { CARDS_IN_TURN, nextToFlip } from './turns';

/** Resolves the announced actions and fights the battles; then comes the next card play (5.2, 9.2). */
export const playStep: Step<G> = {
  prompt: () => ({ rule: '5.2', text: 'The actions are resolved.' }),
  actions: {},
  proceed(play) {
    for (;;) {
      const { stackChanges } = play;
      resolveNext(play);
      if (play.stackChanges !== stackChanges || play.over !== null) return;
    }
  },
};

function resolveNext(play: Play<G>): void {
  const { G } = play;
  const [side, ...rest] = G.queue;
  if (side !== undefined) {
    G.queue = rest;
    act(play, side);
    return;
  }
  if (areasInBattle(G).length > 0) {
    fight(play);
    return;
  }
  const flips = G.variants.solitaire ? nextToFlip(G) : null;
  if (flips !== null) flip(play, flips);
  else endCardPlay(play);
}

function act(play: Play<G>, side: Side): void {
  const { G } = play;
  G.active = side;
  const card = cardPlayed(G, side);
  switch (G.actions[side]) {
    case 'event':
      startEvent(play, side);
      break;
    case 'supply':
      takeSupplyAction(play, side, pointsOf(card));
      break;
    case 'activation':
      activateTribe(play, side, card);
      break;
    case 'political':
      play.call('influence', [seatOf(side)]);
      break;
    default:
      G.mover ??= side;
      startMarch(play, side, pointsOf(card), false);
  }
}

function startEvent(play: Play<G>, side: Side): void {
  const card = cardOf(cardPlayed(play.G, side));
  play.journal('11.0', `${card.kind === 'event' ? card.name : 'The event'} is played.`);
  if (card.kind === 'event' && card.event === 'baggage-train') startBaggageTrain(play, side);
  else startRevolt(play, side);
}

function flip(play: Play<G>, side: Side): void {
  const { G } = play;
  const [card, ...hand] = G.secret[side].hand;
  G.secret[side].hand = hand;
  G.active = side;
  G.mover = null;
  showCard(play, side, card);
  play.call('announce', [seatOf(side)]);
}

/** Battles of movements are fought when both players have played, in solitaire play after each card (5.2, 9.2). */
function fight(play: Play<G>): void {
  const { G } = play;
  G.active = G.mover ?? G.active;
  play.call('battles', [seatOf(G.active)]);
}

function endCardPlay(play: Play<G>): void {
  const { G } = play;
  G.actions = { roman: null, barbarian: null };
  G.mover = null;
  G.active = 'roman';
  if (G.round === CARDS_IN_TURN) {
    play.become('winter', []);
    return;
  }
  G.round++;
  if (!G.variants.solitaire) play.become('card', ['0', '1']);
}
