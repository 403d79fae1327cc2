/* Where things lie on the drawing of the Mediterranean. The coastline is built with the same figures. */
import { type Cone, type Focus, lambert, magnify, type Point } from './projection';

/** The size of the drawing. Land and sea go on beyond it, so that no window shows an edge. */
export const VIEW = { width: 2000, height: 1200 };

/** The projection of the Mediterranean from Lusitania to Syria. */
export const CONE: Cone = {
  parallels: [33, 46],
  meridian: 14,
  scale: 2760,
  stretch: 1.12,
  origin: { x: 1012, y: 2950 },
};

/** Italy, Sicily, Greece and the straits hold more than their share of cities and are drawn larger. */
export const FOCI: readonly Focus[] = [
  { x: 990, y: 508, gain: 0.45, reach: 175 },
  { x: 1035, y: 755, gain: 0.6, reach: 78 },
  { x: 1375, y: 620, gain: 0.38, reach: 150 },
  { x: 1545, y: 549, gain: 0.8, reach: 75 },
  { x: 243, y: 748, gain: 0.8, reach: 50 },
];

const flat = lambert(CONE);

/** Returns where a point of the earth (degrees) lies on the drawing. */
export function project(lon: number, lat: number): Point {
  return magnify(FOCI, flat(lon, lat));
}
