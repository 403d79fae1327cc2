/* March (3.2.2, 3.3.2, 3.4.2). */
import type { DecisionOf, G } from '../state';
import { commonActions } from './common';
import type { Order } from './order';

export interface MarchFrames {
  march: { order: Order };
}

/** Says whether the Command could be executed in at least one Region (3.2.2, 3.3.2, 3.4.2). */
export function canMarch(_G: G, _order: Order): boolean {
  return false;
}

/** 3.2.2, 3.3.2, 3.4.2 */
export const marchStep: DecisionOf<'march'> = {
  prompt: () => ({ rule: '3.1', text: 'March.' }),
  actions: { ...commonActions },
};
