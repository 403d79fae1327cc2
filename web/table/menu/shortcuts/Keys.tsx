import { useEffect } from 'react';
import { ShortcutList } from './ShortcutList';
import { deedOf } from './shortcutTable';

interface KeysProps {
  isListed: boolean;
  list(isListed: boolean): void;
  /** Single keys do something. */
  areOn: boolean;
  /** Switches them on or off. */
  turn(areOn: boolean): void;
}

/**
 * Does what shortcuts ask for wherever the focus is, unless somebody types, a dialog is open or they are switched off;
 * and lists them.
 */
export function Keys({ isListed, list, areOn, turn }: KeysProps) {
  useEffect(() => {
    if (!areOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isTyped(event)) return;
      const deed = deedOf(event);
      if (deed === null) return;
      if (deed === 'help') list(true);
      else if (deed === 'next') focusPlace(1);
      else if (deed === 'previous') focusPlace(-1);
      else document.querySelector<HTMLElement>(`${deed}:enabled`)?.click();
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list, areOn]);
  return isListed && <ShortcutList areOn={areOn} turn={turn} onClose={() => list(false)} />;
}

/** Gives the focus to the next place, from left to right, where something can be done. */
function focusPlace(by: number): void {
  const leftOf = (element: Element) => element.getBoundingClientRect().left;
  const able =
    '[data-camp]:has([data-offered=true]), [data-place]:is([data-offered=true], [data-ready=true])';
  const places = new Set(
    [...document.querySelectorAll<SVGElement>(able)].map(({ dataset }) => dataset.camp ?? dataset.place),
  );
  const stops = [...places]
    .flatMap((place) => [
      ...document.querySelectorAll<SVGElement>(`[data-testid="place-${place}"] > [role=button]`),
    ])
    .sort((a, b) => leftOf(a) - leftOf(b));
  const { activeElement } = document;
  const now = activeElement instanceof SVGElement ? stops.indexOf(activeElement) : -1;
  const next = now < 0 && by < 0 ? stops.length - 1 : (now + by + stops.length) % stops.length;
  stops[next]?.focus();
}

/** Says whether a key is meant for a field or a dialog. */
function isTyped({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}
