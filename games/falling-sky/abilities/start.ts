/* Which Special Abilities may be added to a Command, and the step each begins with (4.1). */

import type { AnyFrame } from '../../kit/frame';
import type { Order } from '../commands/order';
import type { G } from '../state';
import { canBuild } from './build';
import { canDevastate } from './devastate';
import { asIfEnlisted, canEnlist } from './enlisting';
import { canEntreat } from './entreat';
import type { Use } from './frames';
import { isStepped, type SteppedAbility } from './names';
import { canRampage } from './rampage';
import { canScout } from './scout';
import { asIfScouted } from './scouting';
import { canSuborn } from './suborn';
import { asIfTraded, canTrade } from './trade';
import { mayAccompany, useFor } from './use';

const CAN: Readonly<Record<SteppedAbility, (G: G, use: Use) => boolean>> = {
  build: canBuild,
  scout: canScout,
  entreat: canEntreat,
  devastate: canDevastate,
  trade: canTrade,
  suborn: canSuborn,
  enlist: canEnlist,
  rampage: canRampage,
};

/** Says whether a Special Ability with a step of its own may be added to a Command now. */
export function mayAdd(G: G, order: Order, ability: SteppedAbility): boolean {
  return mayAccompany(order, ability) && CAN[ability](G, useFor(order, ability));
}

/** Says whether a Special Ability could be used now in any Region. */
export function canUse(G: G, use: Use): boolean {
  return isStepped(use.ability) && CAN[use.ability](G, use);
}

/** Returns the frame in which a Special Ability is used. Throws for Ambush and Besiege. */
export function abilityFrame(use: Use): AnyFrame<G> {
  if (!isStepped(use.ability)) throw new Error(`${use.ability} has no step of its own`);
  return { step: use.ability, sides: [use.faction], use };
}

/**
 * Returns the Special Abilities that would make a Command possible of which no Region can be selected as it is (4.1): Enlist
 * and Scout bring pieces (4.5.1, 4.2.2), Trade Resources (4.4.1). `can` says whether a Command could be executed in at least one Region.
 */
export function enablingAbilities(
  G: G,
  order: Order,
  can: (G: G, order: Order) => boolean,
): SteppedAbility[] {
  const abilities: SteppedAbility[] = [];
  const enlisted = asIfEnlisted(G, order);
  if (enlisted !== null && can(enlisted.G, enlisted.order)) abilities.push('enlist');
  const traded = asIfTraded(G, order);
  if (traded !== null && can(traded, order)) abilities.push('trade');
  const scouted = asIfScouted(G, order);
  if (scouted !== null && can(scouted, order)) abilities.push('scout');
  return abilities;
}
