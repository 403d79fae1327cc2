/* The pieces on the two sides of a Battle (3.2.4, 3.3.4). */
import type { Faction } from '../components/factions';
import { type Group, groupWith, LIES, type Lie, mobileOf } from '../pieces/force';
import { forceIn, isPermanent, type Piece, tribeOfPiece } from '../pieces/forces';
import { tribePiecesIn } from '../pieces/presence';
import { hasCitadel } from '../pieces/tribes';
import type { G } from '../state';
import type { Sides } from './fight';
import type { Army, Contingent, Fight } from './frames';

/** Pieces of a side that are alike: of whom, of which kind, how many, and whether they fight as Legions (card 30). */
export interface Rank {
  faction: Faction;
  piece: Piece;
  count: number;
  elite: boolean;
}

/** Returns the other side. */
export function enemyOf(army: Army): Army {
  return army === 'attackers' ? 'defenders' : 'attackers';
}

/** Returns the Faction whose side it is. */
export function factionOf(fight: Fight, army: Army): Faction {
  return army === 'attackers' ? fight.attacker : fight.defender;
}

/** Returns whose pieces take part on a side. */
export function contingentsOf(fight: Sides, army: Army): readonly Contingent[] {
  return army === 'attackers' ? fight.attackers : fight.defenders;
}

/** Returns the Leader, Legions, Warbands and Auxilia of a Faction that take part on a side. */
export function mobileIn(G: G, fight: Sides, army: Army, { faction, pieces }: Contingent): Readonly<Group> {
  if (typeof pieces === 'object') return pieces;
  const force = forceIn(G, fight.region, faction);
  const { leader, legions, hidden, revealed, scouted } = force;
  if (pieces === 'troops') return groupWith({ hidden, revealed, scouted });
  for (const enemy of contingentsOf(fight, enemyOf(army)))
    if (enemy.faction === faction) return groupWith({ leader, legions });
  return force;
}

/** Returns all pieces of a side, alike ones together: those that fight, then Fort, Allies and Citadels. */
export function ranksOf(G: G, fight: Fight, army: Army): Rank[] {
  const ranks: Rank[] = [];
  for (const contingent of contingentsOf(fight, army)) {
    addMobile(ranks, fight, contingent.faction, mobileIn(G, fight, army, contingent));
    if (contingent.pieces === 'all') addStanding(ranks, G, fight, contingent.faction);
  }
  return ranks;
}

function addMobile(ranks: Rank[], { elite }: Fight, faction: Faction, group: Readonly<Group>): void {
  if (group.leader !== null) ranks.push({ faction, piece: 'leader', count: 1, elite: false });
  if (group.legions > 0) ranks.push({ faction, piece: 'legion', count: group.legions, elite: false });
  for (const lie of LIES) {
    const picked = faction === 'arverni' ? elite[lie] : 0;
    const others = group[lie] - picked;
    if (picked > 0) ranks.push({ faction, piece: lie, count: picked, elite: true });
    if (others > 0) ranks.push({ faction, piece: lie, count: others, elite: false });
  }
}

function addStanding(ranks: Rank[], G: G, { region }: Fight, faction: Faction): void {
  if (forceIn(G, region, faction).fort) ranks.push({ faction, piece: 'fort', count: 1, elite: false });
  for (const piece of tribePiecesIn(G, region, faction))
    ranks.push({ faction, piece, count: 1, elite: false });
}

/** Says whether a piece is an Ally, Citadel or Fort. */
export function isImmobile(piece: Piece): boolean {
  return piece !== 'leader' && piece !== 'legion' && !isTroop(piece);
}

/** Says whether a piece is a Warband or Auxilia. */
export function isTroop(piece: Piece): piece is Lie {
  return piece === 'hidden' || piece === 'revealed' || piece === 'scouted';
}

/** Says whether a piece can absorb a Loss by a die: Leader, Legion, Citadel, Fort, and Warbands that fight as Legions. */
export function isHard(G: G, { piece, elite }: Rank): boolean {
  const tribe = tribeOfPiece(piece);
  if (tribe !== null) return hasCitadel(G, tribe);
  return elite || !isTroop(piece);
}

/** Returns the pieces of a side that can take Losses: not the Fort of Provincia, and none that is treated as absent (1.4.2, card 21). */
export function vulnerable(G: G, fight: Fight, army: Army): Rank[] {
  const ranks = ranksOf(G, fight, army);
  const isFortSafe = fight.terms.noFort || isPermanent(fight.region, 'fort');
  return isFortSafe ? ranks.filter(({ piece }) => piece !== 'fort') : ranks;
}

/** Returns how many pieces of a side there are of those that a test holds for. */
export function countOf(ranks: readonly Rank[], test: (rank: Rank) => boolean): number {
  let sum = 0;
  for (const rank of ranks) if (test(rank)) sum += rank.count;
  return sum;
}

/** Returns how many Hidden Warbands or Auxilia a side has. */
export function hiddenOf(G: G, fight: Sides, army: Army): number {
  let hidden = 0;
  for (const contingent of contingentsOf(fight, army)) hidden += mobileIn(G, fight, army, contingent).hidden;
  return hidden;
}

/** Says whether a side has pieces that could Retreat: a Leader, Legions, Warbands or Auxilia. */
export function hasMobile(G: G, fight: Fight, army: Army): boolean {
  return contingentsOf(fight, army).some((each) => mobileOf(mobileIn(G, fight, army, each)) > 0);
}

/** Says whether a side has its Leader and a Legion in the Battle (card 15). */
export function hasLeaderAndLegion(G: G, fight: Fight, army: Army): boolean {
  const groups = contingentsOf(fight, army).map((each) => mobileIn(G, fight, army, each));
  return groups.some(({ leader }) => leader !== null) && groups.some(({ legions }) => legions > 0);
}
