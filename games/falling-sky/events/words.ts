/* How pieces are called in prompts, labels and the journal. */
import type { Faction } from '../components/factions';
import type { RegionId } from '../components/map';
import type { Lie } from '../pieces/force';
import { type Piece, tribeOfPiece } from '../pieces/forces';
import { regionName, tribeName } from '../places';
import type { G } from '../state';

const ADJECTIVES: Readonly<Record<Faction, string>> = {
  romans: 'Roman',
  arverni: 'Arverni',
  aedui: 'Aedui',
  belgae: 'Belgic',
  germans: 'Germanic',
};

const LIES: Readonly<Record<Lie, string>> = { hidden: 'Hidden', revealed: 'Revealed', scouted: 'Scouted' };

/** Returns what a Faction's Warbands are called, or Auxilia for the Romans: "Belgic Warband". */
export function troopsName(faction: Faction): string {
  return faction === 'romans' ? 'Auxilia' : `${ADJECTIVES[faction]} Warband`;
}

/** Returns the name of a piece on the map: "Hidden Belgic Warband", "Aedui Ally at Bibracte". */
export function pieceName(G: G, faction: Faction, piece: Piece): string {
  if (piece === 'legion') return 'Legion';
  if (piece === 'fort') return 'Fort';
  if (piece === 'leader') return `${ADJECTIVES[faction]} Leader`;
  if (piece === 'hidden' || piece === 'revealed' || piece === 'scouted')
    return `${LIES[piece]} ${troopsName(faction)}`;
  const tribe = tribeOfPiece(piece);
  const kind = piece.startsWith('citadel') ? 'Citadel' : 'Ally';
  return `${ADJECTIVES[faction]} ${kind}${tribe === null ? '' : ` at ${tribeName(G, tribe)}`}`;
}

/** Returns the name of one piece with its article: "an Aedui Ally at Bibracte". */
export function withArticle(name: string): string {
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** Returns a piece with its Region: "Hidden Belgic Warband in Morini". */
export function pieceIn(G: G, region: RegionId, faction: Faction, piece: Piece): string {
  return `${pieceName(G, faction, piece)} in ${regionName(G, region)}`;
}

/** Returns Warbands or Auxilia with their number: "4 Belgic Warbands", "1 Auxilia". */
export function troopsCount(faction: Faction, count: number): string {
  return `${count} ${troopsName(faction)}${faction === 'romans' || count === 1 ? '' : 's'}`;
}
