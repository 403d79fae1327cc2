import { displacedStep } from './displacement';
import { germansStep, migrationStep } from './germans';
import { marchStep } from './marching';

/** The steps of this chapter. */
export const movementSteps = {
  march: marchStep,
  displaced: displacedStep,
  germans: germansStep,
  migration: migrationStep,
};
