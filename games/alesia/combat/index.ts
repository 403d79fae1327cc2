import type { ProcedureOf } from '../state';

export const combatStep: ProcedureOf<'combat'> = { proceed: (play) => play.finish() };

export const combatSteps = { combat: combatStep };
