import { withdrawalStep } from './avoidance';
import { backUpStep } from './backUp';
import { defenceStep } from './defence';
import { approachStep, entryStep } from './entry';
import { detachmentStep, interceptionStep } from './interception';

/** The steps of Interception and Avoid Battle (12.0). */
export const reactionSteps = {
  entry: entryStep,
  approach: approachStep,
  interception: interceptionStep,
  detachment: detachmentStep,
  backUp: backUpStep,
  defence: defenceStep,
  withdrawal: withdrawalStep,
};
