/** A point of the drawing. */
export interface Point {
  x: number;
  y: number;
}

/** Places a point of the earth (degrees) on the drawing. */
export type Projection = (lon: number, lat: number) => Point;

/** The parameters of a {@link lambert} projection. */
export interface Cone {
  /** The two parallels (degrees) along which the drawing is true to scale. */
  parallels: readonly [number, number];
  /** The meridian (degrees) that runs straight up the drawing. */
  meridian: number;
  /** Units of the drawing per radian. */
  scale: number;
  /** How much the drawing is drawn out from south to north, to fill the usual window. */
  stretch: number;
  /** Where the equator meets the meridian on the drawing. */
  origin: Point;
}

/** The parameters of a projection on which longitudes and latitudes are straight. */
export interface Plate {
  /** The meridian and the parallel (degrees) that are the left and the upper edge of the drawing. */
  west: number;
  north: number;
  /** Units of the drawing per degree of longitude and of latitude. */
  across: number;
  down: number;
}

/** A spot of the drawing that is magnified, so that crowded places have room. */
export interface Focus extends Point {
  /** How much larger things are drawn at its middle: 0.5 for half as large again. At most 2. */
  gain: number;
  /** How far it reaches, in units of the drawing. */
  reach: number;
}

const RADIANS = Math.PI / 180;

/** Returns Lambert's conformal conic projection, which keeps the shapes of coasts, drawn out a little. */
export function lambert({ parallels, meridian, scale, stretch, origin }: Cone): Projection {
  const [south, north] = parallels.map((parallel) => parallel * RADIANS);
  const t = (angle: number) => Math.tan(Math.PI / 4 + angle / 2);
  const n = Math.log(Math.cos(south) / Math.cos(north)) / Math.log(t(north) / t(south));
  const f = (Math.cos(south) * t(south) ** n) / n;
  return (lon, lat) => {
    const radius = f / t(lat * RADIANS) ** n;
    const angle = n * (lon - meridian) * RADIANS;
    return {
      x: origin.x + scale * radius * Math.sin(angle),
      y: origin.y - scale * stretch * (f - radius * Math.cos(angle)),
    };
  };
}

/** Moves a point away from the spots that are magnified, the nearer the more. */
export function magnify(foci: readonly Focus[], point: Point): Point {
  let { x, y } = point;
  for (const focus of foci) {
    const dx = point.x - focus.x;
    const dy = point.y - focus.y;
    const gain = focus.gain * Math.exp(-(dx * dx + dy * dy) / (2 * focus.reach * focus.reach));
    x += dx * gain;
    y += dy * gain;
  }
  return { x, y };
}
