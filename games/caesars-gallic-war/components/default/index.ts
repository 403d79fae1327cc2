/* Our set of components, put together from the rules text and what its files name beside it. */
import type { Components } from '../components';
import { OUR_SET } from '../components';
import { AREAS } from './areas';
import { BORDERS } from './borders';
import { EVENT_CARDS, TRIBE_CARDS } from './cards';
import { UNIT_LABELS } from './units';

/** The components that the package brings. */
export const defaultComponents: Components = {
  id: OUR_SET,
  note: 'What the rules text leaves open of the map and the cards – most borders, towns, ports and values – follows the designer’s data for the second edition. The number of blocks of some tribes and the ratings of most are inferred, so the printed game may differ.',
  areas: AREAS,
  borders: BORDERS,
  units: UNIT_LABELS,
  tribeCards: TRIBE_CARDS,
  events: EVENT_CARDS,
};
