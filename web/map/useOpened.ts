import { useCallback, useState } from 'react';

/** The place of a map whose card stays. */
interface Opened<Place extends string> {
  open: Place | null;
  /** Opens a place in place of the one before; null for none. */
  setOpen(place: Place | null): void;
  /** Opens a place until something else can be done. */
  openUntil(place: Place | null): void;
}

/** Keeps which place of a map is open. `choices` stands for what can be done. */
export function useOpened<Place extends string>(choices: unknown): Opened<Place> {
  const [{ place, until }, setOpened] = useState<{ place: Place | null; until: unknown }>(CLOSED);
  const setOpen = useCallback((place: Place | null) => setOpened({ place, until: null }), []);
  const openUntil = useCallback((place: Place | null) => setOpened({ place, until: choices }), [choices]);
  return { open: until === null || until === choices ? place : null, setOpen, openUntil };
}

const CLOSED = { place: null, until: null };
