/* The components that a page is built with, for what is asked of no state: ours, or those of who hosts the page. */
import { defaultComponents } from '../../../games/julius-caesar';
import { openBox } from '../../../games/julius-caesar/components/box';

export const OUR_BOX = openBox(defaultComponents);
