import type { NoData } from '../../kit/frame';

/** The Reinforcement Phase (5.0), the Gallic Spring Muster (6.0) and the Gallic Council Box (18.0). */
export interface ReinforcementFrames {
  /** The Roman player chooses which of the two Legates drawn at set-up, who wait in the Rome box, goes with Caesar (3.1). */
  appointment: NoData;
  /** The Roman player places Caesar's Army, which waits in the Rome box, in a Town of the Aedui (3.1). */
  encampment: NoData;
  /** The whole Reinforcement Phase (4.0): becomes the segments of the turn, one after the other. */
  reinforcement: NoData;
  /** Tribes are drawn and placed (5.1). */
  uprising: NoData;
  /**
   * The Gallic player places a Tribe with its Fortified Town (5.1.2, 11.2.1). `council`: it may go into the Gallic Council
   * Box instead (5.1.2 B). A Tribe for which there is neither submits, reduced (5.1.2 C), which needs no decision. It comes from
   * whatever box it is in. Finishes when it is placed.
   */
  placement: { tribe: string; council: boolean };
  /** The influence marker of a space that has become a Fortified Town is moved within the Province (11.2.1). */
  relocation: { town: string };
  /** A Gallic Leader arrives (9.5.1). */
  chief: { leader: string };
  /** The Roman player uses replacement steps (5.2.1), gaining more from Provincia where `emergency` (5.2.2). */
  replacements: { steps: number; emergency: boolean };
  /** The influence markers that the Roman player still has to remove from Provincia for a step he has gained (5.2.2). */
  levy: { markers: number };
  /** Legions that are due arrive (5.2.3). */
  legions: NoData;
  /** Caesar is delayed in Rome or placed (5.3). */
  delay: NoData;
  /** The Roman player places Caesar (5.3) where he is due. */
  caesar: NoData;
  /** The Legates of the year are drawn (5.4.1), and placed (5.4.3). */
  legateDraw: NoData;
  legatePosts: { waiting: string[] };
  /** Both sides are dealt their cards (7.2.1). */
  deal: NoData;
  /** All Gallic Tribes and Leaders may move (6.1); `moved` as in a card play. */
  muster: { moved: string[] };
  /** What is taken out of the Gallic Council Box with one Action Point: Tribes and influence markers (18.3). */
  councilBox: { taken?: boolean };
  /** Tribes of the Submitted Tribes Box return (7.7.3). */
  majorUprising: { taken?: boolean };
}
