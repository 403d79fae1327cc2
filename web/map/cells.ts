/* The ground around points: to each point belongs what is nearer to it than to any other, and areas are made of several. */
import type { Point } from './projection';

/** A corner of the ground of a point, and whose ground lies beyond the edge that leaves it: a point by its number, or null. */
interface Corner extends Point {
  beyond: number | null;
}

/** The ground of a point, as the ring of its corners. */
export type Cell = readonly Corner[];

/** A line between two areas, or of one to what is none (null), from junction to junction. */
export interface Frontier<Area extends string> {
  areas: readonly [Area, Area | null];
  points: readonly Point[];
}

/** Returns the ground of each of some points within a frame around the origin of a drawing, `margin` beyond its edges. */
export function cellsOf(
  points: readonly Point[],
  { width, height }: { width: number; height: number },
  margin: number,
): Cell[] {
  const [left, top, right, bottom] = [-margin, -margin, width + margin, height + margin];
  const frame: Cell = [
    { x: left, y: top, beyond: null },
    { x: right, y: top, beyond: null },
    { x: right, y: bottom, beyond: null },
    { x: left, y: bottom, beyond: null },
  ];
  return points.map((point, index) => {
    const near = points
      .map((other, beyond) => ({ other, beyond }))
      .filter(({ beyond }) => beyond !== index)
      .sort((a, b) => distance(a.other, point) - distance(b.other, point));
    let cell = frame;
    for (const { other, beyond } of near) {
      const reach = Math.max(...cell.map((corner) => distance(corner, point)));
      if (distance(other, point) > 2 * reach) break;
      cell = cut(cell, point, other, beyond);
    }
    return cell
      .map(({ x, y, beyond }) => ({ x: round(x), y: round(y), beyond }))
      .filter((corner, at, ring) => !isSame(corner, ring[(at + 1) % ring.length]));
  });
}

/** Cuts off what is nearer to another point. */
function cut(ground: Cell, point: Point, other: Point, beyond: number): Cell {
  const [dx, dy] = [other.x - point.x, other.y - point.y];
  const [mx, my] = [(other.x + point.x) / 2, (other.y + point.y) / 2];
  const past = ({ x, y }: Point) => (x - mx) * dx + (y - my) * dy;
  return ground.flatMap((corner, index): Corner[] => {
    const next = ground[(index + 1) % ground.length];
    const [here, there] = [past(corner), past(next)];
    const t = here / (here - there);
    const crossing = { x: corner.x + (next.x - corner.x) * t, y: corner.y + (next.y - corner.y) * t };
    if (here <= 0) return there > 0 ? [corner, { ...crossing, beyond }] : [corner];
    return there <= 0 ? [{ ...crossing, beyond: corner.beyond }] : [];
  });
}

/** Returns the lines between areas, where `areas` tells to which one the ground of each point belongs; null for none. */
export function frontiersOf<Area extends string>(
  cells: readonly Cell[],
  areas: readonly (Area | null)[],
): Frontier<Area>[] {
  const pieces = cells.flatMap((cell, index) => {
    const area = areas[index];
    if (area === null) return [];
    return cell.flatMap((from, at): Frontier<Area>[] => {
      const other = from.beyond === null ? null : areas[from.beyond];
      if (other === area || (other !== null && from.beyond !== null && from.beyond < index)) return [];
      return [{ areas: [area, other], points: [from, cell[(at + 1) % cell.length]].map(bare) }];
    });
  });
  return joined(pieces);
}

/** Joins pieces of lines as long as exactly two of them meet, which lie between the same areas. */
function joined<Area extends string>(pieces: readonly Frontier<Area>[]): Frontier<Area>[] {
  const meeting = new Map<string, number>();
  for (const { points } of pieces)
    for (const point of [points[0], lastOf(points)])
      meeting.set(keyOf(point), (meeting.get(keyOf(point)) ?? 0) + 1);
  const rest = [...pieces];
  const lines: Frontier<Area>[] = [];
  for (let piece = rest.pop(); piece !== undefined; piece = rest.pop()) {
    const line = { areas: piece.areas, points: [...piece.points] };
    for (const turn of [0, 1]) {
      for (let end = lastOf(line.points); meeting.get(keyOf(end)) === 2; end = lastOf(line.points)) {
        const index = rest.findIndex(
          ({ areas, points }) =>
            isBetween(areas, line.areas) && (isSame(points[0], end) || isSame(lastOf(points), end)),
        );
        if (index < 0) break;
        const [{ points }] = rest.splice(index, 1);
        line.points.push(isSame(points[0], end) ? lastOf(points) : points[0]);
      }
      if (turn === 0) line.points.reverse();
    }
    lines.push(line);
  }
  return lines;
}

function isBetween([a, b]: readonly (string | null)[], [c, d]: readonly (string | null)[]): boolean {
  return (a === c && b === d) || (a === d && b === c);
}

function keyOf({ x, y }: Point): string {
  return `${x} ${y}`;
}

function lastOf(points: readonly Point[]): Point {
  return points[points.length - 1];
}

function bare({ x, y }: Point): Point {
  return { x, y };
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
