import { type RefObject, useCallback, useLayoutEffect } from 'react';
import { type Box, overlap } from './box';

/** What is chosen, counted and pressed at the foot of a map; a window at its head is no part of it. */
const FOOT = '[data-kept]:not([data-kept=head])';
/** Pixels between a card and what it stands above. */
const GAP = 4;

/**
 * Keeps a card at the lower edge of its board above what is kept at the foot of the map and would lie under it, which may come,
 * grow and go at any time: says in `--rise` how far above its usual place the card has to stand. Returns what does so at once,
 * for a card that has been put elsewhere.
 */
export function useClearFoot(card: RefObject<HTMLElement | null>): () => void {
  const clear = useCallback(() => {
    const { current: element } = card;
    if (element?.parentElement == null) return;
    element.style.removeProperty('--rise');
    const rise = riseOf(element.getBoundingClientRect(), element.parentElement);
    if (rise > 0) element.style.setProperty('--rise', `${rise}px`);
  }, [card]);
  useLayoutEffect(() => {
    const board = card.current?.parentElement;
    if (board == null) return;
    clear();
    const observer = new MutationObserver(clear);
    observer.observe(board, { childList: true, characterData: true, subtree: true });
    addEventListener('resize', clear);
    return () => {
      observer.disconnect();
      removeEventListener('resize', clear);
    };
  }, [card, clear]);
  return clear;
}

function riseOf({ left, top, right, bottom }: Box, board: ParentNode): number {
  const foot = [...board.querySelectorAll(FOOT)].map((one) => one.getBoundingClientRect());
  let rise = 0;
  for (const kept of foot.sort((a, b) => b.top - a.top))
    if (overlap({ left, right, top: top - rise, bottom: bottom - rise }, kept) > 0)
      rise = bottom - kept.top + GAP;
  return rise;
}
