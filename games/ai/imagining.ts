import type { Seat, Stacked } from '../kit/frame';
import { plain } from '../kit/json';
import type { Random } from '../kit/random';
import type { BotRulebook } from '../kit/rulebook';
import { sidesAt } from '../kit/seats';

/**
 * Returns a whole state as it may be, from what a seat sees of `G`: what the seat does not know is dealt anew, the likely deals more often,
 * and the seat sees the same of it. Nothing of what the seat does not see of `G` has a part in it.
 */
export function imaginedBy<G extends Stacked>(
  { view, bots }: Pick<BotRulebook<G>, 'view' | 'bots'>,
  G: G,
  seat: Seat,
  random: Random,
): G {
  const sides = sidesAt(G, seat);
  return plain(bots.determinize(view(G, sides), sides, random));
}
