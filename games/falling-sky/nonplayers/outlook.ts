/* What a Battle would bring, as Non-players reckon it (8.4.3, 8.5.1, 8.6.2, 8.7.1, 8.8.1). */
import { countOf, isStanding, isTroop, mobileIn, type Rank, vulnerable } from '../battle/armies';
import { type Fight, type FightSetup, fightOf } from '../battle/fight';
import { attackLosses, counterattackLosses, hasStronghold, isCountered } from '../battle/strength';
import { emptyGroup, type Group } from '../forces';
import type { G } from '../state';

/** What a Battle would bring if every roll for a Loss of the Defender failed. */
export interface Outlook {
  /** Losses of the Defender in the Attack, no more than it has pieces. */
  inflicted: number;
  /** Losses of the Attacker in the Counterattack of the Defender's pieces that are left then. */
  suffered: number;
  /** The pieces of the Defender that would be lost or rolled for, in its order of taking Losses. */
  struck: readonly Rank[];
  /** The Attacker's Leader would have to take one of those Losses. */
  endangersLeader: boolean;
}

/**
 * Returns what a Battle would bring, presuming that all Loss rolls of the Defender remove the piece; `retreats` if the Defender
 * Retreats.
 */
export function outlook(G: G, setup: FightSetup, retreats = false): Outlook {
  const fight = fightOf(setup);
  fight.stronghold = hasStronghold(G, fight);
  return outlookOf(G, fight, retreats);
}

/** Returns what a Battle under way would bring if the Defender stood or Retreated; see {@link outlook}. */
export function outlookOf(G: G, underWay: Fight, retreats: boolean): Outlook {
  const fight = { ...underWay, retreats };
  const struck = struckOf(G, fight, attackLosses(G, fight));
  const inflicted = countOf(struck, () => true);
  const left: Fight = { ...fight, defenders: withoutLosses(G, fight, struck) };
  const suffered = isCountered(fight) ? counterattackLosses(G, left) : 0;
  const ranks = vulnerable(G, fight, 'attackers');
  const others = countOf(ranks, ({ piece }) => piece !== 'leader' && !isStanding(piece));
  const leads = ranks.some(({ piece }) => piece === 'leader');
  return {
    inflicted,
    suffered: Math.min(
      suffered,
      countOf(ranks, () => true),
    ),
    struck,
    endangersLeader: leads && suffered > others,
  };
}

const ORDER: readonly string[] = ['scouted', 'revealed', 'hidden', 'legion', 'leader'];

/** Returns the Defender's pieces that so many Losses fall on: Warbands and Auxilia first; what stands first where it Retreats, else last. */
function struckOf(G: G, fight: Fight, losses: number): Rank[] {
  const ranks = [...vulnerable(G, fight, 'defenders')].sort((a, b) => placeOf(fight, a) - placeOf(fight, b));
  const struck: Rank[] = [];
  let left = losses;
  for (const rank of ranks) {
    const count = Math.min(left, rank.count);
    if (count > 0) struck.push({ ...rank, count });
    left -= count;
  }
  return struck;
}

function placeOf({ retreats }: Fight, { piece }: Rank): number {
  if (!isStanding(piece)) return ORDER.indexOf(piece);
  const place = piece.startsWith('ally') ? 0 : 1;
  return retreats ? place - 2 : ORDER.length + place;
}

function withoutLosses(G: G, fight: Fight, struck: readonly Rank[]): Fight['defenders'] {
  return fight.defenders.map((contingent) => {
    const group: Group = { ...emptyGroup(), ...mobileIn(G, fight, 'defenders', contingent) };
    for (const { faction, piece, count } of struck) {
      if (faction !== contingent.faction) continue;
      if (piece === 'leader') group.leader = null;
      else if (piece === 'legion') group.legions -= count;
      else if (isTroop(piece)) group[piece] -= count;
    }
    return { faction: contingent.faction, pieces: group };
  });
}
