import type { ProcedureOf } from '../state';
import { fireStep } from './fire';
import { lastFireStep } from './lastFire';

export { fireAt } from './fire';
export { lastFireFrame } from './lastFire';
export { standingOrders } from './orders';

export const outerWorksStep: ProcedureOf<'outerWorks'> = { proceed: (play) => play.finish() };

export const fireSteps = { fire: fireStep, lastFire: lastFireStep, outerWorks: outerWorksStep };
