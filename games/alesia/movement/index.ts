import { overstackingStep } from './overstacking';
import { movementStep } from './step';

export { allowanceOf, HALVES, wallExitCost } from './costs';
export { imagined } from './march';
export { movable, moverOf, reachOf, setsOut, unitsToMove } from './movers';
export { namesOf, placeOf, type Reach, reach, type Stop, UNREACHED } from './reach';

export const movementSteps = { movement: movementStep, overstacking: overstackingStep };
