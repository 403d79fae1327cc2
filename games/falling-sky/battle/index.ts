/* The steps of a Battle under way. */
import { capabilityStep } from './capabilities';
import { declareStep } from './declare';
import { eliteStep } from './elite';
import { lossesStep } from './losses';
import { fightStep } from './procedure';
import { siegeStep } from './siege';
import { withdrawStep } from './withdraw';

/** The Battle and what others decide in it, by the names of their frames. */
export const battleSteps = {
  fight: fightStep,
  capability: capabilityStep,
  elite: eliteStep,
  declare: declareStep,
  siege: siegeStep,
  losses: lossesStep,
  withdraw: withdrawStep,
};
