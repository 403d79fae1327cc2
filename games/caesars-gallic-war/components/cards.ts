/*
 * The 31 cards (2.3, 11.0): one for each tribe and Germania, and five events. How many cards have which value is the
 * rulebook's; of the single values it shows eleven, the others are the second edition's, which agrees with those eleven
 * and comes to the same numbers.
 */
import { AREAS, type AreaId, type Source } from './areas';

/** The four kinds of event (11.0). */
export type EventName = 'minor-revolt' | 'major-revolt' | 'massive-revolt' | 'baggage-train';

/** A card with a tribe area and its Action Points, or an event, which moves one group when it is not played. */
export type Card =
  | { kind: 'tribe'; area: AreaId; value: number; source: Source }
  | { kind: 'event'; event: EventName; name: string; text: string };

const tribeCard = (area: AreaId, value: number, source: Source): Card => ({
  kind: 'tribe',
  area,
  value,
  source,
});

const event = (name: EventName, title: string, text: string): Card => ({
  kind: 'event',
  event: name,
  name: title,
  text,
});

const MINOR_REVOLT = event(
  'minor-revolt',
  'Minor Revolt',
  'Rome: one tribe of the Barbarians goes home and turns neutral, or attacks whoever is there. Barbarians: one Roman or neutral tribe goes home, joins them and attacks Romans there.',
);

/** Every card by id. */
export const CARDS: Readonly<Record<string, Card>> = {
  helvetii: tribeCard('helvetii', 3, 'rulebook'),
  bellovaci: tribeCard('bellovaci', 3, 'rulebook'),
  germania: tribeCard('germania', 3, 'designer-2e'),
  santones: tribeCard('santones', 2, 'rulebook'),
  aedui: tribeCard('aedui', 2, 'rulebook'),
  treveri: tribeCard('treveri', 2, 'rulebook'),
  boii: tribeCard('boii', 2, 'rulebook'),
  sequani: tribeCard('sequani', 2, 'rulebook'),
  arverni: tribeCard('arverni', 2, 'designer-2e'),
  allobroges: tribeCard('allobroges', 2, 'designer-2e'),
  mandubii: tribeCard('mandubii', 2, 'designer-2e'),
  britannia: tribeCard('britannia', 2, 'designer-2e'),
  bituriges: tribeCard('bituriges', 2, 'designer-2e'),
  andes: tribeCard('andes', 2, 'designer-2e'),
  cadurci: tribeCard('cadurci', 2, 'designer-2e'),
  menapi: tribeCard('menapi', 1, 'rulebook'),
  remi: tribeCard('remi', 1, 'rulebook'),
  volcae: tribeCard('volcae', 1, 'rulebook'),
  esuvii: tribeCard('esuvii', 1, 'rulebook'),
  carnutes: tribeCard('carnutes', 1, 'designer-2e'),
  leuci: tribeCard('leuci', 1, 'designer-2e'),
  veneti: tribeCard('veneti', 1, 'designer-2e'),
  pictones: tribeCard('pictones', 1, 'designer-2e'),
  tarbelli: tribeCard('tarbelli', 1, 'designer-2e'),
  atrebates: tribeCard('atrebates', 1, 'designer-2e'),
  tolosates: tribeCard('tolosates', 1, 'designer-2e'),
  'minor-revolt-1': MINOR_REVOLT,
  'minor-revolt-2': MINOR_REVOLT,
  'major-revolt': event(
    'major-revolt',
    'Major Revolt',
    'Barbarians: one Roman or neutral tribe of Celtae or Belgica revolts; Dumnorix or Ambiorix joins it if it is not beaten, and its area may move. Rome: a Minor Revolt.',
  ),
  'massive-revolt': event(
    'massive-revolt',
    'Massive Revolt',
    'Barbarians from turn 2: four Roman or neutral tribes revolt, Vercingetorix appears, three areas may move. Otherwise a Minor Revolt.',
  ),
  'baggage-train': event(
    'baggage-train',
    'Baggage Train',
    'Rome: 3 supply points. Barbarians: two steps for units in one area, or Rome loses 2 supply points.',
  ),
};

/** Every card, in a fixed order. */
export const CARD_IDS: readonly string[] = Object.keys(CARDS);
/** The card that brings Vercingetorix (5.1, 11.0 C). */
export const MASSIVE_REVOLT = 'massive-revolt';
/** Stands in a view for a card whose face is hidden. */
export const HIDDEN_CARD = '?';
/** Cards each player is dealt in a turn (5.1). */
export const HAND_SIZE = 5;

/** Returns a card. Throws for a card whose face is hidden. */
export function cardOf(id: string): Card {
  const card = CARDS[id];
  if (card === undefined) throw new Error(`card ${id} is hidden`);
  return card;
}

/** Returns the Action Points of a card: 1 to 3, and 1 for an event (5.2.1 A). */
export function pointsOf(id: string): number {
  const card = cardOf(id);
  return card.kind === 'tribe' ? card.value : 1;
}

/** Returns how a card is called, with its Action Points. */
export function cardName(id: string): string {
  const card = cardOf(id);
  return card.kind === 'tribe' ? `${AREAS[card.area].name} (${card.value})` : card.name;
}
