/* How the Non-player Romans execute a Command, and which Special Ability goes with it (8.8.1, 8.8.4, 8.8.5, 8.2.3). */
import { findFrame } from '../../../kit/frame';
import type { LegalMove } from '../../../kit/move';
import { mayAccompany } from '../../abilities/use';
import type { Order } from '../../commands/order';
import type { Plan } from '../../commands/plan';
import { regionsOf } from '../../places';
import type { FrameOf, G } from '../../state';
import type { OrderFrame } from '../chart';
import { marchOn } from '../marching';
import { isAt, type Moment, make } from '../moment';
import { askNext } from './asking';
import { battlesIn, isWorthBattle } from './battle';
import { wouldBuild } from './build';
import { withWarbands } from './diviciacus';
import { germansNext } from './germans';
import { campaign, wantsPassage, wantsWarbands } from './march';
import { recruitNext } from './recruit';
import { wouldScout } from './scout';
import { seizeNext } from './seize';
import { threatenedRegions } from './threat';

/** 8.2.3: Returns the plan of a Command that an Event grants: the priorities of its box in the Regions concerned. */
export function granted({ play }: Moment, order: Order): Plan {
  const { G } = play;
  const plan: Plan = { box: '8.2.3', why: `${order.command} as the Event says`, command: order.command };
  if (order.command === 'battle') plan.battles = battlesIn(play, withWarbands(G, order), regionsOf(G));
  return plan;
}

/** Returns the next move of the Command; null when it is done. A Command of which nothing has come is noted as abandoned. */
export function next(at: Moment<OrderFrame>, plan: Plan): LegalMove | null {
  const { order } = at.frame;
  const move = order.faction === 'germans' ? germansNext(at, plan) : nextOf(at, plan);
  if (move === null && order.selected.length === 0) abandon(at.G, plan);
  return move;
}

function nextOf(at: Moment<OrderFrame>, plan: Plan): LegalMove | null {
  if (isAt(at, 'battle')) return battleNext(at, plan);
  if (isAt(at, 'march')) return marchNext(at, plan);
  if (isAt(at, 'recruit')) return recruitNext(at);
  return isAt(at, 'seize') ? seizeNext(at) : null;
}

function abandon(G: G, plan: Plan): void {
  const turn = findFrame(G, 'turn');
  if (turn?.executes === 'command' && turn.faction === 'romans') turn.plan = { ...plan, abandoned: true };
}

/** 8.8.1, 8.8.8: The Battles that are planned, as long as they are still worth it; first the Aedui are asked for their Warbands. */
function battleNext(at: Moment<FrameOf<'battle'>>, plan: Plan): LegalMove | null {
  const { G } = at;
  const { order } = at.frame;
  if (at.may('pieces', 'aedui')) return make('pieces', 'aedui');
  const battles = plan.battles ?? [];
  for (let first = battles.shift(); first !== undefined; first = battles.shift()) {
    const { region, target, way } = first;
    if (!at.may('battle', region, target, way)) continue;
    if (isWorthBattle(G, order, region, target, way)) return make('battle', region, target, way);
  }
  return null;
}

/** 8.8.1, 8.8.8: The Aedui are asked for their Warbands, players not to Harass, Scout Reveals what Harasses the way if need be, then all March. */
function marchNext(at: Moment<FrameOf<'march'>>, plan: Plan): LegalMove | null {
  const { G } = at;
  const { order } = at.frame;
  if (plan.journeys === undefined) {
    if (at.may('pieces', 'aedui') && wantsWarbands(G, order)) return make('pieces', 'aedui');
    const question = wantsPassage(G, order) ? askNext(at, 'passage', order.passage) : null;
    if (question !== null) return question;
    const { journeys, rides, reveals } = campaign(at, order, threatenedRegions(G));
    plan.journeys = journeys;
    if (reveals.length > 0) {
      plan.rides = rides;
      plan.reveals = reveals;
      return make('ability', 'scout');
    }
  }
  return marchOn(at, plan);
}

/** 8.8.1, 8.8.4, 8.8.5: Before Recruit, or after March and Seize, Build or Scout; after a Battle without Besiege, Scout. */
export function ability(
  at: Moment<OrderFrame>,
  plan: Plan,
  when: 'before' | 'after',
): 'build' | 'scout' | null {
  const { order } = at.frame;
  if (order.faction !== 'romans' || (order.command === 'recruit') !== (when === 'before')) return null;
  if (when === 'after' && order.selected.length === 0) return null;
  if (!mayAccompany(order, 'build') || !wouldBuild(at.G, order)) return scoutIf(at);
  plan.ability = 'build';
  return 'build';
}

function scoutIf({ play, frame: { order } }: Moment<OrderFrame>): 'scout' | null {
  return mayAccompany(order, 'scout') && wouldScout(play, order) ? 'scout' : null;
}

/** 8.8.1: Scout instead of a Build that has come to nothing. */
export function instead(at: Moment<OrderFrame>, plan: Plan): LegalMove | null {
  const { order } = at.frame;
  if (plan.ability !== 'build' || order.abilities.includes('build')) return null;
  plan.ability = undefined;
  return scoutIf(at) !== null && at.may('ability', 'scout') ? make('ability', 'scout') : null;
}
