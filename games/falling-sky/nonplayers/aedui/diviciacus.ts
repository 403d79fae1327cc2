/* How Non-player Aedui use and lend pieces by the unshaded text of card 38 (8.6.8). */
import type { LegalMove } from '../../../kit/move';
import { withLent } from '../../commands/asking';
import type { Order } from '../../commands/order';
import { availableTroops } from '../../pieces/forces';
import type { G } from '../../state';
import { marginOf, romanScore } from '../../victory';
import type { OrderFrame } from '../chart';
import { type Moment, make } from '../moment';

/** The Roman score up to which the Aedui lend their Warbands. */
const HIGHEST_SCORE = 12;

/** 8.6.8: Says whether the Aedui agree that their Warbands act as Auxilia. */
export function lendsWarbands(G: G): boolean {
  return romanScore(G) <= HIGHEST_SCORE;
}

/** 8.6.8: Says whether Auxilia are placed by Rally: only those of Non-players, and where no Warbands are Available. */
export function mayRallyAuxilia(G: G): boolean {
  return G.seats.romans === null && availableTroops(G, 'aedui') === 0;
}

/** Returns a Command as it will be with the Auxilia that Non-player Romans are going to lend for it (8.8.8). */
export function withAuxilia(G: G, order: Order): Order {
  const joined = G.seats.romans === null ? withLent(G, order) : null;
  return joined !== null && marginOf(G, 'aedui') <= 0 ? joined : order;
}

/**
 * 8.6.8: Returns the question for the use of Auxilia, which begins a Battle, a Raid, and a Rally that could place them; null where
 * it is out of place. Those that March are Warbands only, as Auxilia bring no Aedui Control.
 */
export function askForAuxilia(at: Moment<OrderFrame>): LegalMove | null {
  const { command } = at.frame.order;
  const isWanted = command === 'rally' ? mayRallyAuxilia(at.G) : command !== 'march';
  return isWanted && at.may('pieces', 'romans') ? make('pieces', 'romans') : null;
}
