/* What follows each battle. */
import { leadersInDanger } from '../command';
import type { ProcedureOf } from '../state';
import { thinRages } from './rages';

/** A battle has been resolved, as 18.1 asks for; those that rage are without the fallen, and leaders may be caught (19.1, 19.3). */
export const aftermathStep: ProcedureOf<'aftermath'> = {
  proceed(play) {
    play.G.release.fought = true;
    thinRages(play.G);
    leadersInDanger(play);
    play.finish();
  },
};
