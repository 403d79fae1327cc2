/* How Battles are told. */
import { type Faction, nameOf } from '../components/factions';
import type { RegionId } from '../components/map';
import { LIES } from '../pieces/force';
import { forceIn, type Piece, tribeOfPiece } from '../pieces/forces';
import { hasCitadel } from '../pieces/tribes';
import { tribeName } from '../places';
import type { G } from '../state';
import type { Rank } from './armies';
import type { Fight } from './frames';

const LEADERS: Readonly<Partial<Record<Faction, string>>> = {
  romans: 'Caesar',
  arverni: 'Vercingetorix',
  belgae: 'Ambiorix',
};

/** Returns the number of the rule that a Battle of the Attacker follows. */
export function ruleOf({ attacker }: Pick<Fight, 'attacker'>): string {
  if (attacker === 'romans') return '3.2.4';
  return attacker === 'germans' ? '3.4.4' : '3.3.4';
}

const AMBUSHES: Readonly<Record<Faction, string>> = {
  romans: '4.3.3',
  arverni: '4.3.3',
  aedui: '4.4.3',
  belgae: '4.5.3',
  germans: '3.4.4',
};

/** Returns the number of the rule of a Faction's Ambush. */
export function ambushRuleOf(faction: Faction): string {
  return AMBUSHES[faction];
}

/** Returns what a piece is called, as it stands after a number or "the": "Hidden Warband", "Citadel at Gergovia". */
export function pieceName(G: G, region: RegionId, { faction, piece, elite }: Omit<Rank, 'count'>): string {
  const tribe = tribeOfPiece(piece);
  if (tribe !== null) return `${hasCitadel(G, tribe) ? 'Citadel' : 'Ally'} at ${tribeName(G, tribe)}`;
  switch (piece) {
    case 'leader':
      return forceIn(G, region, faction).leader === 'named' ? (LEADERS[faction] ?? 'Leader') : 'Successor';
    case 'legion':
      return 'Legion';
    case 'fort':
      return 'Fort';
    default:
      return `${elite ? 'chosen ' : ''}${lieName(piece)} ${faction === 'romans' ? 'Auxilia' : 'Warband'}`;
  }
}

function lieName(piece: Piece): string {
  const lie = LIES.find((each) => each === piece) ?? 'hidden';
  return `${lie[0].toUpperCase()}${lie.slice(1)}`;
}

/** What there may be several of in a Region; of anything else it is known which. */
const COMMON = /(Warband|Auxilia|Legion)$/;

/** Returns alike pieces that a Faction loses, its own or another's: "a Hidden Warband", "2 Aedui Hidden Warbands", "the Ally at Cadurci". */
export function ownPiece(
  G: G,
  region: RegionId,
  owner: Faction,
  rank: Omit<Rank, 'count'>,
  count = 1,
): string {
  const kind = pieceName(G, region, rank);
  const name = rank.faction === owner ? kind : `${nameOf(rank.faction)} ${kind}`;
  if (count > 1) return `${count} ${name}${/(Warband|Legion)$/.test(name) ? 's' : ''}`;
  if (COMMON.test(name)) return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
  return rank.piece === 'leader' && kind !== 'Successor' && kind === name ? name : `the ${name}`;
}
