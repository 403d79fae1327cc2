import { interludeStep } from './interlude';
import { replacementsStep } from './replacements';
import { returnsStep } from './returns';
import { offBoardStep } from './shift';

export { fringeHolds, fringeTargets, isOnFringe } from './fringe';
export { enterBoard, entriesFor, exitZones, isHeldOff, leaveBoard, mayLeaveBoard } from './zones';

export const offBoardSteps = {
  offBoard: offBoardStep,
  interlude: interludeStep,
  returns: returnsStep,
  replacements: replacementsStep,
};
