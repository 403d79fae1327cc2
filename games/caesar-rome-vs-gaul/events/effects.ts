/* What all effects that are used piece by piece have in common: "up to" so many, and the words around them. */
import { type Action, action, type Situation } from '../../kit/action';
import type { AnyFrame } from '../../kit/frame';
import { findFrame } from '../../kit/frame';
import type { Prompt } from '../../kit/step';
import { cardOf } from '../deck';
import type { G } from '../state';
import { cardTitle, countOf } from '../words';

/**
 * Says whether a player may stop before an effect is used up: those of several spaces or units say "up to", what is done once
 * or wherever it applies is done as far as it can be.
 */
export function isUpTo(count: number | string): boolean {
  return typeof count === 'number' && count > 1;
}

/** Returns the rule of the card whose event takes place: a Bonus Event (7.5.3) or an Event (7.5.2). */
export function eventRule(G: G): string {
  const event = findFrame(G, 'event');
  return event !== undefined && cardOf(G, event.card).kind === 'bonus' ? '7.5.3' : '7.5.2';
}

/** Returns what is asked for an effect of the card whose event takes place. */
export function promptOf(G: G, text: string): Prompt {
  const event = findFrame(G, 'event');
  return { rule: eventRule(G), text: event === undefined ? text : `${cardTitle(G, event.card)}: ${text}` };
}

/** Returns the action with which a side stops using an effect that says "up to". */
export function doneAction<F extends AnyFrame<G>>(
  mayStop: (at: Situation<G, F>) => boolean,
  left: (at: Situation<G, F>) => number,
  thing: string,
): Action<G, F> {
  return action<G, F>({
    available: mayStop,
    effect(play) {
      play.finish();
    },
    label: () => 'Stop here',
    forgoes: (at) => `The card allows ${countOf(left(at), `more ${thing}`)}.`,
  });
}
