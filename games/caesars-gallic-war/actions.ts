/* The actions of cards, one after the other (5.2.1), and the battles that follow (5.2). */

import { type AnyFrame, frameOf } from '../kit/frame';
import { startBaggageTrain } from './baggage';
import { battles } from './battles';
import { cardOf } from './components/cards';
import { cardName, pointsOf } from './components/labels';
import { movement } from './movement';
import { startRevolt } from './revolts';
import { ACTION_KINDS, type ActionKind, cardPlayed, type G, type ProcedureOf, type Side } from './state';

/**
 * The actions announced are resolved in their order. The battles of movements are fought when all have moved, in the
 * order of who moved first (5.2, 5.2.2); in solitaire play after each card (9.2).
 */
export const actionsStep: ProcedureOf<'actions'> = {
  proceed(play, { of }) {
    const { G } = play;
    const order = inOrder(G, of);
    const mover = order.find((side) => announcedBy(G, side) === 'movement');
    play.become(
      ...order.flatMap((side): AnyFrame<G>[] => [actionOf(G, side), { step: 'lostHome', sides: [] }]),
      ...(mover === undefined ? [] : [battles(mover)]),
    );
  },
};

function announcedBy(G: G, side: Side): ActionKind {
  return frameOf(G, 'cardPlay').announced[side] ?? 'movement';
}

/** Returns the order of the actions; Rome is first among equals, but the higher card moves first (5.2). */
function inOrder(G: G, sides: readonly Side[]): Side[] {
  const kindOf = (side: Side) => announcedBy(G, side);
  const rank = (side: Side) => ACTION_KINDS.indexOf(kindOf(side));
  const points = (side: Side) => (kindOf(side) === 'movement' ? pointsOf(G, cardPlayed(G, side)) : 0);
  return [...sides].sort((a, b) => rank(a) - rank(b) || points(b) - points(a));
}

function actionOf(G: G, side: Side): AnyFrame<G> {
  const kind = announcedBy(G, side);
  if (kind === 'political') return { step: 'influence', sides: [side] };
  if (kind === 'movement') return movement(side, pointsOf(G, cardPlayed(G, side)));
  return { step: kind, sides: [], side };
}

/** An event takes place (5.2.1 A, 11.0). */
export const eventStep: ProcedureOf<'event'> = {
  proceed(play, { side }) {
    const name = cardPlayed(play.G, side);
    const card = cardOf(name);
    play.journal('11.0', `${card.kind === 'event' ? cardName(play.G, name) : 'The event'} is played.`);
    if (card.kind === 'event' && card.event === 'baggage-train') startBaggageTrain(play, side);
    else startRevolt(play, side);
  },
};
