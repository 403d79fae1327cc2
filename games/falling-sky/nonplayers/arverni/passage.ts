/* Whom the Non-player Arverni ask not to Harass Vercingetorix, and what comes of it (1.5.2, 8.7.1). */
import type { LegalMove } from '../../../kit/move';
import type { Play } from '../../../kit/play';
import type { Order } from '../../commands/order';
import { withAgreed } from '../../commands/order';
import type { Journey, Plan } from '../../commands/plan';
import { PLAYERS, type Player } from '../../components/factions';
import { leaderOf } from '../../pieces/forces';
import type { G } from '../../state';
import type { OrderFrame } from '../chart';
import { type Moment, make } from '../moment';
import { isRunByPlayer } from '../priorities';
import { UNDER_THREAT } from './abilities';
import { marchAway } from './flight';
import { marchToMass } from './mass';
import { freeIn, routesFrom } from './routes';
import { marchToSpread } from './spread';

/** What each box of the flowchart Marches for. */
const MARCHES: Readonly<Record<string, (G: G, play: Play<G>, order: Order) => Journey[]>> = {
  [UNDER_THREAT]: marchAway,
  '8.7.4': marchToSpread,
  '8.7.6': marchToMass,
};

/**
 * 8.7.1: Before a March of the flowchart the players are asked whose agreement not to Harass opens Vercingetorix a way or spares him
 * Losses; what Marches is planned again once one has agreed. Null when nobody is left to be asked.
 */
export function passageFirst(at: Moment<OrderFrame>, plan: Plan): LegalMove | null {
  const { G, play, frame } = at;
  const { order } = frame;
  const march = MARCHES[plan.box];
  if (order.command !== 'march' || march === undefined || order.selected.length > 0) return null;
  const players = PLAYERS.filter((each) => isRunByPlayer(G, each));
  const options = players.length > 0 ? at.options('passage') : [];
  const askable = players.filter((each) => options.includes(each));
  if (askable.length > 0 && easesWay(G, order, askable)) return make('passage', askable[0]);
  if (order.passage.agreed.length === 0) return null;
  const journeys = march(G, play, order);
  if (journeys.length > 0) plan.journeys = journeys;
  return null;
}

/** Says whether Vercingetorix could reach more, or anything with fewer Losses, if these players agreed. */
function easesWay(G: G, order: Order, players: readonly Player[]): boolean {
  const from = leaderOf(G, 'arverni')?.region;
  if (from === undefined) return false;
  const hopeful = withAgreed(order, 'passage', players);
  const now = routesFrom(G, order, from, freeIn(G, from, 0));
  return routesFrom(G, hopeful, from, freeIn(G, from, 0)).some(({ to, losses }) =>
    now.every((route) => route.to !== to || route.losses > losses),
  );
}
