/* The components we ship: those of the second edition, as the rulebook and public transcriptions have them. */
import { CARDS } from './cards';
import { type Components, OUR_SET } from './components';
import { POOLS } from './factions';
import { BORDERS, REGIONS } from './map';
import { SCENARIOS } from './scenarios';

/** Our set of components, with the id `second-edition`. */
export const defaultComponents: Components = {
  id: OUR_SET,
  note: 'Regions, Tribes, borders, cards, Forces and scenarios are as the rulebook and public transcriptions of the second edition have them.',
  regions: REGIONS.map(({ id, name, home, tribes }) => ({ id, name, home, tribes })),
  borders: BORDERS.map(([a, b, kind]) => ({ a, b, kind })),
  cards: CARDS.map(({ number, name, order, signs }) => ({ number, name, order, signs })),
  pools: POOLS,
  scenarios: SCENARIOS,
};
