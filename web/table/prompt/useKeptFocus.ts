import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps a keyboard player's place: when the button that was pressed goes away with the choice it stood for, the
 * first choice of what is asked next gets the focus. `asked` changes whenever something new is asked, and
 * is null while nothing can be answered; so does `once`, when it is asked once more.
 */
export function useKeptFocus<E extends HTMLElement>(asked: unknown, once: unknown): RefObject<E | null> {
  const part = useRef<E>(null);
  const inside = useRef(false);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      inside.current = target instanceof Node && part.current?.contains(target) === true;
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && part.current?.contains(target) !== true) inside.current = false;
    };
    addEventListener('focusin', onFocus);
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('focusin', onFocus);
      removeEventListener('pointerdown', onPress);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: to be asked once more is to be asked something new
  useEffect(() => {
    if (asked === null || !inside.current || part.current === null) return;
    const active = document.activeElement;
    if (active instanceof HTMLElement && active !== document.body && !active.matches(':disabled')) return;
    const list = part.current.querySelector<HTMLElement>('[data-testid=choice-list] button:enabled');
    (list ?? part.current.querySelector<HTMLElement>('button:enabled:not([data-explains])'))?.focus();
  }, [asked, once]);

  return part;
}
