import type { ProcedureOf } from '../state';

export { fringeHolds, fringeTargets, isOnFringe } from './fringe';
export { enterBoard, entriesFor, exitZones, isHeldOff, leaveBoard, mayLeaveBoard } from './zones';

export const offBoardStep: ProcedureOf<'offBoard'> = { proceed: (play) => play.finish() };

export const interludeStep: ProcedureOf<'interlude'> = {
  proceed(play) {
    play.G.period++;
    play.G.turn = 1;
    play.finish();
  },
};

export const offBoardSteps = { offBoard: offBoardStep, interlude: interludeStep };
