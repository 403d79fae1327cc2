import type { Side } from '../state';

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
    /** Whether the other side has said that it plays no card when the group enters further spaces (7.5.4). */
    undisturbed?: true;
  };
  /** Caesar is displaced: the Roman player removes influence markers and places him (9.6). */
  displaced: { removed: number };
  /** A player moves the German Independent Tribe (17.4). */
  germans: { side: Side; points: number };
}
