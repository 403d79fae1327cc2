import { actionsStep } from './actions';
import { cardStep } from './card';
import { cardPlayStep } from './cardPlay';
import { strategyStep } from './strategy';
import { surpriseStep } from './surprise';

/** Cards played out of turn, wherever pieces move (7.5.4). */
export const surpriseSteps = { surprise: surpriseStep };

/** The Strategy Phase (7.0). */
export const strategySteps = {
  strategy: strategyStep,
  card: cardStep,
  cardPlay: cardPlayStep,
  actions: actionsStep,
};
