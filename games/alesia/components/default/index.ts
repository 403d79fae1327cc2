/* The components we ship: facts where they are known, and a reconstruction that satisfies the rulebook where not. */
import type { Components } from '../components';
import { DEPLOYMENTS } from './deployments';
import { DRAWING } from './drawing';
import { AREAS, SECTORS, TERRAIN, WORKS } from './ground';
import { BRIDGES, CAMP, PERIMETER, RIVERS, SPLIT, TRENCH } from './lines';
import { ORIGINS } from './origins';
import { TABLES } from './tables';
import { UNITS } from './units';
import { ZONES } from './zones';

/** Our set of components, with the id `reconstruction-2`: facts where they are known, and a reconstruction where not. */
export const defaultComponents: Components = {
  id: 'reconstruction-2',
  note: 'Tables, coordinates and what the rulebook says of counters are as printed. The map (rivers, hills, lines, camps, works, trench, borders of the zones) and the numbers of the Roman strengths are a reconstruction that agrees with every rule; the printed game differs.',
  origins: ORIGINS,
  map: {
    terrain: TERRAIN,
    works: WORKS,
    areas: AREAS,
    sectors: SECTORS,
    perimeter: PERIMETER,
    camp: CAMP,
    trench: TRENCH,
    rivers: RIVERS,
    split: SPLIT,
    bridges: BRIDGES,
  },
  zones: ZONES,
  units: UNITS,
  tables: TABLES,
  drawing: DRAWING,
  deployments: DEPLOYMENTS,
};
