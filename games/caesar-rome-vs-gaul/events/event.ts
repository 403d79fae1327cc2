/* The event of a card (7.5.2, 7.5.3): its effects take place one after the other. */
import type { FrameAt } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { aftermath } from '../aftermath';
import type { Effect } from '../components/cards';
import { cardOf } from '../deck';
import type { G, ProcedureOf } from '../state';
import { isMeant } from './canTakeEffect';
import { carryOut } from './carryOut';

/** Effects take place in their order; what follows from one comes to its end before the next. */
export const eventStep: ProcedureOf<'event'> = {
  proceed(play, frame, handedDown) {
    const { effects } = cardOf(play.G, frame.card);
    const chosen = chosenOf(effects[frame.next - 1], handedDown);
    if (chosen !== undefined && takePlace(play, frame, [chosen], chosen)) return;
    const first = aftermath(play.G, frame.side);
    if (first !== null) {
      play.call(first);
      return;
    }
    while (frame.next < effects.length) {
      const effect = effects[frame.next++];
      if (!isMeant(play.G, effects, effect) || !takePlace(play, frame, effects, effect)) continue;
      if (effect.op === 'placeLeader') skipAlternatives(frame, effects);
      return;
    }
    play.finish();
  },
};

/** Returns the effect that a player has chosen of several. */
function chosenOf(effect: Effect | undefined, handedDown: unknown): Effect | undefined {
  return effect?.op === 'choice' && typeof handedDown === 'number' ? effect.options[handedDown] : undefined;
}

/** Lets an effect take place, and says whether it has called a step. */
function takePlace(
  play: Play<G>,
  { side, card }: FrameAt<G, 'event'>,
  effects: readonly Effect[],
  effect: Effect,
): boolean {
  const called = carryOut(play, { side, card, effects }, effect);
  if (called.length > 0) play.call(...called);
  return called.length > 0;
}

/** Leaves out what is used instead of the arrival of a Leader who now arrives (cards 9 and 10). */
function skipAlternatives(frame: FrameAt<G, 'event'>, effects: readonly Effect[]): void {
  while (frame.next < effects.length && 'onlyIf' in effects[frame.next]) frame.next++;
}
