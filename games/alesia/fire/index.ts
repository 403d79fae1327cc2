import type { ProcedureOf } from '../state';

export const fireStep: ProcedureOf<'fire'> = { proceed: (play) => play.finish() };
export const lastFireStep: ProcedureOf<'lastFire'> = { proceed: (play) => play.finish() };
export const outerWorksStep: ProcedureOf<'outerWorks'> = { proceed: (play) => play.finish() };

export const fireSteps = { fire: fireStep, lastFire: lastFireStep, outerWorks: outerWorksStep };
