/* Lines over many hexes, as path data. */
import { type Hex, OFF_BOARD } from '../../../games/alesia/components/hex';
import type { Point } from '../../map/projection';
import { CORNERS, centreOf, sideOf, words } from './geography';

/** Returns the outline of all hexes for which `isIn` says so, as closed rings. */
export function outlineOf(hexes: readonly Hex[], isIn: (hex: Hex) => boolean): string {
  const next = new Map<string, string[]>();
  for (const hex of hexes) {
    if (!isIn(hex)) continue;
    hex.neighbours.forEach((number, side) => {
      if (number !== OFF_BOARD && isIn(hexes[number])) return;
      const [from, to] = edgeOf(hex, side).map(words);
      const known = next.get(from);
      if (known === undefined) next.set(from, [to]);
      else known.push(to);
    });
  }
  let path = '';
  for (const start of next.keys()) {
    let at = start;
    for (let to = next.get(at)?.pop(); to !== undefined; to = next.get(at)?.pop()) {
      if (at === start) path += `M${start}`;
      at = to;
      path += at === start ? 'Z' : `L${at}`;
    }
  }
  return path;
}

/** Returns the two ends of a side of a hex. */
export function edgeOf(hex: Hex, side: number): [Point, Point] {
  const { x, y } = centreOf(hex);
  const [a, b] = [CORNERS[side], CORNERS[(side + 1) % 6]];
  return [
    { x: x + a.x, y: y + a.y },
    { x: x + b.x, y: y + b.y },
  ];
}

/** How many rows and columns of hexes are drawn in one piece, so that a part of the map costs no more than it shows. */
const BLOCK = 8;

/** Returns hexes in blocks of neighbours. */
export function blocksOf(hexes: readonly Hex[]): Hex[][] {
  const blocks = new Map<string, Hex[]>();
  for (const hex of hexes) {
    const key = `${Math.floor(hex.row / BLOCK)} ${Math.floor(hex.column / BLOCK)}`;
    const block = blocks.get(key);
    if (block === undefined) blocks.set(key, [hex]);
    else block.push(hex);
  }
  return [...blocks.values()];
}

/** Returns the sides of hexes, each once. */
export function gridOf(hexes: readonly Hex[]): string {
  let path = '';
  for (const hex of hexes) {
    const { x, y } = centreOf(hex);
    const corner = (index: number) => words({ x: x + CORNERS[index].x, y: y + CORNERS[index].y });
    path += `M${corner(1)}L${corner(2)}L${corner(3)}L${corner(4)}`;
    for (const side of [0, 4, 5])
      if (hex.neighbours[side] === OFF_BOARD) path += `M${corner(side)}L${corner((side + 1) % 6)}`;
  }
  return path;
}

/** Returns lines that run through hexes from side to side; `sidesOf` gives six flags a hex. */
export function lineThrough(hexes: readonly Hex[], sidesOf: (hex: Hex) => readonly boolean[]): string {
  let path = '';
  for (const hex of hexes) {
    const ends = sidesOf(hex).flatMap((isCrossed, side) => (isCrossed ? [sideOf(hex, side)] : []));
    const middle = words(centreOf(hex));
    if (ends.length === 2) path += `M${words(ends[0])}Q${middle} ${words(ends[1])}`;
    else for (const end of ends) path += `M${words(end)}L${middle}`;
  }
  return path;
}

/** Returns a line that flows past its points, without the bulges of one that runs through all of them. */
export function flowing(points: readonly Point[]): string {
  const last = points.length - 1;
  const between = (index: number): Point => ({
    x: (points[index].x + points[index + 1].x) / 2,
    y: (points[index].y + points[index + 1].y) / 2,
  });
  let path = `M${words(points[0])}L${words(between(0))}`;
  for (let index = 1; index < last; index++) path += `Q${words(points[index])} ${words(between(index))}`;
  return `${path}L${words(points[last])}`;
}
