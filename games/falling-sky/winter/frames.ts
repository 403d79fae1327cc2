/* What the phases of a Winter Round keep while they are under way (6.0). */

import type { SteppedAbility } from '../abilities/names';
import type { Answers } from '../answers';
import type { Plan } from '../commands/plan';
import type { Gaul, Player } from '../components/factions';
import type { RegionId } from '../components/map';
import type { Group, Lie } from '../pieces/force';

/** The phases of a Winter Round (6.1 to 6.6). */
export type WinterPhase = 'victory' | 'germans' | 'quarters' | 'harvest' | 'senate' | 'spring';

/** The parts of the Germans Phase (6.2.1 to 6.2.4). */
export type GermansPart = 'rally' | 'march' | 'raid' | 'battle';

/** The parts of the Quarters Phase: a Faction relocates, then rolls; the Romans withdraw to Provincia, then pay or roll. */
export type QuartersPart = 'germans' | Player | `${Gaul} roll` | 'withdrawal' | 'upkeep';

/** Pieces of a kind that relocate, as they are chosen: `leader`, `legions 2`, `hidden 3`. */
export type Pieces = 'leader' | `${'legions' | Lie} ${number}`;

/** Pieces that relocate. */
export interface Relocated {
  from: RegionId;
  to: RegionId;
  pieces: Pieces;
}

/** What each step of a Winter Round keeps. */
export interface WinterFrames {
  /** The phases that are still to come. */
  winter: { phases: WinterPhase[] };
  /** The parts still to come; `allAmbush` where they Ambush whatever the number of Hidden enemies (card 53); the Regions fought in; Capabilities used in one of them. */
  germans: { parts: GermansPart[]; allAmbush: boolean; fought: RegionId[]; used: number[] };
  /** The parts that are still to come. `favours`: whether the Aedui help the Romans, once rolled (8.6.6). */
  quarters: { parts: QuartersPart[]; favours?: boolean };
  /**
   * `asked` is who has been asked for Quarters and has not answered. `arrived` is what has been relocated already, by where it is
   * now. `plan`: what a Non-player has still to relocate (8.5.6).
   */
  relocation: {
    faction: Player;
    answers: Answers;
    asked: Player | null;
    arrived: Partial<Record<RegionId, Group>>;
    plan?: Relocated[];
  };
  /** `line` are the Regions in a Supply Line, from the first withdrawal on; `asked` has not answered. */
  withdrawal: { supply: Answers; asked: Player | null; line: RegionId[] | null };
  /** `settled` are the pieces that have been rolled for and stay. */
  upkeep: { settled: Partial<Record<RegionId, Group>> };
  /**
   * The Legions that waited are placed (Pax Gallica?); who would receive more than he can have may hand Resources over; then all
   * receive theirs, and may hand some over.
   */
  harvest: { stage: 'legions' | 'excess' | 'transfers' };
  /**
   * `left` are the actions still to be taken; `cost` is what the one under way takes of them. `ability` is the Special Ability
   * under way, `off` are those called off since the last action. `plan` is the Command that a Non-player has set out to do,
   * `executed` the one it has begun (8.2.3).
   */
  campaign: {
    faction: Player;
    left: number;
    cost: number;
    ability?: SteppedAbility;
    off?: SteppedAbility[];
    plan?: Plan;
    executed?: Plan;
  };
  /** The Factions whose Successor is still to be placed; null before it is known. */
  spring: { waiting: Player[] | null };
}
