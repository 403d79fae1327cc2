/* Entreat (4.3.1). */
import type { DecisionOf, G } from '../state';
import type { Use } from './use';

export interface EntreatFrames {
  entreat: { use: Use };
}

/** Says whether it could be used now in any Region (4.3.1). */
export function canEntreat(_G: G, _use: Use): boolean {
  return false;
}

/** 4.3.1 */
export const entreatStep: DecisionOf<'entreat'> = {
  prompt: () => ({ rule: '4.3.1', text: 'Entreat.' }),
  actions: {},
};
