import { useLayoutEffect } from 'react';
import type { NamedSide } from '../sides';
import { colourOf } from './SideMark';

/**
 * Gives every element with a `data-side` the colour of that side (`--side`, and `--side-ink` for what is drawn upon it),
 * as long as the component is shown.
 */
export function useSideColours(sides: readonly NamedSide[]): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    for (const side of sides) sheet.insertRule(ruleFor(side.id, colourOf(side)));
    sheet.insertRule(ruleFor('neutral', { colour: 'var(--neutral)', ink: 'var(--neutral-ink)' }));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [sides]);
}

function ruleFor(id: string, { colour, ink }: ReturnType<typeof colourOf>): string {
  return `[data-side="${CSS.escape(id)}"] { --side: ${colour}; --side-ink: ${ink} }`;
}
