/* What follows each battle. */
import { leadersInDanger } from '../command';
import type { ProcedureOf } from '../state';

/** A battle has been resolved, as 18.1 asks for, and leaders may be caught (19.1, 19.3). */
export const aftermathStep: ProcedureOf<'aftermath'> = {
  proceed(play) {
    play.G.release.fought = true;
    leadersInDanger(play);
    play.finish();
  },
};
