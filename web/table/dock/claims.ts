import { createContext } from 'react';
import type { Layout } from '../views/layout';

/**
 * Why something stands in the dock, the least first: it can be looked at again, the pointer is over it, it tells what happened,
 * it tells what happens just now, the viewer has opened it, it is asked.
 */
const RANKS = ['kept', 'pointed', 'told', 'passing', 'opened', 'asked'] as const;
export type Rank = (typeof RANKS)[number];

/** Something that wants to stand in the dock. */
export interface Claim {
  rank: Rank;
}

/** The one owner of the room beside the map, or under it on a small screen. */
export interface Dock {
  /** Where what has the room is drawn; null until there is one. */
  slot: HTMLElement | null;
  setSlot(slot: HTMLElement | null): void;
  /** What has the room. */
  holders: readonly Claim[];
  /** Claims the room, until the function it returns is called. */
  claim(one: Claim): () => void;
}

export const DockContext = createContext<Dock | null>(null);

/**
 * Returns who of those who claim the room, the latest last, have it: whatever is asked, and of the others the latest of the highest
 * rank. On a small screen nothing is said of what the pointer is over, and what is asked leaves room only to what the viewer opens.
 */
export function holdersOf(claims: readonly Claim[], layout: Layout): Claim[] {
  const isSmall = layout === 'single' || layout === 'low';
  const asked = claims.filter(({ rank }) => rank === 'asked');
  const others = claims.filter(({ rank }) => {
    if (rank === 'asked' || (isSmall && rank === 'pointed') || (layout === 'low' && rank === 'kept'))
      return false;
    return !isSmall || asked.length === 0 || rank === 'opened';
  });
  const highest = Math.max(...others.map(({ rank }) => RANKS.indexOf(rank)));
  const latest = others.findLast(({ rank }) => RANKS.indexOf(rank) === highest);
  return latest === undefined ? asked : [...asked, latest];
}
