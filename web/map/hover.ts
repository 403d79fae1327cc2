import { useSyncExternalStore } from 'react';

/** The place the pointer is over. Only what shows it is drawn again when it changes. */
export interface Hover<Place extends string> {
  readonly place: Place | null;
  /** The pointer, or the focus, has come to a place. */
  enter(place: Place): void;
  leave(): void;
  /** Calls back at every change, until the function it returns is called. */
  subscribe(changed: () => void): () => void;
}

/** Returns a hover over nothing. */
export function hoverOver<Place extends string>(): Hover<Place> {
  let now: Place | null = null;
  const told = new Set<() => void>();
  const is = (place: Place | null) => {
    if (place === now) return;
    now = place;
    for (const changed of told) changed();
  };
  return {
    get place() {
      return now;
    },
    enter: is,
    leave: () => is(null),
    subscribe(changed) {
      told.add(changed);
      return () => told.delete(changed);
    },
  };
}

/** Follows the place the pointer is over. */
export function useHover<Place extends string>(hover: Hover<Place>): Place | null {
  return useSyncExternalStore(
    hover.subscribe,
    () => hover.place,
    () => null,
  );
}
