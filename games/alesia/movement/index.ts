import { overstackingStep } from './overstacking';
import { movementStep } from './step';

export { allowanceOf, HALVES, wallExitCost } from './costs';
export { movable, moverOf, reachOf } from './movers';
export { namesOf, placeOf, type Reach, reach, UNREACHED } from './reach';

export const movementSteps = { movement: movementStep, overstacking: overstackingStep };
