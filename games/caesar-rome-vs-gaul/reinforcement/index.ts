import { appointmentStep } from './appointment';
import { caesarStep, delayStep } from './caesar';
import { chiefStep } from './chief';
import { councilBoxStep, majorUprisingStep } from './council';
import { encampmentStep } from './encampment';
import { legateDrawStep, legatesStep } from './legates';
import { legionsStep } from './legions';
import { musterStep } from './muster';
import { placementStep, relocationStep } from './placement';
import { dealStep, reinforcementStep, uprisingStep } from './reinforcement';
import { levyStep, replacementsStep } from './replacements';

/** The set-up and the Reinforcement Phase (3.1, 5.0). */
export const reinforcementSteps = {
  appointment: appointmentStep,
  encampment: encampmentStep,
  reinforcement: reinforcementStep,
  uprising: uprisingStep,
  chief: chiefStep,
  legions: legionsStep,
  delay: delayStep,
  legateDraw: legateDrawStep,
  legatePosts: legatesStep,
  deal: dealStep,
};

/** The Gallic Spring Muster (6.0). */
export const musterSteps = { muster: musterStep };

/** How Tribes, Legions and Caesar arrive, in the Reinforcement Phase or by a card or an Action Point. */
export const arrivalSteps = {
  placement: placementStep,
  relocation: relocationStep,
  replacements: replacementsStep,
  levy: levyStep,
  caesar: caesarStep,
  councilBox: councilBoxStep,
  majorUprising: majorUprisingStep,
};
