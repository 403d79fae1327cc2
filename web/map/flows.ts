/* Where pieces went, as arrows: of a mass of ways those that run side by side are one. */
import type { Way } from '../table/recap/traces';
import type { Point } from './projection';

/** One way, or several that run side by side. */
export interface Flow extends Omit<Way, 'from' | 'to'> {
  /** Names it among the others: the first of its ways. */
  key: string;
  from: Point;
  to: Point;
}

/** More arrows than these cover each other. */
const MOST_ARROWS = 14;
/** Ways whose ends lie within this share of the ground that all of them cover run side by side; a larger one if too many are left. */
const NEAR = 1 / 14;
const WIDER = 1.5;

/** Returns the ways that can be drawn, `positionOf` a place being undefined off the map; where they are very many, those of a side that run side by side as one. */
export function flowsOf(
  ways: readonly Way[],
  positionOf: (place: string) => Point | undefined,
): readonly Flow[] {
  const drawn = ways.flatMap(({ from, to, ...way }): Flow[] => {
    const [start, end] = [positionOf(from), positionOf(to)];
    return start === undefined || end === undefined
      ? []
      : [{ ...way, key: `${from} ${to}`, from: start, to: end }];
  });
  const points = drawn.flatMap(({ from, to }) => [from, to]);
  let near = NEAR * Math.max(spread(points.map(({ x }) => x)), spread(points.map(({ y }) => y)));
  let flows: readonly Flow[] = drawn;
  while (flows.length > MOST_ARROWS && near > 0) {
    const joined = together(drawn, near);
    const isLeast = joined.length === new Set(drawn.map(({ side }) => side.id)).size;
    flows = joined;
    if (isLeast) break;
    near *= WIDER;
  }
  return flows;
}

function spread(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}

/** Returns flows whose ends are near those of the first of them as one each, from and to their middle. */
function together(flows: readonly Flow[], near: number): Flow[] {
  const groups: Flow[][] = [];
  for (const flow of flows) {
    const group = groups.find(
      ([first]) =>
        first.side === flow.side && isNear(first.from, flow.from, near) && isNear(first.to, flow.to, near),
    );
    if (group === undefined) groups.push([flow]);
    else group.push(flow);
  }
  return groups.map((group) => ({
    ...group[0],
    from: middleOf(group.map(({ from }) => from)),
    to: middleOf(group.map(({ to }) => to)),
    count: group.reduce((sum, { count }) => sum + count, 0),
  }));
}

function isNear(a: Point, b: Point, distance: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) <= distance;
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
