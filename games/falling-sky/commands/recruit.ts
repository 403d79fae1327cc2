/* Recruit (3.2.1). */
import type { DecisionOf, G } from '../state';
import { commonActions } from './common';
import type { Order } from './order';

export interface RecruitFrames {
  recruit: { order: Order };
}

/** Says whether the Command could be executed in at least one Region (3.2.1). */
export function canRecruit(_G: G, _order: Order): boolean {
  return false;
}

/** 3.2.1 */
export const recruitStep: DecisionOf<'recruit'> = {
  prompt: () => ({ rule: '3.1', text: 'Recruit.' }),
  actions: { ...commonActions },
};
