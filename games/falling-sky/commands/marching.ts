/* Who may March where and how far (3.2.2, 3.3.2, 3.4.2). */

import type { Obstacle } from '../../kit/action';
import { Filtered } from '../../kit/filtered';
import { FACTIONS, type Faction, nameOf } from '../components/factions';
import { REGIONS, type RegionId } from '../components/map';
import { emptyGroup, type Group, groupWith, LIES, mobileOf, troopsOf } from '../pieces/force';
import { forceIn, leaderOf } from '../pieces/forces';
import { adjacentTo, borderBetween, regionName, regionsOf } from '../places';
import type { G } from '../state';
import { isHelped, lenderIn } from './asking';
import { canPay } from './costs';
import type { Column, Trek } from './frames';
import { isPaid, maySelect, type Order } from './order';
import { emptyParty, groupIn, NO_PARTY, type Party, sizeOf } from './party';

/** Returns how a March begins. */
export function newTrek(): Trek {
  return { arrived: {}, sent: { groups: 0, pieces: 0, legions: 0 } };
}

const BAGGAGE_TRAINS = 8;

/** Returns what it costs to select an origin, before what makes Commands free or dearer (3.2.2, 3.3.2, cards 5 and 8). */
export function marchPrice(G: G, order: Order, region: RegionId): number {
  const { faction } = order;
  if (isPaid(order, region)) return 0;
  const trains = G.capabilities[BAGGAGE_TRAINS];
  if (region === 'cisalpina' || (trains?.text === 'unshaded' && trains.holder === faction)) return 0;
  return (faction === 'romans' ? 2 : 1) * (G.devastated.includes(region) ? 2 : 1);
}

/** Returns the Factions whose pieces a March out of a Region may take along: its own, Enlisted Germans, lent ones (4.5.1, card 38). */
export function marchersIn(G: G, order: Order, region: RegionId): Faction[] {
  const marchers: Faction[] = [order.faction];
  if (order.enlisted.includes(region)) marchers.push('germans');
  const lender = lenderIn(G, order, region);
  if (lender !== null) marchers.push(lender);
  return marchers;
}

/** Returns the pieces in a Region that could still form a group: not those that have Marched or may not leave (3.2.2, card 4). */
function movableIn(
  G: G,
  order: Order,
  trek: Trek,
  region: RegionId,
  marchers = marchersIn(G, order, region),
): Party {
  const party = emptyParty();
  for (const faction of marchers) {
    if (mobileOf(forceIn(G, region, faction)) === 0) continue;
    const group = movableOf(G, order, trek, region, faction);
    if (mobileOf(group) > 0) party[faction] = group;
  }
  return party;
}

function movableOf(G: G, order: Order, trek: Trek, region: RegionId, faction: Faction): Group {
  const { march } = order.terms;
  const force = forceIn(G, region, faction);
  const gone = groupIn(trek.arrived[region] ?? NO_PARTY, faction);
  const held = heldIn(G, region, faction);
  const group = emptyGroup();
  if (faction === order.faction) {
    if (march.leader && !held.leader && gone.leader === null) group.leader = force.leader;
    const most = march.legions === null ? force.legions : march.legions - trek.sent.legions;
    group.legions = Math.max(0, Math.min(force.legions - gone.legions, most));
  }
  let most = troopsOf(force) - troopsOf(gone) - held.troops;
  for (const lie of LIES) {
    if (march.hiddenOnly && lie !== 'hidden') continue;
    const moving = Math.max(0, Math.min(force[lie] - gone[lie], most));
    group[lie] = moving;
    most -= moving;
  }
  return group;
}

/** Returns the pieces of a Faction that may not leave a Region: those under the Circumvallation marker (card 4). */
export function heldIn(
  { circumvallation }: G,
  region: RegionId,
  faction: Faction,
): { troops: number; leader: boolean } {
  return circumvallation?.region === region && circumvallation.faction === faction
    ? circumvallation
    : NOTHING_HELD;
}

const NOTHING_HELD = { troops: 0, leader: false };

