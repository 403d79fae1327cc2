import { interludeStep } from './interlude';
import { replacementsStep } from './replacements';
import { reportStep } from './report';
import { returnsStep } from './returns';
import { homecomingStep, messengerStep, scoutingStep } from './scouting';
import { screeningStep } from './screening';
import { offBoardStep } from './shift';

export { fringeHolds, fringeTargets } from './fringe';
export { hasUnitsOff } from './shift';
export { type Entry, enterBoard, entriesFor, exitZones, leaveBoard, mayLeaveBoard } from './zones';

export const offBoardSteps = {
  offBoard: offBoardStep,
  interlude: interludeStep,
  returns: returnsStep,
  replacements: replacementsStep,
  screening: screeningStep,
  scouting: scoutingStep,
  messenger: messengerStep,
  homecoming: homecomingStep,
  report: reportStep,
};
