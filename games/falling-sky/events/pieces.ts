/* Pieces on the map as candidates for a text: which there are, and what removing and replacing them comes to (1.4.1, 5.1.1). */

import { onceEach } from '../../kit/once';
import type { Play } from '../../kit/play';
import { poolOf } from '../components/box';
import type { Faction } from '../components/factions';
import type { RegionId } from '../components/map';
import type { Lie } from '../pieces/force';
import { availableTroops, isPermanent, kindsIn, type Piece, tribeOfPiece } from '../pieces/forces';
import { lossOf } from '../pieces/loss';
import { placeTroops } from '../pieces/placing';
import { type Presence, presenceIn } from '../pieces/presence';
import { removePiece } from '../pieces/removal';
import { availableAt, mayHold, placeAtTribe } from '../pieces/tribes';
import { mayStack, tribeOf } from '../places';
import type { G } from '../state';
import { pieceIn, pieceName, withArticle } from './words';

/** A piece of a Faction; pieces of a kind in a Region are alike. */
export interface Owned {
  readonly faction: Faction;
  readonly piece: Piece;
}

/** A piece as an argument of a move: "belgae hidden", "aedui ally bibracte". */
export type OwnedKey = `${Faction} ${Piece}`;

/** Returns a piece as an argument. */
export function keyOf({ faction, piece }: Owned): OwnedKey {
  return `${faction} ${piece}`;
}

/** Returns the pieces in a Region that can be removed, each kind of each Faction once. */
export function piecesFor(G: G, region: RegionId): readonly Owned[] {
  return removableOf(presenceIn(G, region), G, region);
}

/** What is found of a Region holds as long as its pieces are not counted anew. */
const removableOf = onceEach(({ factions }: Presence, G: G, region: RegionId): readonly Owned[] => {
  const pieces: Owned[] = [];
  for (const faction of factions)
    for (const piece of kindsIn(G, region, faction))
      if (!isPermanent(region, piece)) pieces.push({ faction, piece });
  return pieces;
});

/** Returns the piece of an argument. Throws when there is none such in the Region. */
export function ownedAt(G: G, region: RegionId, key: string): Owned {
  const found = piecesFor(G, region).find((owned) => keyOf(owned) === key);
  if (found === undefined) throw new Error(`there is no ${key} in ${region}`);
  return found;
}

/** Says whether a piece is a Warband or Auxilia by how it lies. */
export function isLie(piece: Piece): piece is Lie {
  return piece === 'hidden' || piece === 'revealed' || piece === 'scouted';
}

/** Says whether a piece is an Auxilia. */
export const isAuxilia = ({ faction, piece }: Owned): boolean => faction === 'romans' && isLie(piece);

/** Says whether a piece is a Warband. */
export const isWarband = ({ faction, piece }: Owned): boolean => faction !== 'romans' && isLie(piece);

/** Says whether a piece is a Warband or Auxilia. */
export const isTroops = ({ piece }: Owned): boolean => isLie(piece);

/** Says whether a piece is a Legion. */
export const isLegion = ({ piece }: Owned): boolean => piece === 'legion';

/** Returns what says whether a piece is the Leader of a Faction. */
export const isLeaderOf =
  (leads: Faction) =>
  ({ faction, piece }: Owned): boolean =>
    faction === leads && piece === 'leader';

/** Says whether a piece is an Allied Tribe, not a Citadel. */
export const isAlly = ({ piece }: Owned): boolean => piece.startsWith('ally ');

/** Says whether a piece is a Citadel. */
export const isCitadel = ({ piece }: Owned): boolean => piece.startsWith('citadel ');

/**
 * Says whether a piece can be replaced with one of another Faction that corresponds to it; else it is only removed (5.1.1). With
 * `removes` as if that Faction had removed pieces of its own first (1.4.1).
 */
export function canReplace(
  G: G,
  region: RegionId,
  { faction, piece }: Owned,
  by: Faction,
  removes = false,
): boolean {
  if (faction === by || !mayStack(region, by)) return false;
  if (isLie(piece)) return removes || availableTroops(G, by) > 0;
  const tribe = tribeOfPiece(piece);
  if (tribe === null || !mayHold(G, tribe, by)) return false;
  return piece.startsWith('citadel ')
    ? (availableAt(G, by, 'citadel') > 0 || (removes && poolOf(G, by).citadels > 0)) &&
        tribeOf(G, tribe).city !== null
    : removes || availableAt(G, by, 'ally') > 0;
}

/** Removes a piece and tells it. */
export function removeOwned(
  play: Play<G>,
  region: RegionId,
  { faction, piece }: Owned,
  legionsTo: 'fallen' | 'track' = 'fallen',
): void {
  const lost = [lossOf(play.G, region, faction, piece)];
  removePiece(play.G, region, faction, piece, legionsTo);
  const where = piece === 'legion' && legionsTo === 'track' ? ' to the Legions track' : '';
  play.journal('5.1', `Removed${where}: ${pieceIn(play.G, region, faction, piece)}.`, {
    places: [region],
    lost,
  });
}

/**
 * Replaces a piece with one of another Faction: a Warband or Auxilia with one that lies Hidden, an Ally or Citadel with its
 * like. Where that is not Available or may not stand there the piece is only removed (1.4.1, 5.1.1). Returns whether it was replaced.
 */
export function replaceOwned(play: Play<G>, region: RegionId, owned: Owned, by: Faction): boolean {
  const { G } = play;
  const { faction, piece } = owned;
  if (!canReplace(G, region, owned, by)) {
    removeOwned(play, region, owned);
    return false;
  }
  const lost = [lossOf(G, region, faction, piece)];
  removePiece(G, region, faction, piece);
  const tribe = tribeOfPiece(piece);
  if (tribe === null) placeTroops(G, region, by, 1);
  else placeAtTribe(G, tribe, by, piece.startsWith('citadel ') ? 'citadel' : 'ally');
  const other: Piece = isLie(piece) ? 'hidden' : piece;
  play.journal(
    '5.1',
    `${pieceIn(G, region, faction, piece)} is replaced with ${withArticle(pieceName(G, by, other))}.`,
    { ...(tribe !== null && { kind: 'control' }), places: [region], lost },
  );
  return true;
}
