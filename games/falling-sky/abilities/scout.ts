/* Scout (4.2.2). */
import type { DecisionOf, G } from '../state';
import type { Use } from './use';

export interface ScoutFrames {
  scout: { use: Use };
}

/** Says whether it could be used now in any Region (4.2.2). */
export function canScout(_G: G, _use: Use): boolean {
  return false;
}

/** 4.2.2 */
export const scoutStep: DecisionOf<'scout'> = {
  prompt: () => ({ rule: '4.2.2', text: 'Scout.' }),
  actions: {},
};
