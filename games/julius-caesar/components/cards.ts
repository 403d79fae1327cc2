/*
 * The 27 cards (2.1). The events are the rulebook's; the mix of Moves and Levies on the command cards is not in the
 * rules text and was transcribed from the published cards.
 */

/** The seven events. */
export type EventName = 'apollo' | 'jupiter' | 'mars' | 'mercury' | 'neptune' | 'pluto' | 'vulcan';

/** A command card gives Moves and Levies; an event card a special action. */
export type Card =
  | { kind: 'command'; moves: number; levies: number }
  | { kind: 'event'; event: EventName; name: string; text: string };

const command = (moves: number, levies: number): Card => ({ kind: 'command', moves, levies });
const event = (name: EventName, title: string, text: string): Card => ({
  kind: 'event',
  event: name,
  name: title,
  text,
});

/** Every card by id. */
export const CARDS: Readonly<Record<string, Card>> = {
  c01: command(4, 1),
  c02: command(3, 2),
  c03: command(3, 2),
  c04: command(3, 1),
  c05: command(3, 1),
  c06: command(3, 1),
  c07: command(2, 3),
  c08: command(2, 3),
  c09: command(2, 3),
  c10: command(2, 3),
  c11: command(2, 2),
  c12: command(2, 2),
  c13: command(2, 2),
  c14: command(2, 2),
  c15: command(2, 1),
  c16: command(2, 1),
  c17: command(2, 1),
  c18: command(1, 3),
  c19: command(1, 2),
  c20: command(1, 2),
  apollo: event('apollo', 'Apollo', 'Becomes the card your opponent showed last turn.'),
  jupiter: event(
    'jupiter',
    'Jupiter',
    'One enemy block next to a friendly city changes sides; a leader or Navis loses a step instead.',
  ),
  mars: event(
    'mars',
    'Mars',
    'Move one group by land. In one battle all your attackers act first in round 1.',
  ),
  mercury: event('mercury', 'Mercury', 'Move one group by land up to three cities, or two to attack.'),
  neptune: event(
    'neptune',
    'Neptune',
    'Move the Navis of one group. In one battle your Navis act first in round 1.',
  ),
  pluto: event('pluto', 'Pluto', 'Move one group by land. Attacks may use roads for 6, 3 and 2 blocks.'),
  vulcan: event('vulcan', 'Vulcan', 'Every enemy block in one city loses a step.'),
};

/** Every card, in a fixed order. */
export const CARD_IDS: readonly string[] = Object.keys(CARDS);

/** Stands in a view for a card whose face is hidden. */
export const HIDDEN_CARD = '?';

/** How many cards each player is dealt and how many of them are discarded unseen (2.1). */
export const HAND_SIZE = 6;

/** Returns a card. Throws for a card whose face is hidden. */
export function cardOf(id: string): Card {
  const card = CARDS[id];
  if (card === undefined) throw new Error(`card ${id} is hidden`);
  return card;
}

/** Returns the event on a card, or null for a command card. */
export function eventOf(id: string): EventName | null {
  const card = cardOf(id);
  return card.kind === 'event' ? card.event : null;
}

/** Returns how a card is called: `3/1` for three Moves and one Levy, or the name of the event. */
export function cardName(id: string): string {
  const card = cardOf(id);
  return card.kind === 'event' ? card.name : `${card.moves}/${card.levies}`;
}
