import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The corners of the board that a card may stand in, the best first. */
const CORNERS = ['bottom-left', 'bottom-right', 'top-left'] as const;
/** What a card should not cover: where something can be done, the place it tells of, and buttons. */
const KEPT = '[data-place]:is([data-offered=true], [data-goal=true], [data-open=true], :hover)';
/** Other cards over the board, of which none should lie on another. */
const CARDS = '[data-over-board]';

/**
 * Puts a card into the corner of its board where it lies on no other card and covers least of what can be clicked, and
 * says in `data-corner` which it is. It is chosen anew whenever `subject` changes, and not while somebody reads.
 */
export function useFreeCorner<E extends HTMLElement>(subject: string): RefObject<E | null> {
  const card = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject has another size and place
  useLayoutEffect(() => {
    const { current: element } = card;
    const board = element?.parentElement;
    if (element === null || board == null) return;
    const marks = [...board.querySelectorAll(`${KEPT} [data-testid^=place-], [data-kept]`)].map((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    const others = [...document.querySelectorAll(CARDS)]
      .filter((other) => other !== element)
      .map((other) => other.getBoundingClientRect());
    let least = Number.POSITIVE_INFINITY;
    let best: (typeof CORNERS)[number] = CORNERS[0];
    for (const corner of CORNERS) {
      element.dataset.corner = corner;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const covered = marks.filter(({ x, y }) => x > left && x < right && y > top && y < bottom).length;
      const lying = others.filter(
        (other) => other.left < right && other.right > left && other.top < bottom && other.bottom > top,
      ).length;
      const cost = covered + lying * (marks.length + 1);
      if (cost < least) [least, best] = [cost, corner];
    }
    element.dataset.corner = best;
  }, [subject]);
  return card;
}
