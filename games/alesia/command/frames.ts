import type { NoData } from '../../kit/frame';

export interface CommandFrames {
  /** Two Roman commanders divide the perimeter (17.4); finishes with 'divided'. */
  spheres: NoData;
}
