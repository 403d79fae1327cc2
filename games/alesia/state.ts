/* The state of a game: where the counters are, and what is under way. */
import type { Situation } from '../kit/action';
import type { FrameAt, FramesOf, Seat, Stacked } from '../kit/frame';
import type { Decision, Procedure } from '../kit/step';
import type { Cause } from './components/components';
import type { Frames } from './frames';
import type { Side } from './sides';

export type { Cause } from './components/components';
export { causeOf, enemyOf, SIDES, type Side } from './sides';

/** The options of a match (8.4, 12.7, 17.6 to 17.8, 19.7, 22.4, 25.7). */
export interface Variants {
  /** Whether the Isolated Trench can be filled in (8.4). */
  fillTrench: boolean;
  /** Turns of an Assault Period: 12, or 11 or 10 (12.7). */
  turns: number;
  /** Whether a Roman commander who falls is out of the game (17.6). */
  leaderOut: boolean;
  /** Whether the spheres of command of the Romans are secret (17.8). */
  secretSpheres: boolean;
  /** Whether Vercingetorix may stand by his men (19.7). */
  sturdyVercingetorix: boolean;
  /** Whether Roman cavalry may scout off the board (22.4). */
  reconnaissance: boolean;
  /** Whether stacks behind ramparts are hidden (25.7). */
  hiddenStacks: boolean;
}

/** A Battle Rages result that is still to be fought again (15.3). */
export interface Rage {
  /** Who attacked, and has to attack again. */
  cause: Cause;
  /** The ids of the attacking units. */
  attackers: string[];
  /** The ids of the defending units. */
  defenders: string[];
}

/** The state of a match of Alesia. */
export interface G extends Stacked<FramesOf<Frames, Side>> {
  /** The id of the set of components; see boxOf. */
  box: string;
  /** The options of the match. */
  variants: Variants;
  /** The Assault Period (12.1), from 1. */
  period: number;
  /** The turn of the Assault Period, from 1. */
  turn: number;
  /**
   * Where each counter is: the name of its hex, `town` inside Alesia, which is all there is to know (9.2), `off` in an off-board zone (which one is secret), `lost` out
   * of the game. It is written to by `put` alone; see field.ts.
   */
  at: Record<string, string>;
  /** Disrupted units (21). */
  disrupted: string[];
  /** The battles that rage, each to be fought again. */
  rages: Rage[];
  /** The off-board zones with a presence marker (11.9). */
  presence: string[];
  /** At which ranges each missile unit and fort has fired since the Gallic turn began, or may not fire in it (24.5): 1 primary, 2 secondary, 3 tertiary. */
  fired: Record<string, number[]>;
  /** The relieving units that have been on the Outer Works in this turn, and since when the besieged may come out (18). */
  release: {
    landed: string[];
    /** Whether a hand-to-hand combat has been resolved in this Assault Period. */
    fought: boolean;
    /** The turn of this Assault Period in which ten units had landed; 0 for not yet. */
    turn: number;
    /** Whether besieged units have come out of Alesia in this Assault Period (17.3). */
    out: boolean;
  };
  /** Hexes of the Isolated Trench that are filled in (8.4). */
  filled: string[];
  /** How many turns running each hex of the trench has been worked on, and by whom in the last (8.4). */
  filling: Record<string, { turns: number; units: string[] }>;
  /** Roman cavalry off the board (22.4). */
  reconnaissance: {
    /** The off-board zone of each. */
    scouts: Record<string, string>;
    /** Those that have left the board or moved from zone to zone in this turn. */
    shifted: string[];
    /** Those that a raging battle keeps in their zone (22.44). */
    held: string[];
  };
  /**
   * Roman commanders who have taken over around their leader in the other's sphere of command, or whom the other has refused
   * that (17.5).
   */
  takeovers: Partial<Record<Side, 'assumed' | 'refused'>>;
  /** Everything not everybody may know. */
  secret: {
    /** The off-board zone of each Gallic unit that is off the board, and of no other; '' where it is hidden. */
    zones: Record<string, string>;
    /** Gallic units off the board that do nothing more there in this turn: they have moved from zone to zone, left the board or fought scouts (11.4). */
    shifted: string[];
    /** Gallic cavalry that a raging battle with scouts keeps in its zone (22.44). */
    held: string[];
    /** What Roman scouts have seen and not yet reported, with numbers of 0 where they are hidden, and what was last reported of each zone (22.45). */
    sightings: Sighting[];
    reports: Report[];
    /** The delay drawn (18.2), 1 to 3; 0 where it is hidden or does not count. */
    delay: number;
    /**
     * Labienus's sphere of command: the first of its five zones, clockwise; null while the Romans have one commander (17.4), '' where
     * it is hidden (17.8).
     */
    sphere: string | null;
    /** The standing orders for defensive fire (20.5, 24.2). */
    orders: Orders;
  };
  /** Which seat holds each side; null for a side that nobody holds. */
  seats: Record<Side, Seat | null>;
}

/** What Roman scouts have seen of an off-board zone (22.45). */
export interface Sighting {
  /** The id of the zone. */
  zone: string;
  /** Whether a screen attacked them and is still there (22.47). */
  screened: boolean;
  /** How many units there were of each type. */
  cavalry: number;
  /** How many units of infantry there were. */
  infantry: number;
  /** How exact the report has to be, in percent. */
  accuracy: number;
  /** The turn in which they saw it. */
  turn: number;
  /** The scouts who know. */
  scouts: string[];
}

/** What the Gauls have told of an off-board zone (22.45). */
export interface Report {
  /** The id of the zone. */
  zone: string;
  /** How many cavalry units were told of. */
  cavalry: number;
  /** How many units of infantry were told of. */
  infantry: number;
  /** How exact it is, in percent. */
  accuracy: number;
  /** Of when it tells. */
  period: number;
  /** The turn of that Assault Period. */
  turn: number;
}

/**
 * What Roman commanders have said once for all about defensive fire, so as not to be asked: of single forts and missile units by
 * their ids, and by a commander's name for all others of his. Who is not named asks. See fire/orders.ts.
 */
export type Orders = Record<string, Order>;

/** Ask at every shot, fire at primary range and without asking, or hold fire. */
export type Order = 'ask' | 'primary' | 'hold';

export const TOWN = 'town';
export const OFF = 'off';
export const LOST = 'lost';

/** A step of the game that asks for a decision, by its name. */
export type DecisionOf<Name extends keyof Frames> = Decision<G, FrameAt<G, Name>>;
/** A step of the game that needs none. */
export type ProcedureOf<Name extends keyof Frames> = Procedure<G, FrameAt<G, Name>>;
export type SituationOf<Name extends keyof Frames> = Situation<G, FrameAt<G, Name>>;
