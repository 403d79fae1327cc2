/* Regions that a text means as they are when it comes to them, whatever its effects change afterwards. */
import type { RegionId } from '../components/map';
import { type At, type Deed, deed, type Regions, theseRegions } from './effect';

/** Remembers some Regions as they are found now, in place of those before; {@link thoseRegions} are them. */
export function theseNow(regions: Regions): Deed {
  return deed((play, frame) => {
    frame.regions = [...theseRegions(regions, { G: play.G, frame })];
  });
}

/** The Regions that {@link theseNow} has remembered. */
export const thoseRegions = ({ frame }: At): readonly RegionId[] => frame.regions;
