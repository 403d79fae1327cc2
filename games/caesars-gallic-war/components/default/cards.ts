/*
 * The cards of our set. How many cards have which value is the rulebook's (11.0); of the single values it shows eleven, the others are
 * the second edition's, which agrees with those eleven and comes to the same numbers.
 */
import type { AreaId, Source } from '../areas';
import type { EventCard, TribeCard } from '../cards';

const printed = (value: number, source: Source, ...ids: AreaId[]): TribeCard[] =>
  ids.map((id) => ({ id, value, source }));

/** The card of every tribe and of Germania. */
export const TRIBE_CARDS: readonly TribeCard[] = [
  ...printed(3, 'rulebook', 'helvetii', 'bellovaci'),
  ...printed(3, 'designer-2e', 'germania'),
  ...printed(2, 'rulebook', 'santones', 'aedui', 'treveri', 'boii', 'sequani'),
  ...printed(
    2,
    'designer-2e',
    'arverni',
    'allobroges',
    'mandubii',
    'britannia',
    'bituriges',
    'andes',
    'cadurci',
  ),
  ...printed(1, 'rulebook', 'menapi', 'remi', 'volcae', 'esuvii'),
  ...printed(
    1,
    'designer-2e',
    'carnutes',
    'leuci',
    'veneti',
    'pictones',
    'tarbelli',
    'atrebates',
    'tolosates',
  ),
];

/** The events (11.0). */
export const EVENT_CARDS: readonly EventCard[] = [
  { id: 'minor-revolt-1', name: 'Minor Revolt' },
  { id: 'minor-revolt-2', name: 'Minor Revolt' },
  { id: 'major-revolt', name: 'Major Revolt' },
  { id: 'massive-revolt', name: 'Massive Revolt' },
  { id: 'baggage-train', name: 'Baggage Train' },
];
