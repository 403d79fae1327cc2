/* Enlist (4.5.1). */
import type { DecisionOf, G } from '../state';
import type { Use } from './use';

export interface EnlistFrames {
  enlist: { use: Use };
}

/** Says whether it could be used now in any Region (4.5.1). */
export function canEnlist(_G: G, _use: Use): boolean {
  return false;
}

/** 4.5.1 */
export const enlistStep: DecisionOf<'enlist'> = {
  prompt: () => ({ rule: '4.5.1', text: 'Enlist.' }),
  actions: {},
};
