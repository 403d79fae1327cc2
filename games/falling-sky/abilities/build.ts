/* Build (4.2.1). */
import type { DecisionOf, G } from '../state';
import type { Use } from './use';

export interface BuildFrames {
  build: { use: Use };
}

/** Says whether it could be used now in any Region (4.2.1). */
export function canBuild(_G: G, _use: Use): boolean {
  return false;
}

/** 4.2.1 */
export const buildStep: DecisionOf<'build'> = {
  prompt: () => ({ rule: '4.2.1', text: 'Build.' }),
  actions: {},
};
