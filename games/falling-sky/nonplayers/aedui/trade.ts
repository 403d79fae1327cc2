/* Whether and how the Non-player Aedui Trade (8.6.3). */
import { findFrame } from '../../../kit/frame';
import type { LegalMove } from '../../../kit/move';
import { expectedTrade } from '../../abilities/trade';
import { useFor } from '../../abilities/use';
import type { Order } from '../../commands/order';
import { orderUnderWay } from '../../commands/underWay';
import { PLAYERS, type Player } from '../../components/factions';
import type { FrameOf, G } from '../../state';
import { type Moment, make } from '../moment';

/** With fewer Resources, alone or with the Romans, the Aedui think of Trade. */
const POOR = 10;
const POOR_TOGETHER = 15;
/** The 1st Eligible Aedui Trade for more than so many Resources only. */
const WORTH_IT = 2;

/**
 * 8.6.3: Says whether the Aedui Trade: after a Battle, or as they or they and the Romans are poor; and then as the 2nd Eligible
 * Faction, or for more than two Resources. All players are taken to agree who have not refused.
 */
export function isTradeDue(G: G, order: Order): boolean {
  const { aedui, romans } = G.resources;
  if (order.command !== 'battle' && aedui >= POOR && aedui + romans >= POOR_TOGETHER) return false;
  return isWorthIt(G, order);
}

function isWorthIt(G: G, order: Order): boolean {
  const count = expectedTrade(
    G,
    useFor(order, 'trade'),
    PLAYERS.filter((other) => mayAgree(G, order, other)),
  );
  return count > (isSecondEligible(G) ? 0 : WORTH_IT);
}

/** Romans run by rule always agree with the Aedui, other Non-players never do (8.4.2, 8.8.6). */
function mayAgree(G: G, { supply }: Order, other: Player): boolean {
  return (other === 'romans' || G.seats[other] !== null) && !supply.refused.includes(other);
}

function isSecondEligible(G: G): boolean {
  return findFrame(G, 'card')?.deeds.length === 1;
}

/**
 * Everybody is asked, and all that it brings is taken; with the shaded text of card 39 in the first Region that applies (8.3.3). Null
 * where too little is left of it for a Command, now that players have said whether they agree (8.6.3).
 */
export function nextTrade(at: Moment<FrameOf<'trade'>>): LegalMove | null {
  const { G, frame } = at;
  const order = orderUnderWay(G);
  if (frame.declares && order?.plan?.ability === 'trade' && !isWorthIt(G, order)) return null;
  if (at.may('trade')) return make('trade');
  const [region] = at.options('tradeIn');
  return region === undefined ? null : make('tradeIn', region);
}
