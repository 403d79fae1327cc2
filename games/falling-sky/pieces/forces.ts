/* Pieces on the map and off it: placing, removing, moving and flipping them (1.4). */
import { remembered } from '../../kit/remembered';
import { FACTIONS, type Faction, ofFaction, POOLS } from '../components/factions';
import { REGIONS, type RegionId, type TribeId } from '../components/map';
import { regionsOf } from '../places';
import type { G } from '../state';
import { byFaction } from './fast/shapes';
import type { Force } from './force';
import { copyOfForce, type Group, LIES, type Lie, mobileOf, troopsOf } from './force';
import { presenceIn, type StandingPiece, standingIn } from './presence';
import { clearTribe } from './tribes';

/** One piece of a Faction in a Region, by its kind; pieces of a kind are alike. */
export type Piece = 'leader' | 'legion' | Lie | 'fort' | StandingPiece;

/** The Forces of a Region; a Faction without any there has none. */
export type Here = Partial<Record<Faction, Force>>;

const NOTHING: Readonly<Force> = {
  leader: null,
  legions: 0,
  hidden: 0,
  revealed: 0,
  scouted: 0,
  fort: false,
};

/** Returns the Forces of a Region, one of them another than before. */
export function regionWith(before: Readonly<Here> | undefined, faction: Faction, force: Force): Here {
  const here = byFaction<Force>();
  if (before !== undefined) for (const each of FACTIONS) here[each] = before[each];
  here[faction] = force;
  return here;
}

/** Returns a Faction's Force in a Region; one without pieces where it has none. */
export function forceIn(G: G, region: RegionId, faction: Faction): Readonly<Force> {
  const here = G.forces[region];
  return (here === undefined ? undefined : ofFaction(here, faction)) ?? NOTHING;
}

/** Returns how many pieces of every kind a Faction has in a Region, as Control counts them (1.6). */
export function piecesIn(G: G, region: RegionId, faction: Faction): number {
  return ofFaction(presenceIn(G, region).pieces, faction);
}

/** Returns how many pieces of every kind all Factions but one have in a Region: that one Controls it where it has more (1.6). */
export function othersIn(G: G, region: RegionId, faction: Faction): number {
  const { pieces } = presenceIn(G, region);
  const { romans, arverni, aedui, belgae, germans } = pieces;
  return romans + arverni + aedui + belgae + germans - ofFaction(pieces, faction);
}

/** Returns how many pieces of every kind each Faction has in a Region (1.6). */
export function piecesByFaction(G: G, region: RegionId): Record<Faction, number> {
  const { romans, arverni, aedui, belgae, germans } = presenceIn(G, region).pieces;
  return { romans, arverni, aedui, belgae, germans };
}

/** Returns the Factions with pieces in a Region, in a fixed order. */
export function factionsIn(G: G, region: RegionId): readonly Faction[] {
  return presenceIn(G, region).factions;
}

/** A Faction's Forces on the whole map. */
interface Muster {
  troops: number;
  legions: number;
  forts: number;
  leader: { readonly region: RegionId; readonly as: 'named' | 'successor' } | null;
}

const musterOf = remembered((G: G, faction: Faction): Readonly<Muster> => {
  const muster: Muster = { troops: 0, legions: 0, forts: 0, leader: null };
  for (const { id } of REGIONS) {
    const here = G.forces[id];
    const force = here === undefined ? undefined : ofFaction(here, faction);
    if (force === undefined) continue;
    muster.troops += troopsOf(force);
    muster.legions += force.legions;
    if (force.fort) muster.forts++;
    if (force.leader !== null) muster.leader = { region: id, as: force.leader };
  }
  return muster;
});

/** Returns how many Warbands or Auxilia of a Faction are Available (1.4.1). */
export function availableTroops(G: G, faction: Faction): number {
  return ofFaction(POOLS, faction).troops - musterOf(G, faction).troops;
}

/** Returns how many Forts are Available (1.4.1). */
export function availableForts(G: G): number {
  return POOLS.romans.forts - musterOf(G, 'romans').forts;
}

/** Returns how many Legions are on the map. */
export function legionsOnMap(G: G): number {
  return musterOf(G, 'romans').legions;
}

/** Returns where a Faction's Leader is on the map and as whom, or null. */
export function leaderOf(G: G, faction: Faction): Readonly<Muster['leader']> {
  return musterOf(G, faction).leader;
}

