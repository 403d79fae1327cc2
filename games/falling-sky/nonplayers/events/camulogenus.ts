/* Where a Non-player executes the free Command of Camulogenus (card 70, 8.2.3). */
import { Play } from '../../../kit/play';
import { type Order, orderFor } from '../../commands/order';
import { canExecute, commandNames } from '../../commands/start';
import { type CommandName, FREE, termsWith } from '../../commands/terms';
import type { RegionId } from '../../components/map';
import { controls } from '../../pieces/control';
import { troopsOf } from '../../pieces/force';
import { forceIn } from '../../pieces/forces';
import { chartOf } from '../charts';
import type { Moment } from '../moment';
import { seeing } from '../moment';
import { choose } from '../select';
import { chanceOf } from './marches';
import type { Alternative, EventMoment } from './pick';
import { regionOfArgument } from './read';

/**
 * Returns a Region in which the flowchart comes to the Command to which it comes for all of them, rather the one where its Battle or March
 * would begin; of equals one under its own Control, then one with the most of its Warbands.
 */
export function chooseRegionOfCommand(
  at: EventMoment,
  alternatives: readonly Alternative[],
): Alternative | null {
  const { play, G, side } = at;
  const [thought, all] = [onceRolled(at), alternatives.map(regionIn)];
  const name = selectedIn(thought, all);
  const first = name === null ? undefined : beginning(thought, orderIn(at, name, all));
  return (
    choose(
      play,
      alternatives,
      (one) => selectedIn(thought, [regionIn(one)]) === name,
      (one) => regionIn(one) === first,
      (one) => controls(G, side, regionIn(one)),
      (one) => troopsOf(forceIn(G, regionIn(one), side)),
    ) ?? null
  );
}

function regionIn([region]: Alternative): RegionId {
  return regionOfArgument(region);
}

/** Returns the Command to which the flowchart comes in some Regions; null for none. */
function selectedIn(at: Moment, regions: RegionId[]): CommandName | null {
  const orders: Partial<Record<CommandName, Order>> = {};
  for (const name of commandNames(at.side)) {
    const order = orderIn(at, name, regions);
    if (canExecute(at.G, order)) orders[name] = order;
  }
  return chartOf(at.side).select(at, orders);
}

function orderIn({ side }: Moment, name: CommandName, regions: RegionId[]): Order {
  return orderFor(
    name,
    side,
    side,
    termsWith({ regions, most: 1, abilities: 1, abilityRegions: regions }, FREE),
  );
}

/** Returns where the flowchart would begin a Battle or March; undefined where it does not say that ahead. */
function beginning(at: Moment, order: Order): RegionId | undefined {
  const { battles = [], journeys = [] } = chartOf(at.side).granted(at, order);
  return battles[0]?.region ?? journeys[0]?.from;
}

/** Returns a decision that is only thought over: whatever asks for a die gets the same one, and the journal tells nothing. */
function onceRolled(at: Moment): Moment {
  let die: number | undefined;
  const D6 = (count: number) => {
    die ??= at.play.roll(1)[0];
    return Array<number>(count).fill(die);
  };
  return seeing(at, { play: new Play(at.G, { ...chanceOf(at), D6 }) });
}
