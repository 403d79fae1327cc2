import { intrusionStep } from './arrival';
import { displacedStep } from './displacement';
import { germansStep, migrationStep } from './germans';
import { marchStep } from './marching';

/** The steps of this chapter. */
export const movementSteps = {
  march: marchStep,
  intrusion: intrusionStep,
  displaced: displacedStep,
  germans: germansStep,
  migration: migrationStep,
};
