/* Which Auxilia Scout, and what they find (4.2.2). */

import type { Obstacle } from '../../kit/action';
import type { Order } from '../commands/order';
import { FACTIONS, type Faction } from '../components/factions';
import type { RegionId } from '../components/map';
import { forceIn } from '../pieces/forces';
import { withForces } from '../pieces/hypothetical';
import { adjacentTo, regionName, regionsOf } from '../places';
import type { G } from '../state';
import type { Patrol, Seen } from './frames';
import { leaderReaches, mayAccompany, regionsInReach, useFor } from './use';

export const SEEN: readonly Seen[] = ['hidden', 'revealed'];

/** How many Warbands each piece that flips may Reveal or mark (4.2.2). */
export const WARBANDS_PER_AUXILIA = 2;

/** Returns how many Auxilia in a Region may move by a Scout. */
export function mayMove(G: G, { use, arrived, found }: Patrol, region: RegionId, lie: Seen): number {
  if (found !== undefined || region === 'britannia') return 0;
  if (use.regions !== null && !use.regions.includes(region)) return 0;
  return Math.max(0, forceIn(G, region, 'romans')[lie] - (arrived?.[region]?.[lie] ?? 0));
}

/** Returns the Regions into which Auxilia may move from one: the adjacent ones, not across the sea. */
export function destinations(G: G, from: RegionId): RegionId[] {
  return adjacentTo(G, from).filter((to) => to !== 'britannia');
}

/** Says whether Auxilia may move from a Region into another; see {@link destinations}. */
export function mayEnter(G: G, from: RegionId, to: RegionId): boolean {
  return to !== 'britannia' && adjacentTo(G, from).includes(to);
}

/** Says whether Scout Reveals in one Region only (card 12). */
export function isConfined({ capabilities }: G): boolean {
  return capabilities[12]?.text === 'shaded';
}

/** Returns why Warbands in a Region cannot be Revealed or marked; null when they can. */
export function obstacleToFind(G: G, patrol: Patrol, region: RegionId): Obstacle | null {
  const { found = [] } = patrol;
  if (isConfined(G) && found.some((each) => each !== region))
    return { rule: '5.3', text: 'Scout may Reveal Warbands in just one Region (card 12).' };
  if (!leaderReaches(G, 'romans', region))
    return { rule: '4.1.2', text: `The Roman Leader is too far from ${regionName(G, region)}.` };
  if (mayMark(G, patrol, region) === 0)
    return { rule: '4.2.2', text: `No Hidden Auxilia is in ${regionName(G, region)}.` };
  return null;
}

/** Returns how many Warbands the Auxilia in a Region may still Reveal or mark: two for each that flips. */
export function mayMark(G: G, { use, arrived, spare }: Patrol, region: RegionId): number {
  const { hidden } = forceIn(G, region, 'romans');
  const isOpen = use.regions === null || use.regions.includes(region);
  const flipping = isOpen ? hidden : Math.min(hidden, arrived?.[region]?.hidden ?? 0);
  return WARBANDS_PER_AUXILIA * flipping + (spare?.[region] ?? 0);
}

/** Returns how many Auxilia have to flip so that so many Warbands are Revealed or marked. */
export function flipsFor({ spare }: Patrol, region: RegionId, warbands: number): number {
  return Math.ceil(Math.max(0, warbands - (spare?.[region] ?? 0)) / WARBANDS_PER_AUXILIA);
}

/** Notes that Auxilia in a Region have flipped and Warbands were marked. */
export function noteFound(patrol: Patrol, region: RegionId, flipped: number, warbands: number): void {
  patrol.found = [...new Set([...(patrol.found ?? []), region])];
  const left = (patrol.spare?.[region] ?? 0) + WARBANDS_PER_AUXILIA * flipped - warbands;
  patrol.spare ??= {};
  patrol.spare[region] = left;
  const arrivals = patrol.arrived?.[region];
  if (arrivals !== undefined) arrivals.hidden = Math.max(0, arrivals.hidden - flipped);
}

/** A Warband that can be Revealed or marked. */
export type Find = `${Faction} ${Seen}`;

/** Returns the kinds of Warbands in a Region without Scouted markers. */
export function findsIn(G: G, region: RegionId): Find[] {
  const finds: Find[] = [];
  for (const faction of FACTIONS) {
    if (faction === 'romans') continue;
    const force = forceIn(G, region, faction);
    for (const lie of SEEN) if (force[lie] > 0) finds.push(`${faction} ${lie}`);
  }
  return finds;
}

/** Returns whose Warbands those are, and how they lie. */
export function partsOf(find: Find): { faction: Faction; lie: Seen } {
  const faction = FACTIONS.find((each) => find.startsWith(`${each} `));
  if (faction === undefined) throw new Error(`nobody has ${find}`);
  return { faction, lie: find.endsWith('hidden') ? 'hidden' : 'revealed' };
}

function mayFind(G: G, patrol: Patrol, region: RegionId): boolean {
  return (
    mayMark(G, patrol, region) > 0 &&
    obstacleToFind(G, patrol, region) === null &&
    findsIn(G, region).length > 0
  );
}

/** Returns the Regions where Warbands can be Revealed or marked. */
export function regionsToFind(G: G, patrol: Patrol): RegionId[] {
  return regionsInReach(G, 'romans').filter((region) => mayFind(G, patrol, region));
}

/** Returns the Regions out of which Auxilia can move. */
export function regionsToLeave(G: G, patrol: Patrol): RegionId[] {
  return regionsOf(G).filter((region) => mayLeave(G, patrol, region));
}

function mayLeave(G: G, patrol: Patrol, region: RegionId): boolean {
  return mayMove(G, patrol, region, 'hidden') > 0 || mayMove(G, patrol, region, 'revealed') > 0;
}

/** Says whether any Auxilia can move, Reveal or mark Warbands. */
export function canPatrol(G: G, patrol: Patrol): boolean {
  return (
    regionsOf(G).some((region) => mayLeave(G, patrol, region)) ||
    regionsInReach(G, 'romans').some((region) => mayFind(G, patrol, region))
  );
}

/** Returns the game as if Auxilia had come by Scout wherever they could; null where Scout cannot be added to a Command about to begin. */
export function asIfScouted(G: G, order: Order): G | null {
  if (order.faction !== 'romans' || !mayAccompany(order, 'scout')) return null;
  const patrol = { use: useFor(order, 'scout') };
  const arrived = new Set(regionsToLeave(G, patrol).flatMap((from) => destinations(G, from)));
  return withForces(G, (change) => {
    for (const to of arrived)
      change(to, 'romans', (force) => {
        force.hidden++;
      });
  });
}
