/* How a Non-player executes a Command: what its flowchart says, Special Ability before or after (8.1, 8.3, 8.4). */
import { findFrame } from '../../kit/frame';
import type { LegalMove } from '../../kit/move';
import type { Plan } from '../commands/plan';
import type { OrderFrame } from './chart';
import { chartOf } from './charts';
import type { Chooser } from './chooser';
import { instructedNext, instructedPlan } from './events/plans';
import { type Moment, make } from './moment';

/** Decides in the step of any Command that the Non-player executes, be it for the Germans. */
export const commandChooser: Chooser<OrderFrame> = {
  choose(at) {
    const plan = planOf(at);
    return (
      beforeAll(at, plan) ??
      withAbility(at, plan, 'before') ??
      chartOf(at.side).instead?.(at, plan) ??
      nextOf(at, plan) ??
      withAbility(at, plan, 'after') ??
      (at.may('end') ? make('end') : at.all()[0])
    );
  },
};

/** A Special Ability that comes after the Command does not lead to more of it (8.5.3, 8.5.4, 8.6.3, 8.7.3, 8.7.5, 8.8.5). */
function nextOf(at: Moment<OrderFrame>, plan: Plan): LegalMove | null {
  if (plan.considered === 'after' && at.frame.order.abilities.length > 0) return null;
  const instructed = instructedNext(at, plan);
  return instructed === undefined ? chartOf(at.side).next(at, plan) : instructed;
}

/** Returns what the Non-player has set out to do by the Command under way; what an Event grants is planned when it begins. */
function planOf(at: Moment<OrderFrame>): Plan {
  const { order } = at.frame;
  if (order.plan !== undefined) return order.plan;
  order.plan = takePlan(at) ?? instructedPlan(at) ?? chartOf(at.side).granted(at, order);
  return order.plan;
}

/** Takes over the plan of the turn or Winter Campaign to which the Command belongs; null where it belongs to neither. */
function takePlan({ G, side, frame: { order } }: Moment<OrderFrame>): Plan | null {
  const turn = findFrame(G, 'turn');
  if (turn?.executes === 'command' && turn.faction === side && turn.plan?.command === order.command) {
    const { plan } = turn;
    turn.plan = undefined;
    return plan;
  }
  const campaign = findFrame(G, 'campaign');
  if (campaign?.plan?.command !== order.command || campaign.faction !== side) return null;
  const { plan } = campaign;
  campaign.executed = { ...plan };
  campaign.plan = undefined;
  return plan;
}

function beforeAll(at: Moment<OrderFrame>, plan: Plan): LegalMove | null {
  return plan.considered === undefined ? (chartOf(at.side).first?.(at, plan) ?? null) : null;
}

/** Each of the two occasions is considered once; one Special Ability is added at most, where the terms allow no more. */
function withAbility(at: Moment<OrderFrame>, plan: Plan, when: 'before' | 'after'): LegalMove | null {
  if (plan.considered === when || plan.considered === 'after') return null;
  plan.considered = when;
  const ability = chartOf(at.side).ability(at, plan, when);
  return ability !== null && at.may('ability', ability) ? make('ability', ability) : null;
}
