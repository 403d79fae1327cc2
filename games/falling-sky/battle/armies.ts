/* The pieces on the two sides of a Battle (3.2.4, 3.3.4). */
import type { Faction } from '../components/factions';
import { forceIn, type Group, isPermanent, LIES, type Lie, type Piece, tribeOfPiece } from '../forces';
import { standingIn } from '../presence';
import type { G } from '../state';
import { hasCitadel } from '../tribes';
import type { Contingent, Fight, Sides } from './fight';

/** A side of a Battle. */
export type Army = 'attackers' | 'defenders';

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

/** Returns the Leader, Legions, Warbands and Auxilia of a Faction that take part on a side. */
export function mobileIn(G: G, fight: Sides, army: Army, { faction, pieces }: Contingent): Group {
  const { leader, legions, hidden, revealed, scouted } = forceIn(G, fight.region, faction);
  if (typeof pieces === 'object') return pieces;
  if (pieces === 'troops') return { leader: null, legions: 0, hidden, revealed, scouted };
  const isLent = fight[enemyOf(army)].some((other) => other.faction === faction);
  return isLent
    ? { leader, legions, hidden: 0, revealed: 0, scouted: 0 }
    : { leader, legions, hidden, revealed, scouted };
}

/** Returns all pieces of a side, alike ones together: those that fight, then Fort, Allies and Citadels. */
export function ranksOf(G: G, fight: Fight, army: Army): Rank[] {
  const ranks: Rank[] = [];
  for (const contingent of fight[army]) {
    addMobile(ranks, fight, contingent.faction, mobileIn(G, fight, army, contingent));
    if (contingent.pieces === 'all') addStanding(ranks, G, fight, contingent.faction);
  }
  return ranks;
}

function addMobile(ranks: Rank[], { elite }: Fight, faction: Faction, group: Group): void {
  const add = (piece: Piece, count: number, isElite = false) => {
    if (count > 0) ranks.push({ faction, piece, count, elite: isElite });
  };
  add('leader', group.leader === null ? 0 : 1);
  add('legion', group.legions);
  for (const lie of LIES) {
    const picked = faction === 'arverni' ? elite[lie] : 0;
    add(lie, picked, true);
    add(lie, group[lie] - picked);
  }
}

function addStanding(ranks: Rank[], G: G, { region }: Fight, faction: Faction): void {
  const add = (piece: Piece) => ranks.push({ faction, piece, count: 1, elite: false });
  if (forceIn(G, region, faction).fort) add('fort');
  for (const piece of standingIn(G, region, faction)) add(piece);
}

/** Says whether a piece is an Ally, Citadel or Fort. */
export function isStanding(piece: Piece): boolean {
  return piece === 'fort' || tribeOfPiece(piece) !== null;
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
  return ranksOf(G, fight, army).filter(
    ({ piece }) => !(piece === 'fort' && (fight.terms.noFort || isPermanent(fight.region, piece))),
  );
}

/** Returns how many pieces of a side there are of those that a test holds for. */
export function countOf(ranks: readonly Rank[], test: (rank: Rank) => boolean): number {
  return ranks.reduce((sum, rank) => sum + (test(rank) ? rank.count : 0), 0);
}

/** Returns how many Hidden Warbands or Auxilia a side has. */
export function hiddenOf(G: G, fight: Sides, army: Army): number {
  return fight[army].reduce((sum, contingent) => sum + mobileIn(G, fight, army, contingent).hidden, 0);
}

/** Says whether a side has pieces that could Retreat: a Leader, Legions, Warbands or Auxilia. */
export function hasMobile(G: G, fight: Fight, army: Army): boolean {
  return ranksOf(G, fight, army).some(({ piece }) => !isStanding(piece));
}

/** Says whether a side has its Leader and a Legion in the Battle (card 15). */
export function hasLeaderAndLegion(G: G, fight: Fight, army: Army): boolean {
  const ranks = ranksOf(G, fight, army);
  return ranks.some(({ piece }) => piece === 'leader') && ranks.some(({ piece }) => piece === 'legion');
}

/** Says whether a side has its Leader in the Battle by his own name: Caesar, Vercingetorix, Ambiorix. */
export function isLedByName(G: G, fight: Fight, army: Army): boolean {
  return fight[army].some((each) => mobileIn(G, fight, army, each).leader === 'named');
}
