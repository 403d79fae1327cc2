/* What all Special Abilities have in common (4.1): who uses one, on what terms, and how far a Leader reaches. */

import { noAnswers } from '../answers';
import type { Order } from '../commands/order';
import type { Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { forceIn, leaderOf } from '../pieces/forces';
import { isWithinOne, regionsOf, withinOne } from '../places';
import type { G } from '../state';
import type { Use } from './frames';
import { ABILITIES, type AbilityName } from './names';

/** Returns a Special Ability about to be used, as an Event grants it or as it is added to a Command. */
export function useOf(
  ability: AbilityName,
  faction: Player,
  free: boolean,
  regions: RegionId[] | null = null,
): Use {
  return { ability, faction, free, regions, selected: [], supply: noAnswers() };
}

/** Says whether a Leader of the user is near enough: within one Region by his own name, in it as Successor (4.1.2). */
export function leaderReaches(G: G, faction: Player, region: RegionId): boolean {
  if (faction === 'romans' && G.capabilities[12]?.text === 'unshaded') return true;
  const leader = leaderOf(G, faction);
  if (leader === null) return false;
  return leader.as === 'named' ? isWithinOne(G, leader.region, region) : leader.region === region;
}

/** Returns the Regions that a Leader of the user reaches, in a fixed order; see {@link leaderReaches}. */
export function regionsInReach(G: G, faction: Player): readonly RegionId[] {
  if (faction === 'romans' && G.capabilities[12]?.text === 'unshaded') return regionsOf(G);
  const leader = leaderOf(G, faction);
  if (leader === null) return [];
  return leader.as === 'named' ? withinOne(G, leader.region) : [leader.region];
}

/** Returns the Regions in reach of its Leader that a Faction may still select and where it has Hidden Warbands (4.3.1, 4.5.2). */
export function hiddenInReach(G: G, use: Use, faction: Player): RegionId[] {
  return regionsInReach(G, faction).filter(
    (region) => hasHidden(G, faction, region) && isSelectable(G, use, region),
  );
}

/** Returns the Regions that may still be selected, before what each Special Ability asks of them. */
export function selectable(G: G, use: Use): readonly RegionId[] {
  const { regions, selected } = use;
  if (regions === null && selected.length === 0) return regionsOf(G);
  return regionsOf(G).filter((region) => isOpen(use, region));
}

/** Says whether a Region may still be selected, before what the Special Ability asks of it. */
export function isSelectable(G: G, use: Use, region: RegionId): boolean {
  return isOpen(use, region) && regionsOf(G).includes(region);
}

function isOpen({ regions, selected }: Use, region: RegionId): boolean {
  return !selected.includes(region) && (regions === null || regions.includes(region));
}

/** Says whether a Faction has a Hidden Warband in a Region. */
export function hasHidden(G: G, faction: Player, region: RegionId): boolean {
  return forceIn(G, region, faction).hidden > 0;
}

/** Which Commands a Special Ability may accompany, where not any (4.1.1). */
const ACCOMPANIES: Readonly<Partial<Record<AbilityName, readonly string[]>>> = {
  build: ['recruit', 'march', 'seize'],
  besiege: ['battle'],
  ambush: ['battle'],
  suborn: ['rally', 'march', 'raid'],
  rampage: ['rally', 'raid', 'battle'],
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
