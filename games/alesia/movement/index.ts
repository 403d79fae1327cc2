import type { ProcedureOf } from '../state';

export const movementStep: ProcedureOf<'movement'> = { proceed: (play) => play.finish() };

export const movementSteps = { movement: movementStep };
