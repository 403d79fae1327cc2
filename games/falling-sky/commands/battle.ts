/* Battle (3.2.4, 3.3.4, 3.4.4). */
import type { Fight } from '../battle/fight';
import type { DecisionOf, G, ProcedureOf } from '../state';
import { commonActions } from './common';
import type { Order } from './order';

export interface BattleFrames {
  battle: { order: Order };
  fight: Fight;
}

/** Says whether the Command could be executed in at least one Region (3.2.4, 3.3.4, 3.4.4). */
export function canBattle(_G: G, _order: Order): boolean {
  return false;
}

/** 3.2.4, 3.3.4, 3.4.4 */
export const battleStep: DecisionOf<'battle'> = {
  prompt: () => ({ rule: '3.1', text: 'Battle.' }),
  actions: { ...commonActions },
};

/** 3.2.4, 3.3.4, 3.4.4 */
export const fightStep: ProcedureOf<'fight'> = {
  proceed(play) {
    play.finish();
  },
};
