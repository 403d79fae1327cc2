/* The Warbands that the Aedui lend Non-player Romans by the unshaded text of card 38 (8.6.8, 8.8.8). */
import { withLent } from '../../commands/asking';
import type { Order } from '../../commands/order';
import type { G } from '../../state';
import { lendsWarbands } from '../aedui/diviciacus';

/**
 * Returns a Command of the Romans as it will be with the Warbands that Non-player Aedui are going to lend for it (8.6.8); `hopeful` if
 * a player is taken to lend them, too.
 */
export function withWarbands(G: G, order: Order, hopeful = false): Order {
  const lent = withLent(G, order);
  if (lent === null) return order;
  const lends = G.seats.aedui === null ? lendsWarbands(G) : hopeful;
  return lends ? lent : order;
}
