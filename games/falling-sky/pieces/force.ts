/* The pieces of a Faction that are together, and how they are counted (1.4). */

import type { Faction, Gaul } from '../components/factions';
import type { RegionId } from '../components/map';

/** A Faction's mobile pieces and Fort in a Region (1.4). Allies and Citadels stand on the Tribes. */
export interface Force {
  /** The Leader, by his own name or as Successor (1.4.3); null without. */
  leader: 'named' | 'successor' | null;
  /** How many Legions. */
  legions: number;
  /** Auxilia of the Romans or Warbands of the others, that are Hidden (1.4.3, 4.2.2). */
  hidden: number;
  /** How many of them are Revealed. */
  revealed: number;
  /** How many of them are Revealed with a Scouted marker. */
  scouted: number;
  /** Whether a Fort stands there. */
  fort: boolean;
}

/** How a Warband or Auxilia lies (1.4.3, 4.2.2). */
export type Lie = 'hidden' | 'revealed' | 'scouted';
export const LIES: readonly Lie[] = ['hidden', 'revealed', 'scouted'];

/** Pieces that move together or are counted together. */
export type Group = Omit<Force, 'fort'>;

/** Returns a group without pieces. */
export function emptyGroup(): Group {
  return { leader: null, legions: 0, hidden: 0, revealed: 0, scouted: 0 };
}

/** Returns a group of these pieces. */
export function groupWith({
  leader = null,
  legions = 0,
  hidden = 0,
  revealed = 0,
  scouted = 0,
}: Readonly<Partial<Group>>): Group {
  return { leader, legions, hidden, revealed, scouted };
}

/** Returns the pieces of a Force or group that can move, as a group of their own. */
export function mobileGroup({ leader, legions, hidden, revealed, scouted }: Readonly<Group>): Group {
  return { leader, legions, hidden, revealed, scouted };
}

/** Returns how many Warbands or Auxilia there are in a Force or group. */
export function troopsOf({ hidden, revealed, scouted }: Readonly<Pick<Force, Lie>>): number {
  return hidden + revealed + scouted;
}

/** Returns how many pieces that can move there are in a Force or group: Leader, Legions, Warbands or Auxilia. */
export function mobileOf(force: Readonly<Group>): number {
  return troopsOf(force) + force.legions + (force.leader === null ? 0 : 1);
}

/** Returns a Force with the same pieces: listed, as copies by a spread have several shapes to the engine, which costs a tenth. */
export function copyOfForce({ leader, legions, hidden, revealed, scouted, fort }: Readonly<Force>): Force {
  return { leader, legions, hidden, revealed, scouted, fort };
}

/** What stands on a Tribe circle; a Tribe that has nothing is Subdued (1.7). */
export type TribeState =
  | { by: Faction; citadel: boolean }
  /** Dispersed, Dispersed-Gathering (6.6), or Razed for good (card 23). */
  | { dispersed: 'dispersed' | 'gathering' | 'razed' };

/** The marker of card 4, which stays on the map (5.1.4): the Faction, and its pieces of each kind that may not leave the Region. */
export interface Circumvallation {
  /** The Region. */
  region: RegionId;
  /** Whose pieces may not leave it. */
  faction: Gaul;
  /** How many of its Warbands may not. */
  troops: number;
  /** Whether its Leader may not. */
  leader: boolean;
}
