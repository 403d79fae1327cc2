import type { Step } from '../../kit/step';
import type { G } from '../state';

/** The steps of this chapter. */
export const strategySteps: Record<string, Step<G>> = {};
