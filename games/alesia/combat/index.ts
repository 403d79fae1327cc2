import { advanceStep } from './advance';
import { aftermathStep } from './aftermath';
import { battleStep } from './battle';
import { battlesStep } from './battles';
import { combatStep } from './combat';
import { leaderFateStep } from './leaderFate';
import { retreatStep } from './retreat';

export { mayAttack } from './attackers';
export { battleOf, battlesOf } from './declared';
export { attackOf, type Defence, defenceFactor, defenceOf, type HexDefence } from './defence';
export type { Doubling } from './doubling';
export { type Forecast, forecast, forecastOf } from './forecast';
export type { Battle } from './frames';
export { obligations } from './obligations';
export { COLUMNS, type Odds, oddsOf } from './odds';
export { type Outcome, outcomeOf, resultOf } from './outcome';
export { ragesOf } from './rages';

/** The steps of hand-to-hand combat (13 to 16). */
export const combatSteps = {
  combat: combatStep,
  battles: battlesStep,
  battle: battleStep,
  leaderFate: leaderFateStep,
  retreat: retreatStep,
  advance: advanceStep,
  aftermath: aftermathStep,
};
