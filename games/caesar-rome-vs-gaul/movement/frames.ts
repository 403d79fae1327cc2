import type { PathKind } from '../components/components';
import type { Side } from '../components/sides';

/** What a movement may not do, and how far it goes; see {@link marchOf}. */
export interface MarchTerms {
  /** What it is: an activation, by Action Point or card, or the Gallic Spring Muster (6.0). */
  kind: 'activation' | 'muster';
  /** Movement Points it has at most, whatever the Movement Allowance; null for no such limit. */
  limit: number | null;
  /** Movement Points more than the Movement Allowance. */
  bonus: number;
  /** Whether it may not conduct a Siege or Subjugation. */
  noSiege: boolean;
  /** Whether only Belgic Combat Units and Ambiorix may take part (card 29). */
  belgicOnly: boolean;
}

/**
 * How far a movement has come: its player chooses what it does next; it is entering a space (12.0, 13.0), has entered it, is
 * attacked by the people of the space (17.1.5), has settled that, or waits whether a card stops it; it conducts a Siege; it
 * sorties; it is over.
 */
export type MarchStage =
  | 'choosing'
  | 'entering'
  | 'entered'
  | 'attacked'
  | 'settled'
  | 'interrupted'
  | 'besieging'
  | 'sortie'
  | 'over';

/** Movement (10.0). */
export interface MovementFrames {
  /** An Army, Leader or Combat Unit that has been activated moves (10.2). Finishes when it has stopped. */
  march: {
    side: Side;
    /** The Leader or Combat Unit activated (9.1, 9.4). */
    commander: string;
    /** Everything that moves along now, the commander included. */
    group: string[];
    /** Where the movement began, and where the group is. */
    start: string;
    at: string;
    /** Movement Points spent. */
    spent: number;
    /** Whether it has taken Combat Units along at any time (10.3.3). */
    ledUnits: boolean;
    terms: MarchTerms;
    stage: MarchStage;
    /** Whether a step it has called has not finished yet. */
    waits: boolean;
    /** Where it goes and over which path while it is entering a space; of the last step otherwise. */
    to: string;
    via: PathKind;
    /** Whether its movement ends as soon as what goes on in its space is done. */
    halted: boolean;
    /** Whether it has done anything: until then who is left behind has not moved. */
    acted: boolean;
    /** Pieces left behind, which may not be taken along again. */
    left: string[];
    /** Whether it has conducted a Siege or Subjugation. */
    besieged: boolean;
    /** Whether it fights, where it is, units that have lost their Fortified Town (11.2.4). */
    clashes?: true;
    /** Whether the other side has said that it plays no card when the group enters further spaces (7.5.4). */
    undisturbed?: true;
  };
  /** Roman pieces have come into a space of Germania or Britannia otherwise than by their own movement (17.1.4). */
  intrusion: { space: string; pieces: string[] };
  /** Caesar is displaced: the Roman player removes influence markers and places him (9.6). */
  displaced: { removed: number };
  /** A player moves the German Independent Tribe (17.4). */
  germans: { side: Side; points: number };
  /** The German Tribe is under way, with so many Movement Points left; where it comes from while it enters a space. */
  migration: { side: Side; points: number; from: string | null; isOver: boolean };
}
