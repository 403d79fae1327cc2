import { useLayoutEffect } from 'react';
import type { NamedSide } from '../sides';
import { colourOf } from './SideMark';

/**
 * Gives every element of a game's tables with a `data-side` the colour of that side (`--side`, and `--side-ink` for what is drawn upon it),
 * as long as the component is shown.
 */
export function useSideColours(game: string, sides: readonly NamedSide[]): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    for (const side of sides) sheet.insertRule(ruleFor(game, side.id, colourOf(side)));
    sheet.insertRule(ruleFor(game, 'neutral', { colour: 'var(--neutral)', ink: 'var(--neutral-ink)' }));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [game, sides]);
}

function ruleFor(game: string, id: string, { colour, ink }: ReturnType<typeof colourOf>): string {
  return `[data-rubicon="${CSS.escape(game)}"] [data-side="${CSS.escape(id)}"] { --side: ${colour}; --side-ink: ${ink} }`;
}
