import { fireStep } from './fire';
import { lastFireStep } from './lastFire';
import { outerWorksStep } from './outerWorks';

export { fireAt } from './fire';
export { lastFireFrame } from './lastFire';
export { standingOrders } from './orders';
export { readyToFire } from './readiness';
export { shotsAt, type Threat } from './threat';

export const fireSteps = { fire: fireStep, lastFire: lastFireStep, outerWorks: outerWorksStep };
