import type { Step } from '../../kit/step';
import type { G } from '../state';
import { activationStep } from './activation';
import { arrivalStep } from './arrivals';
import { lossStep } from './attrition';
import { choiceStep } from './choice';
import { councilStep } from './council';
import { devastationStep } from './devastation';
import { eventStep } from './event';
import { influenceStep } from './influence';
import { markersStep } from './markers';
import { restorationStep } from './restoration';
import { townStep } from './towns';

/** The steps of Events and Bonus Events (7.5). */
export const eventsSteps: Record<string, Step<G>> = {
  event: eventStep,
  eventInfluence: influenceStep,
  eventMarkers: markersStep,
  eventArrival: arrivalStep,
  eventRestoration: restorationStep,
  eventDevastation: devastationStep,
  eventTown: townStep,
  eventLoss: lossStep,
  eventCouncil: councilStep,
  eventActivation: activationStep,
  eventChoice: choiceStep,
};
