import { defaultComponents } from '../../../games/falling-sky/components/default';

/** Names the set of components that the pages are built with, for what the table asks of the game and not of a match. */
export const OF_PAGE = { box: defaultComponents.id };
