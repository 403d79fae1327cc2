/* What Commands keep while they are under way (3.2 to 3.4). */
import type { Frame } from '../../kit/frame';
import type { AsksSupply } from '../answers';
import type { Faction, Gaul, Player } from '../components/factions';
import type { RegionId, TribeId } from '../components/map';
import type { Order } from './order';
import type { Party } from './party';

/** A group on its way. */
export interface Column {
  party: Party;
  at: RegionId;
  /** How many Regions it has entered. */
  entered: number;
  /** Where it goes once those it passes have Harassed it. */
  next?: RegionId;
}

/** How far a March has come. */
export interface Trek {
  /** What has Marched, by where it is now: it Marches no more. */
  arrived: Partial<Record<RegionId, Party>>;
  /** What has set out in all. */
  sent: { groups: number; pieces: number; legions: number };
  /** The origin from which groups set out now: whose pieces have flipped there, what stays behind of the next group. */
  origin?: { region: RegionId; flipped: Faction[]; left: Party; groups: number };
  /** The group under way; none while one is being formed. */
  column?: Column;
}

/** Whom Harassment is about to strike. */
export interface Struck {
  against: Faction;
  /** Who chooses the Losses. */
  by: Player;
  region: RegionId;
  /** The pieces that March out; null for all pieces of the Faction there, as in Seize. */
  party: Party | null;
}

/** The two parts of a Rally, of which most take one: Warbands, or an Ally or Citadel. */
export type RallyPart = 'warbands' | 'standing';

/** What each step of a Command keeps. */
export interface CommandFrames {
  recruit: { order: Order } & AsksSupply;
  march: { order: Order; trek?: Trek };
  seize: { order: Order };
  battle: { order: Order };
  /** `placed`: what has been placed in the Region selected last. */
  rally: { order: Order; placed?: RallyPart };
  /**
   * `flipped`: how many Warbands have been flipped in the Region selected last; `auxilia`, `fromRomans`: the Region where Auxilia
   * were flipped last, and where a Resource was last taken from the Romans.
   */
  raid: { order: Order; flipped?: number; auxilia?: RegionId; fromRomans?: RegionId };
  /** What comes next of a Seize in a Region; `dispersed` here just now; `rallies` are the rolls to come, of each Faction for each of those Tribes. */
  seizure: {
    region: RegionId;
    part: 'dispersal' | 'rally' | 'harassment' | 'over';
    dispersed: TribeId[];
    rallies: Gaul[];
  };
  /** `waiting` are the Factions that have not had their turn; null before it is known who could Harass. */
  harassment: Struck & { waiting: Faction[] | null };
  /** A Faction opts to Harass or not. */
  harass: Struck & { faction: Player };
  /** `left` Losses are still to be taken. */
  harassed: Struck & { left: number };
  /** Another Faction is asked for something that holds for the whole Command. */
  asking: { by: Player; of: Player; matter: 'passage' | 'pieces' };
}

/** The frame of any Command. */
export type CommandFrame = Frame<string, Player> & { order: Order };
