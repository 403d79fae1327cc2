/* What follows each battle. */
import type { ProcedureOf } from '../state';
import { thinRages } from './rages';

/** A battle has been resolved, as 18.1 asks for; those that rage are without the fallen. */
export const aftermathStep: ProcedureOf<'aftermath'> = {
  proceed(play) {
    play.G.release.fought = true;
    thinRages(play.G);
    play.finish();
  },
};
