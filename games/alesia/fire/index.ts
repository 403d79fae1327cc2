import { fireStep } from './fire';
import { lastFireStep } from './lastFire';
import { outerWorksStep } from './outerWorks';

export {
  type Exposure,
  exposedBy,
  exposureOn,
  type Risk,
  riskOf,
  unexposed,
} from './exposure';
export { fireAt, fireUpon } from './fire';
export { lastFireFrame, lastFireUpon } from './lastFire';
export { standingOrders } from './orders';
export { readyToFire } from './readiness';
export { noteApproach } from './shots';
export { fieldOfFire, fieldsOfFire, shotsAt, type Threat } from './threat';

export const fireSteps = { fire: fireStep, lastFire: lastFireStep, outerWorks: outerWorksStep };
