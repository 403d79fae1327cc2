/* How a Special Ability ends, and how one that has done nothing is called off (4.1, 1.5.2). */
import { type Action, action } from '../../kit/action';
import type { Frame } from '../../kit/frame';
import { orderUnderWay } from '../commands/order';
import type { Player } from '../components/factions';
import type { G } from '../state';
import { TITLES } from './titles';
import type { Use } from './use';

/** The frame of any Special Ability that has a step of its own. */
export type AbilityFrame = Frame<string, Player> & { use: Use };

/** Forgets that a Special Ability was added to a Command, where it has selected nothing. */
export function callOff(G: G, { ability, faction, selected }: Use): void {
  const order = orderUnderWay(G);
  if (order === null || order.by !== faction || selected.length > 0) return;
  order.abilities = order.abilities.filter((added) => added !== ability);
}

/** 4.1: The Special Ability is over; one that has selected nothing has not been used. */
export const end: Action<G, AbilityFrame> = action({
  effect(play, { G, frame: { use } }) {
    callOff(G, use);
    play.finish();
  },
  label: ({ frame: { use } }) =>
    use.selected.length === 0 ? `Call off ${TITLES[use.ability]}` : `End ${TITLES[use.ability]}`,
});
