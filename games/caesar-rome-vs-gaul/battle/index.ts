import { battleStep, nativeBattleStep } from './battle';
import { fightStep } from './fight';
import { rerollStep } from './rerolls';
import { retreatStep } from './retreat';
import { reliefStep } from './sorties';

/** The steps of battles (13.0, 14.6). */
export const battleSteps = {
  battle: battleStep,
  nativeBattle: nativeBattleStep,
  fight: fightStep,
  relief: reliefStep,
  reroll: rerollStep,
  retreat: retreatStep,
};
