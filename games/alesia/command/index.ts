import type { Action } from '../../kit/action';
import type { G } from '../state';

export { leadersInDanger } from './leaders';
export { awaitRelief, countLandings, mayLeaveTown } from './release';

export const commandSteps = {};

/** What the Romans may say out of turn: their standing orders for defensive fire. */
export const standingOrders: Record<string, Action<G>> = {};
