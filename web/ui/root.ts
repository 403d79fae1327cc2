import { createContext, useContext } from 'react';

/** The element that everything of a table is in. */
export interface Root {
  /** Null until it is there. */
  element: HTMLElement | null;
  /** The table is all there is on the page, which it may name, and leave. */
  isPage: boolean;
}

export const RootContext = createContext<Root>({ element: null, isPage: false });

/** Returns the element that the table is in. */
export function useRoot(): Root {
  return useContext(RootContext);
}
