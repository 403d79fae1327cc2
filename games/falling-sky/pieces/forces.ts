/* Pieces on the map and off it: placing, removing, moving and flipping them (1.4). */

import { poolOf } from '../components/box';
import type { Faction } from '../components/factions';
import { REGIONS, type RegionId, type TribeId } from '../components/map';
import { regionsOf } from '../places';
import type { G } from '../state';
import { remembered } from './fast/remembered';
import { forceAmong } from './fast/shapes';
import type { Force } from './force';
import { type Lie, troopsOf } from './force';
import { presenceIn, type TribePiece, totalOf, tribePiecesIn } from './presence';

/** One piece of a Faction in a Region, by its kind; pieces of a kind are alike. */
export type Piece = 'leader' | 'legion' | Lie | 'fort' | TribePiece;

export const NOTHING: Readonly<Force> = {
  leader: null,
  legions: 0,
  hidden: 0,
  revealed: 0,
  scouted: 0,
  fort: false,
};

/** Returns a Faction's Force in a Region; one without pieces where it has none. */
export function forceIn(G: G, region: RegionId, faction: Faction): Readonly<Force> {
  const here = G.forces[region];
  return (here === undefined ? undefined : forceAmong(here, faction)) ?? NOTHING;
}

/** Returns how many pieces of every kind a Faction has in a Region, as Control counts them (1.6). */
export function piecesIn(G: G, region: RegionId, faction: Faction): number {
  return presenceIn(G, region).pieces[faction];
}

/** Returns how many pieces of every kind all Factions but one have in a Region: that one Controls it where it has more (1.6). */
export function othersIn(G: G, region: RegionId, faction: Faction): number {
  const { pieces } = presenceIn(G, region);
  return totalOf(pieces) - pieces[faction];
}

/** Returns how many pieces of every kind each Faction has in a Region (1.6). */
export function piecesByFaction(G: G, region: RegionId): Record<Faction, number> {
  return { ...presenceIn(G, region).pieces };
}

/** Returns the Factions with pieces in a Region, in a fixed order. */
export function factionsIn(G: G, region: RegionId): readonly Faction[] {
  return presenceIn(G, region).factions;
}

/** A Faction's Forces on the whole map. */
interface Totals {
  troops: number;
  legions: number;
  forts: number;
  leader: { readonly region: RegionId; readonly as: 'named' | 'successor' } | null;
}

export const totalsOf = remembered((G: G, faction: Faction): Readonly<Totals> => {
  const totals: Totals = { troops: 0, legions: 0, forts: 0, leader: null };
  for (const { id } of REGIONS) {
    const here = G.forces[id];
    const force = here === undefined ? undefined : forceAmong(here, faction);
    if (force === undefined) continue;
    totals.troops += troopsOf(force);
    totals.legions += force.legions;
    if (force.fort) totals.forts++;
    if (force.leader !== null) totals.leader = { region: id, as: force.leader };
  }
  return totals;
});

/** Returns how many Warbands or Auxilia of a Faction are Available (1.4.1). */
export function availableTroops(G: G, faction: Faction): number {
  return poolOf(G, faction).troops - totalsOf(G, faction).troops;
}

/** Returns how many Forts are Available (1.4.1). */
export function availableForts(G: G): number {
  return poolOf(G, 'romans').forts - totalsOf(G, 'romans').forts;
}

/** Returns how many Legions are on the map. */
export function legionsOnMap(G: G): number {
  return totalsOf(G, 'romans').legions;
}

/** Returns where a Faction's Leader is on the map and as whom, or null. */
export function leaderOf(G: G, faction: Faction): Readonly<Totals['leader']> {
  return totalsOf(G, faction).leader;
}

/** Says whether a Faction's Leader is in a Region by his own name: Caesar, Vercingetorix, Ambiorix. */
export function isNamedLeaderIn(G: G, region: RegionId, faction: Faction): boolean {
  return forceIn(G, region, faction).leader === 'named';
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
  for (const piece of tribePiecesIn(G, region, faction)) kinds.push(piece);
  return kinds;
}

/** Says whether a piece can never be removed: the Fort of Provincia (1.4.2). */
export function isPermanent(region: RegionId, piece: Piece): boolean {
  return piece === 'fort' && region === 'provincia';
}

/** Returns the Tribe of an Ally or Citadel; null for other pieces. */
export function tribeOfPiece(piece: Piece): TribeId | null {
  return TRIBE_OF.get(piece) ?? null;
}

/** The Tribe of every Ally and Citadel there may be. */
const TRIBE_OF: ReadonlyMap<Piece, TribeId> = new Map(
  [...REGIONS.flatMap(({ tribes }) => tribes.map(({ id }) => id)), 'colony' as const].flatMap((tribe) => [
    [`ally ${tribe}` as const, tribe],
    [`citadel ${tribe}` as const, tribe],
  ]),
);

/** Returns the Regions where a Faction has any pieces. */
export function regionsWith(G: G, faction: Faction): RegionId[] {
  return regionsOf(G).filter((region) => piecesIn(G, region, faction) > 0);
}
