import { createContext, useContext, useId } from 'react';

/** The element that everything of a table is in. */
export interface Root {
  /** Null until it is there. */
  element: HTMLElement | null;
  /** Its name, which no other table of the page has. */
  name: string;
  /** The table is all there is on the page, which it may name, and leave. */
  isPage: boolean;
}

export const RootContext = createContext<Root>({ element: null, name: 'table', isPage: false });

/** Returns the element that the table is in. */
export function useRoot(): Root {
  return useContext(RootContext);
}

/**
 * Returns an id that nothing else on the page has, also where several tables are apps of their own, which React's `useId` does not
 * tell apart. With the name of a thing that a table has once, such as the tip of its arrows, it is the id of that thing.
 */
export function useOwnId(thing?: string): string {
  const id = useId();
  return `${useRoot().name}-${thing ?? id}`;
}
