/* The Winter Round (6.0). */
import type { ProcedureOf } from '../state';

export interface WinterFrames {
  /** The phase that comes next: Victory, Germans, Quarters, Harvest, Senate, Spring. */
  winter: { phase: number };
  quarters: { faction: null };
  harvest: { faction: null };
}

/** 6.0 */
export const winterStep: ProcedureOf<'winter'> = {
  proceed(play) {
    play.finish();
  },
};
