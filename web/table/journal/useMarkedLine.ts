import { type RefObject, useLayoutEffect } from 'react';

/**
 * Marks the last line of a journal that tells of an entry or of those before it, and brings it into sight; the beginning for an entry
 * before all. Nothing is marked for null. What is drawn is not drawn again for that. `chapters` are those that the journal draws.
 */
export function useMarkedLine(
  content: RefObject<HTMLElement | null>,
  entry: number | null,
  chapters: readonly unknown[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other chapters have other lines
  useLayoutEffect(() => {
    const list = content.current?.closest<HTMLElement>('[role=log]');
    if (entry === null || content.current === null || !list) return;
    const line = lastLine(content.current, entry);
    line?.setAttribute('aria-current', 'true');
    const show = () => bringIntoSight(list, line);
    const cancel = afterFrames(() => {
      show();
      height = list.clientHeight;
    });
    let height: number | null = null;
    const resized = new ResizeObserver(() => {
      if (height === null || list.clientHeight === height) return;
      height = list.clientHeight;
      show();
    });
    resized.observe(list);
    return () => {
      line?.removeAttribute('aria-current');
      cancel();
      resized.disconnect();
    };
  }, [content, entry, chapters]);
}

/** So many frames are drawn before the journal is looked at, so that the map does not wait for it; and once more when its lines have got their room. */
const FRAMES = [2, 3];

/** Does something after each of {@link FRAMES}; returns what calls it off. */
function afterFrames(act: () => void): () => void {
  let drawn = 0;
  const next = () => {
    drawn += 1;
    if (FRAMES.includes(drawn)) act();
    if (drawn < Math.max(...FRAMES)) frame = requestAnimationFrame(next);
  };
  let frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
}

/** Returns the line that can be seen of an entry, the last of them, or of the latest before it; undefined for none. */
function lastLine(content: HTMLElement, entry: number): HTMLElement | undefined {
  let last: { line: HTMLElement; told: number } | undefined;
  for (const line of content.querySelectorAll<HTMLElement>('[data-entry]')) {
    const told = Number(line.dataset.entry);
    if (told <= entry && told >= (last?.told ?? told) && !isFolded(line, content)) last = { line, told };
  }
  return last?.line;
}

function isFolded(line: HTMLElement, content: HTMLElement): boolean {
  const fold = line.closest('[hidden]');
  return fold !== null && content.contains(fold);
}

/** Scrolls a list, and nothing around it, so that a line of it stands in its middle if it is not in sight. */
function bringIntoSight(list: HTMLElement, line: HTMLElement | undefined): void {
  if (line === undefined) {
    list.scrollTop = 0;
    return;
  }
  const [seen, own] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (own.top >= seen.top && own.bottom <= seen.bottom) return;
  list.scrollTop += own.top - seen.top - (seen.height - own.height) / 2;
}