const COUNTED = ['legions', ...LIES] as const;

/** Returns the group that is being formed at the origin: what could March without what is left behind; empty without an origin. */
export function forming(G: G, order: Order, trek: Trek): Party {
  if (trek.origin === undefined || !mayFormMore(order, trek)) return emptyParty();
  const party = movableIn(G, order, trek, trek.origin.region);
  for (const faction of FACTIONS) {
    const group = party[faction];
    if (group === undefined) continue;
    const left = trek.origin.left[faction];
    if (left === undefined) continue;
    if (left.leader !== null) group.leader = null;
    for (const kind of COUNTED) group[kind] = Math.max(0, group[kind] - left[kind]);
    if (mobileOf(group) === 0) party[faction] = undefined;
  }
  return party;
}

/** Says whether another group may be formed: Germans form one at an origin (3.4.2), Events may limit their number. */
function mayFormMore({ faction, terms: { march } }: Order, { origin, sent }: Trek): boolean {
  if (faction === 'germans' && origin !== undefined && origin.groups > 0) return false;
  return march.groups === null || sent.groups < march.groups;
}

/** Returns how many pieces too many there are in the group that is being formed, as an Event limits them. */
export function surplus(G: G, order: Order, trek: Trek): number {
  const { pieces } = order.terms.march;
  return pieces === null ? 0 : Math.max(0, trek.sent.pieces + sizeOf(forming(G, order, trek)) - pieces);
}

/** Returns how many Regions a group may enter: Romans two, three with Caesar; Gauls one, two with Vercingetorix (3.2.2, 3.3.2). */
export function reachOf({ faction, terms: { march } }: Order, party: Readonly<Party>): number {
  const isNamed = groupIn(party, faction).leader === 'named';
  const reach = faction === 'romans' ? (isNamed ? 3 : 2) : faction === 'arverni' && isNamed ? 2 : 1;
  return march.steps === null ? reach : Math.min(reach, march.steps);
}

/** Says whether a group has to stop once it has gone from a Region to another (3.2.2). */
function stopsAt(G: G, from: RegionId, to: RegionId): boolean {
  return borderBetween(G, from, to) !== 'land' || G.devastated.includes(to);
}

/** Says whether a group that has entered some Regions, the last from `from`, has come to its end. */
export function hasToStop(
  G: G,
  order: Order,
  { party, entered }: Column,
  from: RegionId,
  at: RegionId,
): boolean {
  return entered >= reachOf(order, party) || stopsAt(G, from, at);
}

/** Says whether what Marches may end in a Region, by the terms of an Event. */
export function mayEndIn({ terms: { into, march } }: Order, { arrived }: Trek, region: RegionId): boolean {
  if (into !== null && !into.includes(region)) return false;
  if (!march.together) return true;
  return REGIONS.every(({ id }) => id === region || arrived[id] === undefined);
}

/** Returns why a group may not go from a Region into another; null when it may. */
export function obstacleToEnter(
  G: G,
  order: Order,
  trek: Trek,
  { party, at, entered }: Column,
  to: RegionId,
): Obstacle | null {
  const border = borderBetween(G, at, to);
  if (border === null)
    return { rule: ruleOf(order), text: `${regionName(G, to)} is not adjacent to ${regionName(G, at)}.` };
  if (entered >= reachOf(order, party))
    return { rule: ruleOf(order), text: 'The group has gone as far as it can.' };
  if (to === 'cisalpina' && FACTIONS.some((faction) => faction !== 'romans' && party[faction] !== undefined))
    return { rule: '5.1.1', text: 'Only Romans may be in Cisalpina.' };
  if (border === 'coastal' && order.abilities.length > 0)
    return { rule: '4.1.3', text: 'No Special Ability goes with a March into or out of Britannia.' };
  if (!mayEndIn(order, trek, to) && !leadsToEnd(G, order, trek, { party, at: to, entered: entered + 1 }, at))
    return { rule: '5.4', text: `This March has to end elsewhere, and ${regionName(G, to)} leads nowhere.` };
  return null;
}

