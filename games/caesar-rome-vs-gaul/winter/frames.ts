import type { NoData } from '../../kit/frame';

/** The Winter Phase (16.0). */
export interface WinterFrames {
  /** The whole phase: calls its segments one after the other (4.0). */
  winter: NoData;
  /** Sieges end, Mercenaries and Tribes go home, Gallic Leaders relocate (16.1). */
  returnHome: NoData;
  /** The Gallic player places a Leader for the winter (16.1.4). */
  winterQuarters: { chief: string };
  /** Roman Leaders leave the map; the Roman player may keep one Legate (16.2.1, 5.4.2). */
  legates: NoData;
  /** The Legions march to winter camp (16.2.2). */
  camp: {
    /** Movement Points left to each Legion. */
    points: Record<string, number>;
    /** The Legion that the people of its space attack, until that is settled (17.1.5). */
    attacked: string | null;
  };
  /** Calls the Winter Attrition of each space with more Legions than it feeds (16.2.3). */
  attrition: NoData;
  /** The Roman player chooses the Legions of a space that suffer Winter Attrition. */
  hunger: {
    space: string;
    /** How many more Legions lose a step, and which have not yet. */
    suffering: number;
    legions: string[];
  };
  /** Isolated influence markers are removed (16.3). */
  isolation: NoData;
  /** Governance Points, their Victory Points, Automatic Victory (16.4, 19.1). */
  politics: NoData;
  /** Devastation goes, Roman influence under Legions, Fading Promises (16.5, 18.4). */
  winterEnd: NoData;
}
