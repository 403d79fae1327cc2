/* What follows each battle. */
import { findFrame } from '../../kit/frame';
import { leadersInDanger } from '../command';
import type { ProcedureOf } from '../state';

/**
 * Leaders may be caught (19.1, 19.3). The last battle of a combat makes it count for the besieged (18.1): not before, so that nobody advances
 * out of the town in the turn of the first one.
 */
export const aftermathStep: ProcedureOf<'aftermath'> = {
  proceed(play) {
    const { G } = play;
    const left = findFrame(G, 'battles')?.battles ?? [];
    if (left.length === 0) G.release.fought = true;
    leadersInDanger(play);
    play.finish();
  },
};
