import { useEffect } from 'react';
import { useRoot } from '../../../ui/root';
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
 * Does what shortcuts ask for, unless somebody types, a dialog is open or they are switched off; and lists them. They are the table's
 * wherever the focus is if the page is, else if the focus is in it, or nowhere and there is no other table.
 */
export function Keys({ isListed, list, areOn, turn }: KeysProps) {
  const { element: root, isPage } = useRoot();
  useEffect(() => {
    if (!areOn || root === null) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isTyped(event)) return;
      if (!isPage && !isAskedOf(root, event)) return;
      const deed = deedOf(event);
      if (deed === null) return;
      if (deed === 'help') list(true);
      else if (deed === 'next') focusPlace(root, 1);
      else if (deed === 'previous') focusPlace(root, -1);
      else root.querySelector<HTMLElement>(`${deed}:enabled`)?.click();
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list, areOn, root, isPage]);
  return isListed && <ShortcutList areOn={areOn} turn={turn} onClose={() => list(false)} />;
}

/** Gives the focus to the next place, from left to right, where something can be done. */
function focusPlace(root: HTMLElement, by: number): void {
  const leftOf = (element: Element) => element.getBoundingClientRect().left;
  const able =
    '[data-camp]:has([data-offered=true]), [data-place]:is([data-offered=true], [data-ready=true])';
  const places = new Set(
    [...root.querySelectorAll<SVGElement>(able)].map(({ dataset }) => dataset.camp ?? dataset.place),
  );
  const stops = [...places]
    .flatMap((place) => [
      ...root.querySelectorAll<SVGElement>(`[data-testid="place-${place}"] > [role=button]`),
    ])
    .sort((a, b) => leftOf(a) - leftOf(b));
  const { activeElement } = document;
  const now = activeElement instanceof SVGElement ? stops.indexOf(activeElement) : -1;
  const next = now < 0 && by < 0 ? stops.length - 1 : (now + by + stops.length) % stops.length;
  stops[next]?.focus();
}

/** Says whether a key is meant for a table: the focus is in it, or nowhere while there is no other. */
function isAskedOf(root: HTMLElement, { target }: KeyboardEvent): boolean {
  if (target instanceof Node && root.contains(target)) return true;
  const isNowhere = target === document.body || target === document.documentElement;
  return isNowhere && document.querySelectorAll('[data-page=false]').length === 1;
}

/** Says whether a key is meant for a field or a dialog. */
function isTyped({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}
