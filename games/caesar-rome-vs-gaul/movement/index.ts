import { marchStep } from './marching';

/** The steps of this chapter. */
export const movementSteps = { march: marchStep };
