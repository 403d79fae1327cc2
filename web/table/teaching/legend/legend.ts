import type { ReactNode } from 'react';

/** A mark of the board and what it means. */
export interface LegendEntry {
  /** Drawn by what draws it on the board. */
  picture: ReactNode;
  name: string;
  text: string;
  /** The number of the rule behind it. */
  rule?: string;
}

/** Marks that belong together. */
export interface LegendGroup {
  title: string;
  entries: readonly LegendEntry[];
}
