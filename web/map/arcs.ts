/* Outlines of areas that have their borders in common: each piece of border is written down once, as an arc. */
import { curve } from './curve';
import type { Point, Projection } from './projection';

/** A point [longitude, latitude] in degrees. */
export type Degrees = readonly [number, number];

/** A piece of outline from junction to junction: the areas on its sides, null for what is not on the map, and its points. */
export interface Arc<Area extends string> {
  areas: readonly [Area, Area | null];
  points: readonly Degrees[];
}

/** A stretch of an area's outline on the drawing: along one neighbour, or along coast and rim (null). */
export interface Stretch<Area extends string> {
  neighbour: Area | null;
  points: readonly Point[];
}

/**
 * Reads an arc as it is written, so that it is short: longitude and latitude of the first point in hundredths of a
 * degree, and then how far each point lies east and north of the one before.
 */
export function arc<Area extends string>(a: Area, b: Area | null, written: string): Arc<Area> {
  const steps = written.match(/-?\d+/g)?.map(Number) ?? [];
  const points: Degrees[] = [];
  let [east, north] = [0, 0];
  for (let index = 0; index < steps.length; index += 2) {
    east += steps[index];
    north += steps[index + 1];
    points.push([east / 100, north / 100]);
  }
  return { areas: [a, b], points };
}

/** Returns the outline of an area, in stretches that follow each other. Throws when its arcs make no ring. */
export function stretchesOf<Area extends string>(
  id: Area,
  arcs: readonly Arc<Area>[],
  project: Projection,
): Stretch<Area>[] {
  const drawn = arcs
    .filter(({ areas }) => areas.includes(id))
    .map(({ areas, points }) => ({ areas, points: points.map(([lon, lat]) => project(lon, lat)) }));
  const [ring, ...others] = ringsOf(id, drawn);
  if (others.length > 0) throw new Error(`the outline of ${id} is open`);
  return ring;
}

/** Returns the outlines of an area that may have several parts, by lines between areas. Throws when they make no rings. */
export function ringsOf<Area extends string>(
  id: Area,
  lines: readonly { areas: readonly [Area, Area | null]; points: readonly Point[] }[],
): Stretch<Area>[][] {
  const rest = lines.flatMap(({ areas: [a, b], points }): Stretch<Area>[] =>
    a === id || b === id ? [{ neighbour: a === id ? b : a, points }] : [],
  );
  const rings: Stretch<Area>[][] = [];
  for (let first = rest.shift(); first !== undefined; first = rest.shift()) {
    const ring = [first];
    for (;;) {
      const end = lastOf(ring[ring.length - 1].points);
      if (isSame(end, first.points[0])) break;
      const index = rest.findIndex(({ points }) => isSame(points[0], end) || isSame(lastOf(points), end));
      if (index < 0) throw new Error(`the outline of ${id} is open`);
      const [next] = rest.splice(index, 1);
      ring.push(isSame(next.points[0], end) ? next : { ...next, points: [...next.points].reverse() });
    }
    rings.push(ring);
  }
  return rings;
}

/** Returns an outline as path data. */
export function outlineOf(stretches: readonly Stretch<string>[]): string {
  const [first, ...others] = stretches.map(({ points }) => curve(points));
  return `${first}${others.map((path) => path.slice(path.indexOf('C'))).join('')}Z`;
}

/** Returns the parts of an outline that are coast or rim, as path data. */
export function edgesOf(stretches: readonly Stretch<string>[]): string {
  return stretches
    .filter(({ neighbour }) => neighbour === null)
    .map(({ points }) => curve(points))
    .join('');
}

function lastOf(points: readonly Point[]): Point {
  return points[points.length - 1];
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}
