/* Rally (3.3.1, 3.4.1). */
import type { DecisionOf, G } from '../state';
import { commonActions } from './common';
import type { Order } from './order';

export interface RallyFrames {
  rally: { order: Order };
}

/** Says whether the Command could be executed in at least one Region (3.3.1, 3.4.1). */
export function canRally(_G: G, _order: Order): boolean {
  return false;
}

/** 3.3.1, 3.4.1 */
export const rallyStep: DecisionOf<'rally'> = {
  prompt: () => ({ rule: '3.1', text: 'Rally.' }),
  actions: { ...commonActions },
};
