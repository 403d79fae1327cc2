/* What the Non-player Romans agree to (8.8.6, 8.8.8). */
import { findFrame } from '../../../kit/frame';
import type { FrameOf, G } from '../../state';
import { marginOf } from '../../victory';
import type { Moment } from '../moment';
import { isRunByPlayer } from '../priorities';

/** Says whether the Romans agree: to Supply Lines, Retreat and Quarters of Non-player Aedui only; to lend Auxilia by 8.8.8. */
export function romansAgree({ G, frame: { by, matter } }: Moment<FrameOf<'agreement'>>): boolean {
  if (by !== 'aedui' || matter === 'passage') return false;
  return matter === 'pieces' ? lendsAuxilia(G) : !isRunByPlayer(G, 'aedui');
}

/**
 * 8.8.8: Auxilia act as Aedui Warbands in a Command of the Aedui who do not exceed their victory threshold, not where the Aedui
 * are attacked. Where they Battle Romans these are not asked; where they Raid Romans the Raid flips no Auxilia.
 */
function lendsAuxilia(G: G): boolean {
  if (marginOf(G, 'aedui') > 0) return false;
  const fight = findFrame(G, 'fight');
  return fight === undefined || fight.attacker === 'aedui';
}