/** Says whether a Faction's Leader is in a Region by his own name: Caesar, Vercingetorix, Ambiorix. */
export function isNamedLeaderIn(G: G, region: RegionId, faction: Faction): boolean {
  return forceIn(G, region, faction).leader === 'named';
}

/** Returns the Force of a Faction in a Region to be written to; it is made if there is none. See {@link tidy}. */
function writable(G: G, region: RegionId, faction: Faction): Force {
  presenceIn.forget(G, region);
  musterOf.forget(G, faction);
  const here = G.forces[region];
  const before = here && ofFaction(here, faction);
  if (before !== undefined) return before;
  const force = copyOfForce(NOTHING);
  if (here === undefined) G.forces[region] = regionWith(here, faction, force);
  else here[faction] = force;
  return force;
}

/** Forgets a Force without pieces. */
function tidy(G: G, region: RegionId, faction: Faction): void {
  const here = G.forces[region];
  const force = here && ofFaction(here, faction);
  if (here === undefined || force === undefined || mobileOf(force) > 0 || force.fort) return;
  here[faction] = undefined;
  if (FACTIONS.every((each) => ofFaction(here, each) === undefined)) G.forces[region] = undefined;
}

/** Places Warbands or Auxilia Hidden, as many of `count` as are Available; returns how many (1.4.1). */
export function placeTroops(G: G, region: RegionId, faction: Faction, count: number): number {
  const placed = Math.max(0, Math.min(count, availableTroops(G, faction)));
  if (placed > 0) writable(G, region, faction).hidden += placed;
  return placed;
}

/** Places Legions from the Legions track, the Fallen box or those that wait, as many of `count` as are there; returns how many. */
export function placeLegions(
  G: G,
  region: RegionId,
  count: number,
  from: 'track' | 'fallen' | 'waiting' = 'track',
): number {
  const placed = Math.min(count, G.legions[from]);
  G.legions[from] -= placed;
  if (placed > 0) writable(G, region, 'romans').legions += placed;
  return placed;
}

/** Places a Fort. Throws when none is Available or one is there (1.4.2). */
export function placeFort(G: G, region: RegionId): void {
  if (availableForts(G) === 0) throw new Error('no Fort is Available');
  const force = writable(G, region, 'romans');
  if (force.fort) throw new Error(`there is a Fort in ${region}`);
  force.fort = true;
}

/** Places a Leader who is not on the map, or turns the one who is into another of his kind and puts him there. */
export function placeLeader(G: G, region: RegionId, faction: Faction, as: 'named' | 'successor'): void {
  const before = leaderOf(G, faction);
  if (before !== null) takePiece(G, before.region, faction, 'leader');
  writable(G, region, faction).leader = as;
}

/** Returns the kinds of pieces a Faction has in a Region, each once, and each of its Allies and Citadels. */
export function kindsIn(G: G, region: RegionId, faction: Faction): Piece[] {
  const { leader, legions, hidden, revealed, scouted, fort } = forceIn(G, region, faction);
  const kinds: Piece[] = [];
  if (leader !== null) kinds.push('leader');
  if (legions > 0) kinds.push('legion');
  if (hidden > 0) kinds.push('hidden');
  if (revealed > 0) kinds.push('revealed');
  if (scouted > 0) kinds.push('scouted');
  if (fort) kinds.push('fort');
  for (const piece of standingIn(G, region, faction)) kinds.push(piece);
  return kinds;
}

/** Says whether a piece can never be removed: the Fort of Provincia (1.4.2). */
export function isPermanent(region: RegionId, piece: Piece): boolean {
  return piece === 'fort' && region === 'provincia';
}

/** Takes a piece off the map without saying where it goes. Throws when there is none. */
function takePiece(G: G, region: RegionId, faction: Faction, piece: Piece): void {
  const tribe = tribeOfPiece(piece);
  if (tribe !== null) {
    clearTribe(G, tribe);
    return;
  }
  if (!kindsIn(G, region, faction).includes(piece))
    throw new Error(`the ${faction} have no ${piece} in ${region}`);
  const force = writable(G, region, faction);
  if (piece === 'leader') force.leader = null;
  else if (piece === 'legion') force.legions--;
  else if (piece === 'fort') force.fort = false;
  else if (piece === 'hidden' || piece === 'revealed' || piece === 'scouted') force[piece]--;
  tidy(G, region, faction);
}

