/* How a March goes on: groups set out, enter Regions and stop, and what stands on the map changes meanwhile (3.2.2). */
import { findFrame } from '../../kit/frame';
import type { Play } from '../../kit/play';
import { settleCircumvallation } from '../battle/circumvallation';
import { FACTIONS, type Faction, nameOf } from '../components/factions';
import { REGIONS, type RegionId } from '../components/map';
import { flipToHidden, hideGroup } from '../pieces/flipping';
import { emptyGroup, type Group, LIES, type Lie, mobileOf, troopsOf } from '../pieces/force';
import { forceIn } from '../pieces/forces';
import { moveGroup } from '../pieces/moving';
import { borderBetween, regionName } from '../places';
import type { G } from '../state';
import type { Column, Trek } from './frames';
import { canGoOn, forming, hasToStop, marchersIn, ruleOf } from './marching';
import type { Order } from './order';
import { change, emptyParty, groupIn, join, NO_PARTY, type Party, partyName, sizeOf } from './party';

/** Returns the pieces that have ended their March in a Region, to be added to. */
export function arrivedIn({ arrived }: Trek, region: RegionId): Party {
  const party = arrived[region] ?? emptyParty();
  arrived[region] = party;
  return party;
}

/** Lets the group that has been formed set out from its origin. */
export function setOut(G: G, order: Order, trek: Trek, column: Column): void {
  const { origin, sent } = trek;
  const { terms, faction } = order;
  if (origin === undefined) return;
  sent.groups++;
  sent.pieces += sizeOf(column.party);
  sent.legions += groupIn(column.party, faction).legions;
  origin.groups++;
  origin.left = emptyParty();
  if (terms.march.flipsMovers)
    for (const each of marchersIn(G, order, column.at)) {
      hideGroup(G, column.at, each, groupIn(column.party, each));
      hideIn(column.party, each);
    }
  trek.column = column;
}

/** Flips the pieces of a Faction in a party as {@link hide} does on the map. */
function hideIn(party: Party, faction: Faction): void {
  const group = party[faction];
  if (group === undefined) return;
  group.hidden += group.revealed;
  group.revealed = group.scouted;
  group.scouted = 0;
}

/** Moves the group under way into the next Region, and ends it there if it has to stop (3.2.2). */
export function advance(play: Play<G>, order: Order, trek: Trek, column: Column, to: RegionId): void {
  const { G } = play;
  const from = column.at;
  for (const faction of FACTIONS) {
    const group = column.party[faction];
    if (group !== undefined) moveGroup(G, from, to, faction, group);
  }
  column.at = to;
  column.entered++;
  if (borderBetween(G, from, to) === 'coastal') order.viaBritannia = true;
  play.journal(
    ruleOf(order),
    `${nameOf(order.faction)}, ${regionName(G, from)} to ${regionName(G, to)}: ${partyName(column.party, order.faction)}.`,
    { kind: 'move', side: order.by, places: [from, to] },
  );
  if (hasToStop(G, order, column, from, to)) settle(trek);
}

/** The group under way ends where it is. */
export function settle(trek: Trek): void {
  if (trek.column === undefined) return;
  join(arrivedIn(trek, trek.column.at), trek.column.party);
  trek.column = undefined;
}

/** Brings what is known of the pieces up to date with what stands on the map, and ends groups and origins that can do no more. */
export function tidy(play: Play<G>, order: Order, trek: Trek): void {
  const { G } = play;
  settleCircumvallation(play);
  const { arrived, column, origin } = trek;
  for (const { id: region } of REGIONS) {
    const party = arrived[region];
    if (party === undefined) continue;
    reconcile(G, party, region);
    if (sizeOf(party) === 0) arrived[region] = undefined;
  }
  if (column !== undefined) {
    reconcile(G, column.party, column.at);
    if (sizeOf(column.party) === 0) trek.column = undefined;
    else if (!canGoOn(G, order, trek, column)) settle(trek);
  }
  if (origin === undefined) return;
  if (!order.terms.march.flipsMovers)
    for (const faction of marchersIn(G, order, origin.region))
      if (!origin.flipped.includes(faction)) flipAt(play, order, trek, origin.region, faction);
  if (trek.column === undefined && sizeOf(forming(G, order, trek)) === 0) trek.origin = undefined;
}

/** 3.2.2: What lies Revealed in an origin out of which nothing Marches flips. */
export function flipOrigin(play: Play<G>, order: Order, { arrived, sent }: Trek, region: RegionId): void {
  for (const faction of marchersIn(play.G, order, region))
    flipAt(play, order, { arrived, sent }, region, faction);
}

/** 3.2.2: What lies Revealed in an origin flips to Hidden; Scouted Warbands only lose their markers (4.2.2). */
function flipAt(
  play: Play<G>,
  order: Order,
  { arrived, origin }: Trek,
  region: RegionId,
  faction: Faction,
): void {
  origin?.flipped.push(faction);
  const party = arrived[region];
  if (flipToHidden(play, ruleOf(order), region, faction, order.by) && party !== undefined)
    hideIn(party, faction);
}

/**
 * Tells the March under way, if there is one, that Auxilia are about to move by Scout: what has Marched is not to March again
 * from where it goes (3.2.2, 4.2.2). What has Marched is taken to Scout first. Call it before they are moved.
 */
export function noteScouting(G: G, from: RegionId, to: RegionId, lie: Lie, count: number): void {
  const trek = findFrame(G, 'march')?.trek;
  if (trek === undefined) return;
  const { arrived, column } = trek;
  const inColumn = column?.at === from ? groupIn(column.party, 'romans')[lie] : 0;
  const marched = Math.min(count, groupIn(arrived[from] ?? NO_PARTY, 'romans')[lie]);
  const others =
    forceIn(G, from, 'romans')[lie] - groupIn(arrived[from] ?? NO_PARTY, 'romans')[lie] - inColumn;
  const leaving = Math.max(0, count - marched - others);
  change(arrivedIn(trek, from), 'romans', lie, -marched);
  if (column !== undefined) change(column.party, 'romans', lie, -leaving);
  change(arrivedIn(trek, to), 'romans', lie, marched + leaving);
}

/**
 * Takes off a party what is not in a Region any more, and tells its Warbands and Auxilia to lie as those there do: pieces may be
 * removed, replaced and flipped while the party stands there.
 */
function reconcile(G: G, party: Party, region: RegionId): void {
  for (const faction of FACTIONS) {
    const group = party[faction];
    if (group === undefined) continue;
    const force = forceIn(G, region, faction);
    if (mobileOf(group) > 0 && isThere(group, force)) continue;
    const rest = emptyGroup();
    rest.legions = Math.min(group.legions, force.legions);
    let missing = Math.min(troopsOf(group), troopsOf(force));
    for (const lie of LIES) rest[lie] = Math.min(group[lie], force[lie]);
    missing -= troopsOf(rest);
    for (const lie of LIES) {
      const more = Math.min(missing, force[lie] - rest[lie]);
      rest[lie] += more;
      missing -= more;
    }
    rest.leader = group.leader === null ? null : force.leader;
    party[faction] = mobileOf(rest) === 0 ? undefined : rest;
  }
}

/** Says whether a Force has all pieces of a group, lying as they do in it. */
export function isThere(group: Readonly<Group>, force: Readonly<Group>): boolean {
  return (
    (group.leader === null || group.leader === force.leader) &&
    group.legions <= force.legions &&
    LIES.every((lie) => group[lie] <= force[lie])
  );
}
