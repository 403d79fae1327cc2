/* Where things lie on the drawing of Gaul from Britannia to the Middle Sea, on which longitudes and latitudes are straight. */
import type { Plate, Point } from './projection';

/** The size of the drawing. Land and sea go on beyond it, so that no window shows an edge. */
export const VIEW = { width: 1400, height: 1370 };

/** The projection: it fills the drawing from 52.2 degrees north and 5 degrees west. */
export const PLATE: Plate = { west: -5, north: 52.2, across: 0.67816 * 140, down: 140 };

/** Returns where a point of the earth (degrees) lies on the drawing. */
export function project(lon: number, lat: number): Point {
  return { x: (lon - PLATE.west) * PLATE.across, y: (PLATE.north - lat) * PLATE.down };
}
