/*
 * The cards of our set. How many cards have which value is the rulebook's (11.0); of the single values it shows eleven, the others are
 * the second edition's, which agrees with those eleven and comes to the same numbers.
 */
import type { AreaId, Source } from '../areas';
import type { EventCard, TribeCard } from '../cards';

const card = (id: AreaId, value: number, source: Source): TribeCard => ({ id, value, source });

/** The card of every tribe and of Germania. */
export const TRIBE_CARDS: readonly TribeCard[] = [
  card('helvetii', 3, 'rulebook'),
  card('bellovaci', 3, 'rulebook'),
  card('germania', 3, 'designer-2e'),
  card('santones', 2, 'rulebook'),
  card('aedui', 2, 'rulebook'),
  card('treveri', 2, 'rulebook'),
  card('boii', 2, 'rulebook'),
  card('sequani', 2, 'rulebook'),
  card('arverni', 2, 'designer-2e'),
  card('allobroges', 2, 'designer-2e'),
  card('mandubii', 2, 'designer-2e'),
  card('britannia', 2, 'designer-2e'),
  card('bituriges', 2, 'designer-2e'),
  card('andes', 2, 'designer-2e'),
  card('cadurci', 2, 'designer-2e'),
  card('menapi', 1, 'rulebook'),
  card('remi', 1, 'rulebook'),
  card('volcae', 1, 'rulebook'),
  card('esuvii', 1, 'rulebook'),
  card('carnutes', 1, 'designer-2e'),
  card('leuci', 1, 'designer-2e'),
  card('veneti', 1, 'designer-2e'),
  card('pictones', 1, 'designer-2e'),
  card('tarbelli', 1, 'designer-2e'),
  card('atrebates', 1, 'designer-2e'),
  card('tolosates', 1, 'designer-2e'),
];

/** The events (11.0). */
export const EVENT_CARDS: readonly EventCard[] = [
  { id: 'minor-revolt-1', name: 'Minor Revolt' },
  { id: 'minor-revolt-2', name: 'Minor Revolt' },
  { id: 'major-revolt', name: 'Major Revolt' },
  { id: 'massive-revolt', name: 'Massive Revolt' },
  { id: 'baggage-train', name: 'Baggage Train' },
];
