/* Where things lie on the drawing of Gaul. The coastline is built with the same figures. */
import { type Cone, type Focus, lambert, magnify, type Point } from './projection';

/** The size of the drawing. Land and sea go on beyond it, so that no window shows an edge. */
export const VIEW = { width: 1480, height: 1180 };

/** The projection of Gaul from the Ocean to the Rhine and beyond. */
export const CONE: Cone = {
  parallels: [44, 52],
  meridian: 2.6,
  scale: 7150,
  stretch: 0.85,
  origin: { x: 740, y: 6232 },
};

/** Nothing in Gaul is drawn larger than the rest. */
export const FOCI: readonly Focus[] = [];

const flat = lambert(CONE);

/** Returns where a point of the earth (degrees) lies on the drawing. */
export function project(lon: number, lat: number): Point {
  return magnify(FOCI, flat(lon, lat));
}
