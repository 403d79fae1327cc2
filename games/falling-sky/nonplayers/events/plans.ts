/* Commands that the instructions for an Event plan otherwise than the flowchart would (8.2.1, 8.2.3). */

import { findFrame, frameOf } from '../../../kit/frame';
import type { LegalMove } from '../../../kit/move';
import { setupFor } from '../../battle/selection';
import type { BattleMode } from '../../battle/terms';
import type { Order } from '../../commands/order';
import type { Journey, Plan, PlannedBattle } from '../../commands/plan';
import type { Faction, Player } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { forceIn } from '../../pieces/forces';
import { regionsOf } from '../../places';
import type { FrameOf, G } from '../../state';
import type { OrderFrame } from '../chart';
import { chartOf } from '../charts';
import { marchOn } from '../marching';
import { isAt, type Moment, make } from '../moment';
import { outlook } from '../outlook';
import { choose } from '../select';
import { legionsStruck, marchAgainstLegions } from './assault';
import { foeIn, goalIn, within } from './fleet';
import { foraysOf, PRIORITIES } from './foray';
import { IMPETUOSITY } from './named';

/** The section by which plans of this kind are known. */
const INSTRUCTED = '8.2.1';

/** Cards by which the Belgae Battle where Legions lose most. */
const AGAINST_LEGIONS: readonly number[] = [2, 45];
const AMBUSH_ALL = 36;
const WAR_FLEET = 62;
const ARDUENNA = 67;

/** Returns the plan of a Command as the instructions for the Event under way want it; null where they want nothing of it. */
export function instructedPlan(at: Moment<OrderFrame>): Plan | null {
  const { G, side } = at;
  const { order } = at.frame;
  const event = findFrame(G, 'event');
  if (event === undefined) return null;
  const plan = (more: Partial<Plan> = {}): Plan => ({
    box: INSTRUCTED,
    why: 'follow the instructions for the Event',
    command: order.command,
    ...more,
  });
  if (side === 'belgae' && AGAINST_LEGIONS.includes(event.card))
    return plan({ battles: againstLegions(at, order) });
  if (side === 'belgae' && event.card === AMBUSH_ALL)
    return order.command === 'battle'
      ? plan({ battles: ambushes(G, order) })
      : plan({ hides: regionsOf(G).filter((region) => liesOpen(G, side, region)) });
  if (event.card === ARDUENNA && side === 'arverni')
    return order.command === 'march'
      ? plan({ journeys: marchAgainstLegions(at, order) })
      : plan({ battles: againstLegions(at, order) });
  if (event.card === WAR_FLEET && side !== 'romans') {
    const goal = goalIn(event);
    return order.command === 'battle' && goal !== null
      ? plan({
          battles: [{ region: goal, target: foeIn(G, goal) ?? 'romans', way: 'battle' }],
        })
      : plan();
  }
  if (event.card === IMPETUOSITY && order.command === 'march' && (side === 'belgae' || side === 'arverni'))
    return plan({ journeys: groupAgainstPlayers(at, side) });
  return null;
}

/** Returns the next move of a Command by instructions; null when it is done, undefined where the plan is another's. */
export function instructedNext(at: Moment<OrderFrame>, plan: Plan): LegalMove | null | undefined {
  if (plan.box !== INSTRUCTED) return undefined;
  if (isAt(at, 'battle')) return battleNext(at, plan);
  if (isAt(at, 'rally') || isAt(at, 'raid')) {
    const goal = goalIn(frameOf(at.G, 'event'));
    return goal === null ? null : chartOf(at.side).next(within<OrderFrame>(at, goal), plan);
  }
  if (!isAt(at, 'march')) return null;
  const hidden = plan.hides?.find((region) => at.may('select', region));
  return hidden === undefined ? marchOn(at, plan) : make('select', hidden);
}

function battleNext(at: Moment<FrameOf<'battle'>>, plan: Plan): LegalMove | null {
  const battles = plan.battles ?? [];
  for (let battle = battles.shift(); battle !== undefined; battle = battles.shift()) {
    const { region, target, way } = battle;
    if (at.may('battle', region, target, way)) return make('battle', region, target, way);
  }
  return null;
}

/** Cards 2, 45 and 67: the Battles that force Losses on Legions, where the most first. */
function againstLegions(at: Moment<OrderFrame>, order: Order): PlannedBattle[] {
  const { play, G } = at;
  const ways = regionsOf(G).flatMap((region) =>
    (['ambush', 'battle'] as const)
      .filter((way) => at.may('battle', region, 'romans', way))
      .map((way) => ({ region, target: 'romans' as const, way })),
  );
  const struckBy = ({ region, target, way }: PlannedBattle) =>
    legionsStruck(outlook(G, setupFor(G, order, region, target, way)));
  let left = ways.filter((way) => struckBy(way) > 0);
  const battles: PlannedBattle[] = [];
  for (let next = choose(play, left, struckBy); next !== undefined; next = choose(play, left, struckBy)) {
    const { region } = next;
    battles.push(next);
    left = left.filter((way) => way.region !== region);
  }
  return battles;
}

/** Card 36: Ambushes of all Romans, then of Gauls, wherever they lose a piece. */
function ambushes(G: G, order: Order): PlannedBattle[] {
  const targets: readonly Faction[] = ['romans', 'aedui', 'arverni'];
  const way: BattleMode = 'ambush';
  const inflicts = (region: RegionId, target: Faction) =>
    outlook(G, setupFor(G, order, region, target, way)).inflicted > 0;
  return targets.flatMap((target) =>
    regionsOf(G)
      .filter((region) => inflicts(region, target))
      .map((region) => ({ region, target, way })),
  );
}

function liesOpen(G: G, side: Player, region: RegionId): boolean {
  const { revealed, scouted } = forceIn(G, region, side);
  return revealed + scouted > 0;
}

/**
 * Card 72: a group of Hidden Warbands goes where a player's pieces are. The Belgae bring the most they can against the player with the
 * highest margin; the Arverni the most they can to where it brings them Control, against Romans, then Aedui, then Belgae.
 */
function groupAgainstPlayers({ play, G }: Moment<OrderFrame>, side: 'belgae' | 'arverni'): Journey[] {
  const chosen = choose(play, foraysOf(G, side), ...PRIORITIES);
  if (chosen === undefined) return [];
  return [{ from: chosen.from, way: [chosen.to], pieces: { hidden: chosen.count } }];
}
