import type { Step } from '../../kit/step';
import type { G } from '../state';
import { siegeRollStep } from './roll';
import { siegeEndStep, siegeStep } from './siege';

/** The steps of Sieges and Subjugation (14.0). */
export const siegeSteps: Record<string, Step<G>> = {
  siege: siegeStep,
  siegeRoll: siegeRollStep,
  siegeEnd: siegeEndStep,
};
