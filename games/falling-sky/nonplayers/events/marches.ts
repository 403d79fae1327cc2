/* Which Regions a free March leads out of and into, where an Event asks for them ahead of it (8.2.3). */
import { Play } from '../../../kit/play';
import type { Random } from '../../../kit/random';
import { orderFor } from '../../commands/order';
import type { Journey } from '../../commands/plan';
import { FREE, limitedTo, termsWith } from '../../commands/terms';
import type { RegionId } from '../../components/map';
import type { Moment } from '../moment';
import { seeing } from '../moment';
import { campaign } from '../romans/march';
import { threatenedRegions } from '../romans/threat';
import type { Alternative, EventMoment } from './pick';
import { regionOfArgument } from './read';

/** From where a March may set out, and whether out of one Region only; null for anywhere. */
interface Origins {
  regions: RegionId[] | null;
  most: number | null;
}

export const ANYWHERE: Origins = { regions: null, most: null };

/** Returns the Region into which the March of the flowchart would lead, of those between which the Event lets it choose; null for none of them. */
export function goalOfMarch(
  at: EventMoment,
  alternatives: readonly Alternative[],
  from: Origins,
): Alternative | null {
  const goal = aimOf(at, regionsOfWays(alternatives), from);
  return alternatives.find(([region]) => region === goal) ?? null;
}

/** Returns that of some Regions into which the March of the flowchart would lead; undefined for none. */
export function aimOf(at: Moment, into: RegionId[], from: Origins = ANYWHERE): RegionId | undefined {
  const [journey] = journeysInto(at, into, from);
  return journey?.way.at(-1);
}

/** Returns the Region out of which the March of the flowchart would lead into one of some Regions, of those between which the Event lets it choose; null for none of them. */
export function originOfMarch(
  at: EventMoment,
  alternatives: readonly Alternative[],
  into: RegionId[],
): Alternative | null {
  const [journey] = journeysInto(at, into, { regions: regionsOfWays(alternatives), most: 1 });
  return alternatives.find(([region]) => region === journey?.from) ?? null;
}

function regionsOfWays(alternatives: readonly Alternative[]): RegionId[] {
  return alternatives.map(([region]) => regionOfArgument(region));
}

/** Returns the groups of a March from Region to Region into one of some Regions, as the flowchart plans it. */
function journeysInto(at: Moment, into: RegionId[], from: Origins): readonly Journey[] {
  const { G, side } = at;
  const march = limitedTo({ steps: 1, together: true });
  const { regions, most } = from;
  const order = orderFor('march', side, side, termsWith({ regions, into, march, most }, FREE));
  const untold = seeing(at, { play: new Play(G, chanceOf(at)) });
  const journeys =
    side === 'romans'
      ? campaign(untold, order, threatenedRegions(G)).journeys
      : (at.planGranted(untold, order).journeys ?? []);
  tellRolls(at, untold);
  return journeys;
}

/** Tells of what has been thought over the dice that were rolled, and nothing else. */
function tellRolls(at: Moment, untold: Moment): void {
  for (const { rule, text, ...about } of untold.play.lines)
    if (about.kind === 'roll') at.play.journal(rule, text, about);
}

/** Returns the chance of a move, for what is only thought over, and tells the journal nothing. */
export function chanceOf({ play }: Moment): Random {
  return {
    D6: (count) => play.roll(count),
    Die: (sides) => play.pick(Array.from({ length: sides }, (_, index) => index + 1)),
    Shuffle: (items) => play.shuffle(items),
  };
}
