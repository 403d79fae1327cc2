/* Trade (4.4.1). */
import type { DecisionOf, G } from '../state';
import type { Use } from './use';

export interface TradeFrames {
  trade: { use: Use };
}

/** Says whether it could be used now in any Region (4.4.1). */
export function canTrade(_G: G, _use: Use): boolean {
  return false;
}

/** 4.4.1 */
export const tradeStep: DecisionOf<'trade'> = {
  prompt: () => ({ rule: '4.4.1', text: 'Trade.' }),
  actions: {},
};
