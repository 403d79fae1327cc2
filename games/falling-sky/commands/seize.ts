/* Seize (3.2.3). */
import type { DecisionOf, G } from '../state';
import { commonActions } from './common';
import type { Order } from './order';

export interface SeizeFrames {
  seize: { order: Order };
}

/** Says whether the Command could be executed in at least one Region (3.2.3). */
export function canSeize(_G: G, _order: Order): boolean {
  return false;
}

/** 3.2.3 */
export const seizeStep: DecisionOf<'seize'> = {
  prompt: () => ({ rule: '3.1', text: 'Seize.' }),
  actions: { ...commonActions },
};
