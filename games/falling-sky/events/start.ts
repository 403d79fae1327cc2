/* Executing an Event (5.1). */
import type { AnyFrame } from '../../kit/frame';
import { cardOf, type Text } from '../components/cards';
import type { Player } from '../components/factions';
import type { DecisionOf, G } from '../state';

export interface EventFrames {
  event: { card: number; text: Text; by: Player };
}

/** Returns the texts of an Event that a Faction may choose (5.2). */
export function textsFor(_G: G, card: number, _by: Player): readonly Text[] {
  return cardOf(card).texts;
}

/** Returns the frame in which the text of an Event is carried out. */
export function eventFrame(card: number, text: Text, by: Player): AnyFrame<G> {
  return { step: 'event', sides: [], card, text, by };
}

/** 5.1 */
export const eventStep: DecisionOf<'event'> = {
  prompt: () => ({ rule: '5.1', text: 'Carry out the Event.' }),
  actions: {},
};
