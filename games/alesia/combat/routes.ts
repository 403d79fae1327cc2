/* The ways a retreat may take (15.3, 16.2, 16.4, 16.5). */
import { boxOf, type Unit } from '../components/box';
import { type Hex, OFF_BOARD } from '../components/hex';
import { type Field, fieldOf } from '../field';
import { closedTo } from '../movement/closed';
import { enemyOf, type G, TOWN } from '../state';
import { distanceHome, hasRoom, mayCross, mayGoOff } from './ground';

/** What the search for the ways of one unit looks at. */
interface Search {
  G: G;
  unit: Unit;
  began: string | undefined;
  field: Field;
  isClosed: (hex: number) => boolean;
  /** How far the unit was from its own lines when it set out. */
  start: number;
}

/** A next step of a retreat; the hex is null where it leaves the board or enters the town. */
interface RetreatStep {
  place: string;
  hex: Hex | null;
}

/** What a retreat should be: towards one's own lines (16.4), and with room at its end (10.1). */
interface Wish {
  home: boolean;
  room: boolean;
}

const WISHES: readonly Wish[] = [
  { home: true, room: true },
  { home: false, room: true },
  { home: true, room: false },
  { home: false, room: false },
];

/**
 * Returns where a retreating unit may go on to, as ids of hexes, of off-board zones, or the town: only what leads to the end of a
 * whole retreat of `left` more hexes, with room there (10.1) and towards its own lines if any way does, else with room, else into a full
 * hex. `path` holds the hexes so far, that from which it set out first. Empty where it cannot retreat and is lost (16.2).
 */
export function retreatsOf(
  G: G,
  unit: Unit,
  path: readonly string[],
  left: number,
  began: string | undefined,
): string[] {
  const { hex } = boxOf(G);
  const way = path.map((id) => hex[id]);
  const search: Search = {
    G,
    unit,
    began,
    field: fieldOf(G),
    isClosed: closedTo(G, unit),
    start: distanceHome(G, unit, way[0]),
  };
  const steps = stepsOf(search, way);
  for (const wish of WISHES) {
    const leading = steps.filter((step) => isWhole(search, way, step, left - 1, wish));
    if (leading.length > 0) return leading.map(({ place }) => place);
  }
  return [];
}

/** The next steps of a retreat: not back, not where enemies stand or control, not over what holds it up. */
function stepsOf({ G, unit, began, field, isClosed }: Search, way: readonly Hex[]): RetreatStep[] {
  const { hexes } = boxOf(G);
  const { stacks, controlled } = field;
  const here = way[way.length - 1];
  const enemy = enemyOf(unit.side);
  const steps: RetreatStep[] = [];
  if (unit.side === 'gallic' && here.neighbours.includes(OFF_BOARD) && mayGoOff(G, unit, way))
    for (const zone of here.zones) steps.push({ place: zone, hex: null });
  for (const number of here.neighbours) {
    if (number === OFF_BOARD || controlled[enemy][number] > 0 || isClosed(number)) continue;
    const to = hexes[number];
    if (way.includes(to) || stacks[number]?.some(({ side, kind }) => side === enemy && kind !== 'fort'))
      continue;
    if (!mayCross(G, unit, way, to, began)) continue;
    if (to.terrain !== 'town') steps.push({ place: to.id, hex: to });
    else if (!steps.some(({ place }) => place === TOWN)) steps.push({ place: TOWN, hex: null });
  }
  return steps;
}

/** Says whether a whole retreat as it is wished for begins with a step, `left` hexes to go after it. */
function isWhole(
  search: Search,
  way: readonly Hex[],
  { place, hex }: RetreatStep,
  left: number,
  wish: Wish,
): boolean {
  const { G, unit, start } = search;
  const { home, room } = wish;
  if (hex === null) return !home || (place === TOWN) === (unit.force === 'besieged');
  const far = distanceHome(G, unit, hex);
  if (home && far - left >= Math.max(start, 1)) return false;
  if (left === 0) return !room || hasRoom(G, unit, hex.id);
  const further = [...way, hex];
  return stepsOf(search, further).some((step) => isWhole(search, further, step, left - 1, wish));
}
