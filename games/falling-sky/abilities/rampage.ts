/* Rampage (4.5.2). */
import type { DecisionOf, G } from '../state';
import type { Use } from './use';

export interface RampageFrames {
  rampage: { use: Use };
}

/** Says whether it could be used now in any Region (4.5.2). */
export function canRampage(_G: G, _use: Use): boolean {
  return false;
}

/** 4.5.2 */
export const rampageStep: DecisionOf<'rampage'> = {
  prompt: () => ({ rule: '4.5.2', text: 'Rampage.' }),
  actions: {},
};
