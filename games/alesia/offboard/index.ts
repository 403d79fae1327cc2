import type { ProcedureOf } from '../state';
import { offBoardStep } from './shift';

export { fringeHolds, fringeTargets, isOnFringe } from './fringe';
export { enterBoard, entriesFor, exitZones, isHeldOff, leaveBoard, mayLeaveBoard } from './zones';

export const interludeStep: ProcedureOf<'interlude'> = {
  proceed(play) {
    play.G.period++;
    play.G.turn = 1;
    play.finish();
  },
};

export const offBoardSteps = { offBoard: offBoardStep, interlude: interludeStep };
