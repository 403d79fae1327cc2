import { createGame } from '../kit/game';
import type { Components } from './components/components';
import { defaultComponents } from './components/default';
import { rulebookWith } from './rulebook';

export type { Components } from './components/components';
export type { Block, Contest, G, OffMap, SideSecret } from './state';
export { defaultComponents, rulebookWith };

/** Returns the boardgame.io `Game` as played with a set of components, such as {@link defaultComponents} or a corrected one. */
export function gameWith(components: Components) {
  return createGame(rulebookWith(components));
}

/** Julius Caesar with our components. */
export const rulebook = rulebookWith(defaultComponents);

/** The boardgame.io `Game` with our components. */
export const JuliusCaesar = createGame(rulebook);
export { JuliusCaesar as game };
