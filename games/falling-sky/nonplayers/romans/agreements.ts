/* What the Non-player Romans agree to (8.8.6, 8.8.8). */
import { findFrame } from '../../../kit/frame';
import { orderUnderWay } from '../../commands/order';
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
 * 8.8.8: Auxilia act as Aedui Warbands in a Command of the Aedui who do not exceed their victory threshold, not in a Raid of
 * players, who might Raid Romans, nor where the Aedui are attacked. Where they Battle Romans these are not asked.
 */
function lendsAuxilia(G: G): boolean {
  if (marginOf(G, 'aedui') > 0) return false;
  const fight = findFrame(G, 'fight');
  if (fight !== undefined) return fight.attacker === 'aedui';
  return orderUnderWay(G)?.command !== 'raid' || !isRunByPlayer(G, 'aedui');
}
