/* What the flowcharts of the four Non-players have in common (8.1.3). */
import type { LegalMove } from '../../kit/move';
import type { SteppedAbility } from '../abilities/names';
import type { Order } from '../commands/order';
import type { Plan } from '../commands/plan';
import type { CommandName } from '../commands/terms';
import type { Text } from '../components/cards';
import type { FrameOf } from '../state';
import type { Moment } from './moment';

/** What a Non-player does when it is Eligible. */
export type Intent =
  | { does: 'pass'; rule: string }
  | { does: 'event'; text: Text; rule: string }
  | { does: 'command'; plan: Plan };

/** Any Command under way. */
export type OrderFrame = FrameOf<CommandName>;

/** Any Special Ability under way that has a step of its own. */
export type AbilityFrame = FrameOf<SteppedAbility>;

/** Commands as they could be executed, by their names. */
export type Orders = Readonly<Partial<Record<CommandName, Order>>>;

/** The flowchart of a Faction (8.5 to 8.8). */
export interface Chart {
  /** Follows the flowchart from the top: what the Faction does when it is Eligible. */
  turn(at: Moment<FrameOf<'turn'>>): Intent;
  /** Returns which of the Commands between which an Event lets it choose the flowchart comes to, by its conditions (8.2.3); null for none of them. */
  select(at: Moment, orders: Orders): CommandName | null;
  /** Returns the plan of a Command that an Event or WINTER CAMPAIGN grants, by the same priorities in the Regions concerned (8.2.3). */
  granted(at: Moment, order: Order): Plan;
  /** Returns what is done before a Special Ability is added at the start: Regions that are paid for (3.1); null when that is done. */
  first?(at: Moment<OrderFrame>, plan: Plan): LegalMove | null;
  /** Returns the next move of the Command itself by the priorities of its box; null when there is nothing more to do. */
  next(at: Moment<OrderFrame>, plan: Plan): LegalMove | null;
  /** Returns the Special Ability to add before the first or after the last Region of the Command; null for none then. */
  ability(at: Moment<OrderFrame>, plan: Plan, when: 'before' | 'after'): SteppedAbility | null;
  /** Returns the move that adds another Special Ability in place of one that has come to nothing; null for none. */
  instead?(at: Moment<OrderFrame>, plan: Plan): LegalMove | null;
  /** Returns the next move of a Special Ability by its priorities; null when there is nothing more to do. */
  use(at: Moment<AbilityFrame>): LegalMove | null;
}
