/* Which Special Ability a Non-player uses where an Event lets it choose among them (8.2.3). */
import type { SteppedAbility } from '../../abilities/names';
import { type Order, orderFor } from '../../commands/order';
import type { Plan } from '../../commands/plan';
import { commandsOf } from '../../commands/start';
import { FULL, termsWith } from '../../commands/terms';
import type { RegionId } from '../../components/map';
import { regionsOf } from '../../places';
import { isFrost } from '../../sequence';
import type { OrderFrame } from '../chart';
import { chartOf } from '../charts';
import { atStep, seeing } from '../moment';
import { intentByCommand } from '../turn';
import { MIST } from './named';
import type { Alternative, EventMoment } from './pick';

/** Returns the Special Ability that goes with the Command to which the flowchart would come, of those that may be used; null for none. */
export function abilityOfFlowchart(
  at: EventMoment,
  alternatives: readonly Alternative[],
): SteppedAbility | null {
  const { G, side } = at;
  const commands: string[] = [...commandsOf(G, side, side, FULL, isFrost(G))];
  const seen = seeing(at, {
    may: (move, name) =>
      move === 'command'
        ? commands.includes(`${name}`)
        : move === 'ability' && alternatives.some(([each]) => each === name),
  });
  const plan = planOf(seen);
  const frame: OrderFrame = { step: plan.command, sides: [side], order: orderOf(at, plan) };
  const before = chartOf(side).ability(atStep(seen, frame), plan, 'before');
  return before ?? chartOf(side).ability(atStep(seen, frame), plan, 'after');
}

/** Returns the Command to which the flowchart would come; where that is none, one with which any Special Ability might go. */
function planOf(at: EventMoment): Plan {
  const intent = intentByCommand(at);
  if (intent.does === 'command') return intent.plan;
  return { box: '8.2.3', why: 'do as the Event says', command: at.side === 'romans' ? 'recruit' : 'rally' };
}

/** Returns that Command as if it had been executed, with the Special Ability on the terms of the Event. */
function orderOf({ G, side, frame }: EventMoment, { command }: Plan): Order {
  const abilityRegions: RegionId[] = frame.card === MIST ? ['britannia'] : frame.regions.slice(-1);
  const order = orderFor(command, side, side, termsWith({ freeAbilities: true, abilityRegions }));
  order.selected = regionsOf(G).filter((region) => !abilityRegions.includes(region));
  return order;
}