/** Says whether a group that has just come from `from` may go on to where it may end. */
function leadsToEnd(G: G, order: Order, trek: Trek, column: Column, from: RegionId): boolean {
  return !hasToStop(G, order, column, from, column.at) && canGoOn(G, order, trek, column);
}

/** Says whether there is a Region that a group may enter next. */
export function canGoOn(G: G, order: Order, trek: Trek, column: Column): boolean {
  return adjacentTo(G, column.at).some((to) => obstacleToEnter(G, order, trek, column, to) === null);
}

/** Returns the Regions that a group may enter next. */
export function destinations(G: G, order: Order, trek: Trek, column: Column): Filtered<RegionId> {
  return new Filtered(adjacentTo(G, column.at), (to) => obstacleToEnter(G, order, trek, column, to) === null);
}

/** Returns the number of the rule for a Faction's March. */
export function ruleOf({ faction }: Order): string {
  if (faction === 'romans') return '3.2.2';
  return faction === 'germans' ? '3.4.2' : '3.3.2';
}

/** Returns why no March can be made out of a Region, though it could be selected and paid for; null when one can. */
export function obstacleToMarch(G: G, order: Order, trek: Trek, region: RegionId): Obstacle | null {
  const { into, march } = order.terms;
  if (march.groups !== null && trek.sent.groups >= march.groups)
    return { rule: '5.4', text: 'No more groups may March.' };
  const marchers = marchersIn(G, order, region);
  const mayFlip = into === null && !march.flipsMovers;
  if (mayFlip && marchers.some((each) => flipsIn(G, region, each))) return null;
  const party = movableIn(G, order, trek, region, marchers);
  if (sizeOf(party) === 0)
    return {
      rule: ruleOf(order),
      text: `The ${nameOf(order.faction)} have nothing in ${regionName(G, region)} that could March.`,
    };
  if (canGoOn(G, order, trek, { party, at: region, entered: 0 })) return null;
  return { rule: ruleOf(order), text: `There is nowhere to March to from ${regionName(G, region)}.` };
}

function flipsIn(G: G, region: RegionId, faction: Faction): boolean {
  const { revealed, scouted } = forceIn(G, region, faction);
  return revealed + scouted > 0;
}

function hasMarchers(G: G, order: Order, region: RegionId): boolean {
  if (mobileOf(forceIn(G, region, order.faction)) > 0) return true;
  return (
    isHelped(order) && marchersIn(G, order, region).some((each) => mobileOf(forceIn(G, region, each)) > 0)
  );
}

/** Says whether a Region may be selected as an origin now. */
export function mayBeOrigin(G: G, order: Order, trek: Trek, region: RegionId): boolean {
  return (
    hasMarchers(G, order, region) &&
    maySelect(order, region) &&
    canPay(G, order, marchPrice(G, order, region)) &&
    obstacleToMarch(G, order, trek, region) === null
  );
}

/** Returns the Regions that may be selected as origins now. */
export function origins(G: G, order: Order, trek: Trek): RegionId[] {
  return regionsOf(G).filter((region) => mayBeOrigin(G, order, trek, region));
}

/** Returns the Regions where a group could pass through, so that it would be Harassed there: none of who Marches into one Region only. */
export function passable(G: G, order: Order, trek: Trek): RegionId[] {
  const { column, origin } = trek;
  if (column !== undefined) {
    const further = column.entered + 1 < reachOf(order, column.party);
    return further ? [column.at, ...adjacentTo(G, column.at)] : [column.at];
  }
  const from = origin !== undefined ? [origin.region] : origins(G, order, trek);
  const leader = leaderOf(G, order.faction);
  return from.flatMap((region) => {
    const party = emptyParty();
    if (leader?.region === region) party[order.faction] = groupWith({ leader: leader.as });
    const reach = reachOf(order, party);
    if (reach < 2) return [];
    const near = adjacentTo(G, region);
    return reach === 2 ? near : [...new Set([...near, ...near.flatMap((next) => adjacentTo(G, next))])];
  });
}
