import type { Side } from '../sides';

export interface DeploymentFrames {
  /** The Roman player places his counters (3.2), or again between the Assault Periods (12.6), when the forts stay. */
  deployment: {
    again: boolean;
    /** Commanders who have placed counters of theirs, where there are two. */
    touched?: Side[];
  };
}