/** Returns the Tribe of an Ally or Citadel; null for other pieces. */
export function tribeOfPiece(piece: Piece): TribeId | null {
  return STANDING.get(piece) ?? null;
}

/** The Tribe of every Ally and Citadel there may be. */
const STANDING: ReadonlyMap<Piece, TribeId> = new Map(
  [...REGIONS.flatMap(({ tribes }) => tribes.map(({ id }) => id)), 'colony' as const].flatMap((tribe) => [
    [`ally ${tribe}` as const, tribe],
    [`citadel ${tribe}` as const, tribe],
  ]),
);

/**
 * Removes a piece from the map: to Available, a Legion to the Fallen box, the Legions track or out of the game (1.4.1).
 * Throws when there is none or it is the permanent Fort.
 */
export function removePiece(
  G: G,
  region: RegionId,
  faction: Faction,
  piece: Piece,
  legionsTo: 'fallen' | 'track' = 'fallen',
): void {
  if (isPermanent(region, piece)) throw new Error('the Fort of Provincia stays');
  takePiece(G, region, faction, piece);
  if (piece === 'legion') G.legions[legionsTo]++;
}

/** Removes Warbands or Auxilia, as many of `count` as lie so there; returns how many. */
export function removeTroops(G: G, region: RegionId, faction: Faction, lie: Lie, count: number): number {
  const removed = Math.min(count, forceIn(G, region, faction)[lie]);
  for (let left = removed; left > 0; left--) takePiece(G, region, faction, lie);
  return removed;
}

/** Moves a group from a Region to another. Throws when it has pieces that are not there. */
export function moveGroup(
  G: G,
  from: RegionId,
  to: RegionId,
  faction: Faction,
  group: Readonly<Group>,
): void {
  if (from === to || mobileOf(group) === 0) return;
  const [here, there] = [writable(G, from, faction), writable(G, to, faction)];
  if (group.leader !== null) {
    if (here.leader !== group.leader) throw new Error(`the Leader of the ${faction} is not in ${from}`);
    here.leader = null;
    there.leader = group.leader;
  }
  for (const kind of ['legions', ...LIES] as const) {
    if (here[kind] < group[kind]) throw new Error(`the ${faction} have too few ${kind} in ${from}`);
    here[kind] -= group[kind];
    there[kind] += group[kind];
  }
  tidy(G, from, faction);
  tidy(G, to, faction);
}

/** Flips Hidden pieces to Revealed, as many of `count` as are Hidden there; returns how many. */
export function reveal(G: G, region: RegionId, faction: Faction, count = Number.POSITIVE_INFINITY): number {
  const flipped = Math.min(count, forceIn(G, region, faction).hidden);
  if (flipped === 0) return 0;
  const force = writable(G, region, faction);
  force.hidden -= flipped;
  force.revealed += flipped;
  return flipped;
}

/** Flips all Revealed pieces there to Hidden; Scouted ones lose their marker instead and stay Revealed (1.4.3, 4.2.2). */
export function hide(G: G, region: RegionId, faction: Faction): void {
  hideGroup(G, region, faction, forceIn(G, region, faction));
}

/** Flips the pieces of a group there as {@link hide} does. */
export function hideGroup(
  G: G,
  region: RegionId,
  faction: Faction,
  { revealed, scouted }: Readonly<Pick<Group, Lie>>,
): void {
  if (revealed + scouted === 0) return;
  const force = writable(G, region, faction);
  force.hidden += revealed;
  force.revealed += scouted - revealed;
  force.scouted -= scouted;
}

/** Puts Scouted markers on Warbands: on Revealed ones, and on Hidden ones, which are Revealed (4.2.2). */
export function scout(
  G: G,
  region: RegionId,
  faction: Faction,
  lie: 'hidden' | 'revealed',
  count: number,
): void {
  const force = writable(G, region, faction);
  if (force[lie] < count) throw new Error(`the ${faction} have too few ${lie} Warbands in ${region}`);
  force[lie] -= count;
  force.scouted += count;
}

/** Returns the Regions where a Faction has any pieces. */
export function regionsWith(G: G, faction: Faction): RegionId[] {
  return regionsOf(G).filter((region) => piecesIn(G, region, faction) > 0);
}
