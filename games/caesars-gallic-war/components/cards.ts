/* The 31 cards (2.3, 11.0): one for each tribe and Germania, and five events. What they are, every set of components has in common. */
import type { AreaId, Source } from './areas';

/** The four kinds of event (11.0). */
export type EventName = 'minor-revolt' | 'major-revolt' | 'massive-revolt' | 'baggage-train';

/** What a card is: one of an area, or an event, which moves one group when it is not played. */
export type CardType = { kind: 'tribe'; area: AreaId } | { kind: 'event'; event: EventName; text: string };

/** What is printed on the card of an area, whose name it bears: its Action Points. */
export interface TribeCard {
  /** The area. */
  id: AreaId;
  /** Its Action Points. */
  value: number;
  /** Where they are known from. */
  source: Source;
}

/** What is printed on an event: its name. */
export interface EventCard {
  /** Its id. */
  id: string;
  /** What stands on it. */
  name: string;
}

/** A card with a tribe area and its Action Points, or an event. */
export type Card =
  | { kind: 'tribe'; area: AreaId; value: number; source: Source }
  | { kind: 'event'; event: EventName; name: string; text: string };

/** The areas that have a card, in the order of the cards. */
export const TRIBE_CARD_IDS: readonly AreaId[] = [
  'helvetii',
  'bellovaci',
  'germania',
  'santones',
  'aedui',
  'treveri',
  'boii',
  'sequani',
  'arverni',
  'allobroges',
  'mandubii',
  'britannia',
  'bituriges',
  'andes',
  'cadurci',
  'menapi',
  'remi',
  'volcae',
  'esuvii',
  'carnutes',
  'leuci',
  'veneti',
  'pictones',
  'tarbelli',
  'atrebates',
  'tolosates',
];

const event = (name: EventName, text: string): CardType => ({ kind: 'event', event: name, text });

const MINOR_REVOLT = event(
  'minor-revolt',
  'Rome: one tribe of the Barbarians goes home and turns neutral, or attacks whoever is there. Barbarians: one Roman or neutral tribe goes home, joins them and attacks Romans there.',
);

const EVENTS: Readonly<Record<string, CardType>> = {
  'minor-revolt-1': MINOR_REVOLT,
  'minor-revolt-2': MINOR_REVOLT,
  'major-revolt': event(
    'major-revolt',
    'Barbarians: one Roman or neutral tribe of Celtae or Belgica revolts; Dumnorix or Ambiorix joins it if it is not beaten, and its area may move. Rome: a Minor Revolt.',
  ),
  'massive-revolt': event(
    'massive-revolt',
    'Barbarians from turn 2: four Roman or neutral tribes revolt, Vercingetorix appears, three areas may move. Otherwise a Minor Revolt.',
  ),
  'baggage-train': event(
    'baggage-train',
    'Rome: 3 supply points. Barbarians: two steps for units in one area, or Rome loses 2 supply points.',
  ),
};

/** The events. */
export const EVENT_IDS: readonly string[] = Object.keys(EVENTS);

/** Every card by id. */
export const CARDS: Readonly<Record<string, CardType>> = {
  ...Object.fromEntries(TRIBE_CARD_IDS.map((area): [string, CardType] => [area, { kind: 'tribe', area }])),
  ...EVENTS,
};

/** Every card, in a fixed order. */
export const CARD_IDS: readonly string[] = Object.keys(CARDS);
/** The card that brings Vercingetorix (5.1, 11.0 C). */
export const MASSIVE_REVOLT = 'massive-revolt';
/** Stands in a view for a card whose face is hidden. */
export const HIDDEN_CARD = '?';
/** Cards each player is dealt in a turn (5.1). */
export const HAND_SIZE = 5;

/** Returns what a card is. Throws for a card whose face is hidden. */
export function cardOf(id: string): CardType {
  const card = CARDS[id];
  if (card === undefined) throw new Error(`card ${id} is hidden`);
  return card;
}
