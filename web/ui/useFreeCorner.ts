import { type RefObject, useLayoutEffect, useRef } from 'react';
import { overlap } from './box';
import { useClearFoot } from './useClearFoot';

type Corner = 'bottom-left' | 'bottom-right' | 'top-left';

/** The corners of the board that a card may stand in, the best first. */
const CORNERS: readonly Corner[] = ['bottom-left', 'bottom-right', 'top-left'];
/** What a card should not cover: where something can be done, what is asked about, and the place it tells of. */
const PLACES =
  '[data-place]:is([data-offered=true], [data-goal=true], [data-asked=true], [data-open=true], :hover) [data-testid^=place-]';
/** Of what is chosen and pressed over the map, it should not cover a part. */
const KEPT = '[data-kept]';
/** Other cards over the board, of which none should lie on another. */
const CARDS = '[data-over-board]';
/** What is kept counts as much as so many places: less than one, as a place that is covered cannot be pressed. */
const KEPT_COST = 0.5;

/**
 * Puts a card into the corner of its board where it lies on no other card and covers least of what can be clicked, and
 * says in `data-corner` which it is. It is chosen anew whenever `subject` changes, and not while somebody reads. At the
 * lower edge the card stands above what is kept at the foot of the map, as {@link useClearFoot} has it.
 */
export function useFreeCorner<E extends HTMLElement>(
  subject: string,
  corners: readonly Corner[] = CORNERS,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const clearFoot = useClearFoot(ref);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject has another size and place
  useLayoutEffect(() => {
    const { current: element } = ref;
    const board = element?.parentElement;
    if (element === null || board == null) return;
    const rectsOf = (root: ParentNode, selector: string) =>
      [...root.querySelectorAll(selector)]
        .filter((other) => other !== element)
        .map((other) => other.getBoundingClientRect());
    const marks = rectsOf(board, PLACES).map(({ left, top, width, height }) => ({
      x: left + width / 2,
      y: top + height / 2,
    }));
    const kept = rectsOf(board, KEPT);
    const others = rectsOf(document, CARDS);
    let least = Number.POSITIVE_INFINITY;
    let [best] = corners;
    for (const corner of corners) {
      element.dataset.corner = corner;
      clearFoot();
      const card = element.getBoundingClientRect();
      const covered = marks.filter(
        ({ x, y }) => x > card.left && x < card.right && y > card.top && y < card.bottom,
      );
      const lies = (other: DOMRect) => overlap(card, other) > 0;
      const cost =
        covered.length +
        KEPT_COST * kept.filter(lies).length +
        (marks.length + 1) * others.filter(lies).length;
      if (cost < least) [least, best] = [cost, corner];
    }
    element.dataset.corner = best;
    clearFoot();
  }, [subject]);
  return ref;
}
