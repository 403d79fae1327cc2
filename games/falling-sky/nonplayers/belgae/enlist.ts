/* 8.5.1: Enlist of the Non-player Belgae. */
import { findFrame } from '../../../kit/frame';
import type { LegalMove } from '../../../kit/move';
import { germanicTerms } from '../../abilities/enlist';
import { affectedRegions } from '../../abilities/enlisting';
import type { Use } from '../../abilities/frames';
import { setupFor } from '../../battle/selection';
import { type Order, orderFor, withEnlisted } from '../../commands/order';
import type { PlannedBattle } from '../../commands/plan';
import { orderUnderWay } from '../../commands/underWay';
import type { RegionId } from '../../components/map';
import { troopsOf } from '../../pieces/force';
import { forceIn } from '../../pieces/forces';
import type { FrameOf, G } from '../../state';
import { couldCounterattack } from '../ambush';
import { type Moment, make } from '../moment';
import { outlook } from '../outlook';
import { usesOf } from '../worth';
import { germanicCommand } from './germans';
import { isWorthIt } from './worth';

/**
 * Returns the Regions of Battles to be fought where Germanic Warbands would add to the Losses of the enemy, or could absorb those of
 * a Counterattack, each with the Capabilities for one Region (13, 59) that those before it leave; none in a Winter Campaign, of which
 * Enlist is an action by itself (card 63).
 */
export function regionsToEnlist(G: G, order: Order, use: Use, battles: readonly PlannedBattle[]): RegionId[] {
  if (battles.length === 0 || findFrame(G, 'campaign') !== undefined) return [];
  const affected = affectedRegions(G, use);
  const used = [...order.used];
  const regions: RegionId[] = [];
  for (const battle of battles) {
    const { region } = battle;
    const mayJoin = affected.includes(region) && !order.enlisted.includes(region);
    if (mayJoin && troopsOf(forceIn(G, region, 'germans')) > 0 && areOfUse(G, order, battle, used))
      regions.push(region);
    used.push(...usesOf(G, order, battle, used));
  }
  return regions;
}

function areOfUse(G: G, order: Order, battle: PlannedBattle, used: readonly number[]): boolean {
  const { region, target } = battle;
  const alone = setupFor(G, order, region, target, 'battle');
  const joined = withEnlisted(order, [...order.enlisted, region]);
  const helps =
    couldCounterattack(G, alone, used) ||
    outlook(G, setupFor(G, joined, region, target, 'battle'), false, used).inflicted >
      outlook(G, alone, false, used).inflicted;
  return helps && isWorthIt(G, joined, { ...battle, way: 'battle' }, used);
}

/** Returns the Command that the Germans would execute; null for none. */
function germansWould(G: G, use: Use) {
  const terms = germanicTerms(G, use);
  return germanicCommand(G, (command) => orderFor(command, 'germans', 'belgae', terms));
}

/** Says whether the Germans could execute a Command that is of use to the Belgae. */
export function canLetGermansAct(G: G, use: Use): boolean {
  return germansWould(G, use) !== null;
}

/** In all Regions of Battles where Germans are of use; else the Germans execute a Command. */
export function enlistOn(at: Moment<FrameOf<'enlist'>>): LegalMove | null {
  const { G, frame } = at;
  const { use } = frame;
  const order = orderUnderWay(G);
  const battles = order?.faction === 'belgae' ? (order.plan?.battles ?? []) : [];
  const [region] = order === null ? [] : regionsToEnlist(G, order, use, battles);
  if (region !== undefined && at.may('join', region)) return make('join', region);
  const command = use.selected.length > 0 ? null : germansWould(G, use);
  return command !== null && at.may('germans', command) ? make('germans', command) : null;
}
