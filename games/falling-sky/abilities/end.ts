/* How a Special Ability ends, and how one that has done nothing is called off (4.1, 1.5.2). */
import { type Action, action } from '../../kit/action';
import type { Frame } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { orderUnderWay } from '../commands/underWay';
import type { Player } from '../components/factions';
import type { RegionId } from '../components/map';
import type { G } from '../state';
import type { Use } from './frames';
import { type AbilityName, TITLES } from './names';

/** The frame of any Special Ability that has a step of its own. */
export type AbilityFrame = Frame<string, Player> & { use: Use };

/** What a Special Ability that is over tells the step below it: the Regions it has selected; none when it was called off. */
interface Used {
  ability: AbilityName;
  selected: RegionId[];
}

/** Says whether a value handed down is of a Special Ability that has selected nothing, so that it has not been used. */
export function isUnused(value: unknown): boolean {
  return isUsed(value) && value.selected.length === 0;
}

function isUsed(value: unknown): value is Used {
  return typeof value === 'object' && value !== null && 'ability' in value && 'selected' in value;
}

/** 4.1: The Special Ability is over; that one was added to a Command which has selected nothing is forgotten. */
export function close(play: Play<G>, { ability, faction, selected }: Use): void {
  const order = orderUnderWay(play.G);
  if (order !== null && order.by === faction && selected.length === 0)
    order.abilities = order.abilities.filter((added) => added !== ability);
  play.finish({ ability, selected } satisfies Used);
}

/** 4.1: See {@link close}. */
export const end: Action<G, AbilityFrame> = action({
  effect(play, { frame: { use } }) {
    close(play, use);
  },
  label: ({ frame: { use } }) =>
    use.selected.length === 0 ? `Call off ${TITLES[use.ability]}` : `End ${TITLES[use.ability]}`,
});
