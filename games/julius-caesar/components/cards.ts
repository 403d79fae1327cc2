/* The 27 cards (2.1) as the rules know them: the seven events, and twenty command cards whose Moves and Levies are components. */

/** The command cards. */
export const COMMAND_IDS = [
  'c01',
  'c02',
  'c03',
  'c04',
  'c05',
  'c06',
  'c07',
  'c08',
  'c09',
  'c10',
  'c11',
  'c12',
  'c13',
  'c14',
  'c15',
  'c16',
  'c17',
  'c18',
  'c19',
  'c20',
] as const;

/** A command card. */
export type CommandId = (typeof COMMAND_IDS)[number];

/** The seven events. */
export type EventName = 'apollo' | 'jupiter' | 'mars' | 'mercury' | 'neptune' | 'pluto' | 'vulcan';

/** An event card: a special action. */
export interface EventCard {
  /** It is an event. */
  kind: 'event';
  /** What it does. */
  event: EventName;
  /** Its name. */
  name: string;
  /** What it does, in our own words. */
  text: string;
}

/** A command card gives Moves and Levies; an event card a special action. */
export type Card = { kind: 'command'; moves: number; levies: number } | EventCard;

const event = (name: EventName, title: string, text: string): EventCard => ({
  kind: 'event',
  event: name,
  name: title,
  text,
});

/** Every event card by id. */
export const EVENTS: Readonly<Record<EventName, EventCard>> = {
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

const EVENT_CARDS: Readonly<Record<string, EventCard>> = EVENTS;

/** Every card, in a fixed order. */
export const CARD_IDS: readonly string[] = [...COMMAND_IDS, ...Object.keys(EVENTS)];

/** Stands in a view for a card whose face is hidden. */
export const HIDDEN_CARD = '?';

/** How many cards each player is dealt and how many of them are discarded unseen (2.1). */
export const HAND_SIZE = 6;

/** Returns the event on a card, or null for a command card. Throws for a card whose face is hidden. */
export function eventOf(id: string): EventName | null {
  const card = EVENT_CARDS[id];
  if (card === undefined && !CARD_IDS.includes(id)) throw new Error(`card ${id} is hidden`);
  return card?.event ?? null;
}
