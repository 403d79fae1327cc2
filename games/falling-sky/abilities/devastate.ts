/* Devastate (4.3.2). */
import type { DecisionOf, G } from '../state';
import type { Use } from './use';

export interface DevastateFrames {
  devastate: { use: Use };
}

/** Says whether it could be used now in any Region (4.3.2). */
export function canDevastate(_G: G, _use: Use): boolean {
  return false;
}

/** 4.3.2 */
export const devastateStep: DecisionOf<'devastate'> = {
  prompt: () => ({ rule: '4.3.2', text: 'Devastate.' }),
  actions: {},
};
