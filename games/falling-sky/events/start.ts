/* Executing an Event: which texts there are, and the step in which one is carried out (5.1, 5.2). */
import { cardOf } from '../components/box';
import type { Text } from '../components/cards';
import type { Player } from '../components/factions';
import type { FrameOf, G } from '../state';

/** Returns the texts of an Event that a Faction may choose: each of them, whether or not it does something (5.2). */
export function textsFor(G: G, card: number, _by: Player): readonly Text[] {
  return cardOf(G, card).texts;
}

/** Returns the frame in which the text of an Event is carried out. */
export function eventFrame(card: number, text: Text, by: Player): FrameOf<'event'> {
  return {
    step: 'event',
    sides: [],
    card,
    text,
    by,
    at: 0,
    taken: 0,
    regions: [],
    factions: [],
    tribes: [],
    options: [],
    noted: {},
    used: [],
  };
}
