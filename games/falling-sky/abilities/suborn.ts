/* Suborn (4.4.2). */
import type { DecisionOf, G } from '../state';
import type { Use } from './use';

export interface SubornFrames {
  suborn: { use: Use };
}

/** Says whether it could be used now in any Region (4.4.2). */
export function canSuborn(_G: G, _use: Use): boolean {
  return false;
}

/** 4.4.2 */
export const subornStep: DecisionOf<'suborn'> = {
  prompt: () => ({ rule: '4.4.2', text: 'Suborn.' }),
  actions: {},
};
