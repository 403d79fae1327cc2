import type { Step } from '../../kit/step';
import type { G } from '../state';

/** The steps of this chapter. */
export const siegeSteps: Record<string, Step<G>> = {};
