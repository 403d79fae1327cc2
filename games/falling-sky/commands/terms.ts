/* On what terms a Command is executed: by the Sequence of Play, or as an Event grants it (2.3.5, 3.1, 5.4). */

import type { FightTerms } from '../battle/terms';
import type { Faction } from '../components/factions';
import type { RegionId } from '../components/map';

/** The Commands of Romans, Gauls and Germans (3.2, 3.3, 3.4). */
export type CommandName = 'recruit' | 'march' | 'seize' | 'battle' | 'rally' | 'raid';

/** What the Commands are called. */
export const COMMAND_TITLES: Readonly<Record<CommandName, string>> = {
  recruit: 'Recruit',
  march: 'March',
  seize: 'Seize',
  battle: 'Battle',
  rally: 'Rally',
  raid: 'Raid',
};

/** What an Event limits in a March beside {@link Terms.regions} (origins), `most` (how many origins) and `into` (where groups end). */
export interface MarchLimits {
  /** How many groups may March in all; null for any number. */
  groups: number | null;
  /** How many pieces may March in all; null for any number. */
  pieces: number | null;
  /** How many Legions may March in all; null for any number. */
  legions: number | null;
  /** The Leader may March, too. */
  leader: boolean;
  /** Of Warbands and Auxilia only Hidden ones March. */
  hiddenOnly: boolean;
  /** How many Regions a group may enter at most; null for as many as it can. */
  steps: number | null;
  /** All that March end in one Region: no pieces drop off on the way, and no group goes elsewhere. */
  together: boolean;
  /** Only pieces that move flip to Hidden, not all at their origin. */
  flipsMovers: boolean;
}

/** The limits of a March that no Event limits; see {@link limitedTo}. */
export const UNLIMITED: MarchLimits = {
  groups: null,
  pieces: null,
  legions: null,
  leader: true,
  hiddenOnly: false,
  steps: null,
  together: false,
  flipsMovers: false,
};

/** Returns the limits of a March by an Event: none but these. */
export function limitedTo(limits: Partial<MarchLimits>): MarchLimits {
  return { ...UNLIMITED, ...limits };
}

/** On what terms a Command is executed: by the Sequence of Play, or as an Event grants it. */
export interface Terms {
  /** It costs nothing (3.1.2). */
  free: boolean;
  /** It selects just one Region (2.3.5). */
  limited: boolean;
  /** How many Special Abilities may be added. */
  abilities: number;
  /** The Special Abilities cost nothing, as an Event grants them (5.4). */
  freeAbilities: boolean;
  /** The only Regions that its Special Abilities may select; null for any. */
  abilityRegions: RegionId[] | null;
  /** The only Regions that may be selected (origins of a March); null for any. */
  regions: RegionId[] | null;
  /** The only Regions in which a Marching group may end or drop pieces off, though it may pass through others; null for any. */
  into: RegionId[] | null;
  /** What else limits a March (cards 9, 51, 54, 70, 72). */
  march: MarchLimits;
  /** How many Regions may be selected at most; null for any number. */
  most: number | null;
  /** How many Warbands a Raid may flip in a Region at most (card 51); null for as many as the rules allow. */
  raiders: number | null;
  /** The only Factions that may be the Defender of a Battle; null for any. */
  against: Faction[] | null;
  /** What an Event changes in every Battle of the Command; empty for nothing. */
  fight: Partial<FightTerms>;
  /** The number of the Event whose text changes the procedure; null for none. What it changes stands where it is changed. */
  card: number | null;
}

/** The terms of a Command by the Sequence of Play (2.3.4). */
export const FULL: Terms = {
  free: false,
  limited: false,
  abilities: 1,
  freeAbilities: false,
  abilityRegions: null,
  regions: null,
  into: null,
  march: UNLIMITED,
  most: null,
  raiders: null,
  against: null,
  fight: {},
  card: null,
};

/** Returns terms that differ from others, those by the Sequence of Play if no others are given. */
export function termsWith(changes: Readonly<Partial<Terms>>, terms: Readonly<Terms> = FULL): Terms {
  return { ...terms, ...changes };
}

/** The terms of a Limited Command (2.3.5). */
export const LIMITED = termsWith({ limited: true, abilities: 0, most: 1 });

/** The terms of a free Command as Events grant it: without Special Ability unless more is said (5.4). */
export const FREE = termsWith({ free: true, abilities: 0, freeAbilities: true });
