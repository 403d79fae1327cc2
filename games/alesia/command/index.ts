import type { Action } from '../../kit/action';
import type { G } from '../state';
import { spheresStep, takeovers } from './spheres';

export { caughtLeaders, fallWithCompanions, isBesideUnit, leadersInDanger } from './leaders';
export {
  awaitRelief,
  countLandings,
  firstSortie,
  mayLeaveTown,
  movingNow,
  noteLanding,
  noteSortie,
} from './release';
export { lapseTakeovers } from './spheres';

export const commandSteps = { spheres: spheresStep };

/** What commanders may do out of turn about each other's units. */
export const commandActions: Record<string, Action<G>> = takeovers;
