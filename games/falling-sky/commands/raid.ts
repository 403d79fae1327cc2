/* Raid (3.3.3, 3.4.3). */
import type { DecisionOf, G } from '../state';
import { commonActions } from './common';
import type { Order } from './order';

export interface RaidFrames {
  raid: { order: Order };
}

/** Says whether the Command could be executed in at least one Region (3.3.3, 3.4.3). */
export function canRaid(_G: G, _order: Order): boolean {
  return false;
}

/** 3.3.3, 3.4.3 */
export const raidStep: DecisionOf<'raid'> = {
  prompt: () => ({ rule: '3.1', text: 'Raid.' }),
  actions: { ...commonActions },
};
