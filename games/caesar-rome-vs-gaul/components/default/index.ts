/* The components we ship, with where Caesar (3.1) and the influence markers (3.2.1) begin: facts where they are known, and a reconstruction that satisfies the rulebook where not. */
import type { Components } from '../components';
import { CARDS } from './cards';
import { PATHS, SEA_ZONES } from './paths';
import { PROVINCES, REGIONS } from './provinces';
import { SPACES } from './spaces';
import { BATTLE_TABLE, SIEGE_TABLE } from './tables';
import { TRIBES } from './tribes';
import { AUXILIARIES, DEFENCES, GALLIC_LEADERS, GERMANS, LEGIONS, NATIVES, ROMAN_LEADERS } from './units';

/** Our set of components, with the id `reconstruction-2`: facts where they are known, and a reconstruction where not. */
export const defaultComponents: Components = {
  id: 'reconstruction-2',
  note: 'What the rulebook says of the box is as it says. Most paths and spaces, the strength of most Tribes, most cells of the two tables and most cards are a reconstruction that agrees with every rule and example; the printed game differs.',
  regions: REGIONS,
  provinces: PROVINCES,
  spaces: SPACES,
  paths: PATHS,
  seaZones: SEA_ZONES,
  tribes: TRIBES,
  legions: LEGIONS,
  romanLeaders: ROMAN_LEADERS,
  gallicLeaders: GALLIC_LEADERS,
  auxiliaries: AUXILIARIES,
  germans: GERMANS,
  natives: NATIVES,
  defences: DEFENCES,
  setup: {
    romanInfluence: [
      'bibracte',
      'noviodunum-aeduorum',
      'cabillonum',
      'matisco',
      'forum-segusiavorum',
      'vesontio',
      'epamanduodurum',
      'magetobriga',
      'aventicum',
      'burdigala',
      'tolosa',
      'nemausus',
      'genava',
      'cularo',
      'avennio',
      'valentia',
      'segustero',
      'ebrodunum',
    ],
    gallicInfluence: ['pons-caesaris', 'silva-bacenis', 'dubris', 'verlamion'],
    caesarIn: 'aedui',
    garrison: 'vienne',
  },
  named: {
    arverni: 'arverni',
    arverniTown: 'gergovia',
    veneti: 'veneti',
    venetiSea: 'oceanus-atlanticus',
    pass: 'octodurus',
  },
  battleTable: BATTLE_TABLE,
  siegeTable: SIEGE_TABLE,
  cards: CARDS,
};
