import type { NoData } from '../../kit/frame';

/** The Winter Phase (16.0). */
export interface WinterFrames {
  /** The whole phase: calls its segments one after the other (4.0). */
  winter: NoData;
}
