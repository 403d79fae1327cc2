import type { ProcedureOf } from '../state';

export const offBoardStep: ProcedureOf<'offBoard'> = { proceed: (play) => play.finish() };

export const interludeStep: ProcedureOf<'interlude'> = {
  proceed(play) {
    play.G.period++;
    play.G.turn = 1;
    play.finish();
  },
};

export const offBoardSteps = { offBoard: offBoardStep, interlude: interludeStep };
