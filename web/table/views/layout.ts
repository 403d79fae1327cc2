import { createContext, useContext } from 'react';

/**
 * How the parts of the table lie: one at a time on a phone, map and one panel beside each other on a low screen (a phone
 * held across, a page much enlarged), or map and all panels in two or three columns.
 */
export type Layout = 'single' | 'low' | 'columns' | 'wide';

/** Returns the layout for the box a table is in, in CSS pixels. */
export function layoutOf(width: number, height: number): Layout {
  if (height < LOW && width >= SIDE_BY_SIDE) return 'low';
  if (width < COLUMNS) return 'single';
  return width < WIDE ? 'columns' : 'wide';
}

/** Below this height what stands above the map has one row. */
const LOW = 540;
/** From these widths on: a panel beside the map, all panels beside it, and a third column. */
const SIDE_BY_SIDE = 560;
const COLUMNS = 900;
const WIDE = 1900;

/** How a table lies in its box. */
export interface Lying {
  layout: Layout;
  /** The box has no room for cards and journal below each other. */
  isLow: boolean;
}

export const LayoutContext = createContext<Lying>({ layout: 'columns', isLow: false });

/** Returns how a table lies in a box, in CSS pixels. */
export function lyingIn(width: number, height: number): Lying {
  return { layout: layoutOf(width, height), isLow: height < FOLDED };
}

/** Below this height there is no room for cards and journal below each other. */
const FOLDED = 700;

/** The layout for the box the table is in, whatever becomes of its size. */
export function useLayout(): Layout {
  return useContext(LayoutContext).layout;
}
