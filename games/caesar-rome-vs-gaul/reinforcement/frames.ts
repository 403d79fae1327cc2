import type { NoData } from '../../kit/frame';

/** The Reinforcement Phase (5.0), the Gallic Spring Muster (6.0) and the Gallic Council Box (18.0). */
export interface ReinforcementFrames {
  /** The Roman player places Caesar's Army, which waits in the Rome box, in a Town of the Aedui (3.1). */
  encampment: NoData;
  /** The whole Reinforcement Phase (4.0): calls the segments of the turn one after the other. */
  reinforcement: NoData;
  /**
   * The Gallic player places a Tribe with its Fortified Town (5.1.2, 11.2.1). `council`: it may go into the Gallic Council
   * Box instead (5.1.2 B). A Tribe with no legal place submits, reduced (5.1.2 C), which needs no decision. It comes from
   * whatever box it is in. Finishes when it is placed.
   */
  placement: { tribe: string; council: boolean };
  /** The Roman player uses replacement steps (5.2.1), gaining more from Provincia where `emergency` (5.2.2). */
  replacements: { steps: number; emergency: boolean };
  /** The Roman player places Caesar (5.3) where he is due. */
  caesar: NoData;
  /** All Gallic Tribes and Leaders may move (6.1); `moved` as in a card play. */
  muster: { moved: string[] };
  /** What is taken out of the Gallic Council Box with one Action Point: Tribes and influence markers (18.3). */
  councilBox: NoData;
  /** Tribes of the Submitted Tribes Box return (7.7.3). */
  majorUprising: NoData;
}
