/* Which Special Abilities may be added to a Command, and the step each begins with (4.1). */

import type { AnyFrame } from '../../kit/frame';
import { rememberingCopy } from '../../kit/remembered';
import type { AbilityName, Order } from '../commands/order';
import type { Player } from '../components/factions';
import type { G } from '../state';
import { canBuild } from './build';
import { canDevastate } from './devastate';
import { asIfEnlisted, canEnlist } from './enlisting';
import { canEntreat } from './entreat';
import { canRampage } from './rampage';
import { canScout } from './scout';
import { asIfScouted } from './scouting';
import { canSuborn } from './suborn';
import { asIfTraded, canTrade } from './trade';
import { type Use, useOf } from './use';

export { TITLES } from './titles';

/** The Special Abilities that have a step of their own. */
export type SteppedAbility = Exclude<AbilityName, 'ambush' | 'besiege'>;

/** The Special Abilities of each Faction (4.2 to 4.5). */
export const ABILITIES: Readonly<Record<Player, readonly AbilityName[]>> = {
  romans: ['build', 'scout', 'besiege'],
  arverni: ['entreat', 'devastate', 'ambush'],
  aedui: ['trade', 'suborn', 'ambush'],
  belgae: ['enlist', 'rampage', 'ambush'],
};

/** Which Commands a Special Ability may accompany, where not any (4.1.1). */
const ACCOMPANIES: Readonly<Partial<Record<AbilityName, readonly string[]>>> = {
  build: ['recruit', 'march', 'seize'],
  besiege: ['battle'],
  ambush: ['battle'],
  suborn: ['rally', 'march', 'raid'],
  rampage: ['rally', 'raid', 'battle'],
};

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

/** Says whether a Special Ability may be added to a Command by its kind and what has happened in it (4.1, 4.1.1, 4.1.3). */
export function mayAccompany(order: Order, ability: AbilityName): boolean {
  if (order.faction !== order.by || order.viaBritannia) return false;
  if (order.abilities.includes(ability) || order.abilities.length >= order.terms.abilities) return false;
  return ABILITIES[order.by].includes(ability) && (ACCOMPANIES[ability]?.includes(order.command) ?? true);
}

/** Returns a Special Ability as it is added to a Command, on the Command's terms. */
export function useFor({ by, terms }: Order, ability: AbilityName): Use {
  return useOf(ability, by, terms.freeAbilities, terms.abilityRegions);
}

/** Says whether a Special Ability with a step of its own may be added to a Command now. */
export function mayAdd(G: G, order: Order, ability: SteppedAbility): boolean {
  return mayAccompany(order, ability) && CAN[ability](G, useFor(order, ability));
}

/** Says whether a Special Ability could be used now in any Region. */
export function canUse(G: G, use: Use): boolean {
  return isStepped(use.ability) && CAN[use.ability](G, use);
}

/** Says whether a Special Ability has a step of its own; Ambush and Besiege modify Battles (4.1). */
export function isStepped(ability: AbilityName): ability is SteppedAbility {
  return ability !== 'ambush' && ability !== 'besiege';
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
  if (enlisted !== null && rememberingCopy(enlisted.G, G, () => can(enlisted.G, enlisted.order)))
    abilities.push('enlist');
  const traded = asIfTraded(G, order);
  if (traded !== null && rememberingCopy(traded, G, () => can(traded, order))) abilities.push('trade');
  const scouted = asIfScouted(G, order);
  if (scouted !== null && can(scouted, order)) abilities.push('scout');
  return abilities;
}
