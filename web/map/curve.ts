import type { Point } from './projection';

/** Returns path data of a smooth line through the points. */
export function curve(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))];
  let path = `M${round(at(0).x)} ${round(at(0).y)}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
    const second = { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 };
    path += `C${round(first.x)} ${round(first.y)} ${round(second.x)} ${round(second.y)} ${round(c.x)} ${round(c.y)}`;
  }
  return path;
}

/** Returns path data of an arrow's bow from `a` to `b`, shortened by `gap` at both ends. */
export function bow(a: Point, b: Point, gap: number): string {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.max(1, Math.hypot(dx, dy));
  const cut = Math.min(gap, length * 0.35);
  const ux = (dx / length) * cut;
  const uy = (dy / length) * cut;
  const middle = { x: (a.x + b.x) / 2 - dy * 0.14, y: (a.y + b.y) / 2 + dx * 0.14 };
  return `M${round(a.x + ux)} ${round(a.y + uy)}Q${round(middle.x)} ${round(middle.y)} ${round(b.x - ux)} ${round(b.y - uy)}`;
}

/** Returns the middle of an arrow's bow from `a` to `b`. */
export function bowMiddle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2 - (b.y - a.y) * 0.07, y: (a.y + b.y) / 2 + (b.x - a.x) * 0.07 };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
