import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLooksBack } from '../recap/history';
import type { Layout } from './layout';

/** The part of the table a small screen shows; a large one shows all but the chat or the journal. */
export type View = 'map' | 'hand' | 'journal' | 'chat';

/** What is asked, and where. */
export interface Asked {
  /** Stands for what is asked; empty while the seat waits. */
  question: string;
  layout: Layout;
  /** What stands beside the board. */
  panels: RefObject<HTMLElement | null>;
  /** Something can be chosen on the board, or beside it. */
  isOnBoard: boolean;
  setView(change: (before: View) => View): void;
}

/**
 * Opens the part of a small screen in which there is something to choose whenever something new is asked, and the map
 * again when it was the hand and nothing is asked any more; what is asked for stands first beside the board. While the viewer looks back it
 * waits. Returns the parts in which there is something to choose.
 */
export function useOpenedView({ question, layout, panels, isOnBoard, setView }: Asked): readonly View[] {
  const [offers, setOffers] = useState<readonly View[]>(NOWHERE);
  const answered = useRef('');
  const looksBack = useLooksBack();

  useEffect(() => {
    if (looksBack) return;
    const inPanels = panels.current?.querySelector('[data-asked=true]') != null;
    const now = question === '' ? NOWHERE : inPanels ? IN_PANELS : isOnBoard ? ON_BOARD : NOWHERE;
    setOffers(now);
    const asked = `${layout} ${question}`;
    if (answered.current === asked) return;
    answered.current = asked;
    if (inPanels) panels.current?.scrollTo({ top: 0 });
    setView((before) => viewFor({ before, layout, wanted: now[0] ?? null, isAsked: question !== '' }));
  });

  return offers;
}

const NOWHERE: readonly View[] = [];
const IN_PANELS: readonly View[] = ['hand', 'map'];
const ON_BOARD: readonly View[] = ['map'];

interface Opening {
  before: View;
  layout: Layout;
  /** Where there is something to choose, or null. */
  wanted: View | null;
  isAsked: boolean;
}

/** Returns the view that is shown when something new is asked, or nothing is any more. */
export function viewFor({ before, layout, wanted, isAsked }: Opening): View {
  if (layout === 'low') return wanted === 'hand' ? 'hand' : before;
  if (layout !== 'single') return before;
  if (wanted !== null) return wanted;
  return !isAsked && before === 'hand' ? 'map' : before;
}
