/* The ways a retreat may take (15.3, 16.2, 16.4, 16.5). */
import { boxOf, type Unit } from '../components/box';
import { type Hex, OFF_BOARD } from '../components/hex';
import { fieldOf } from '../field';
import { closedTo } from '../movement/closed';
import { enemyOf, type G, TOWN } from '../state';
import { distanceHome, hasRoom, mayCross } from './ground';

/** How good the end of a retreat is: none at all, anywhere, or nearer to one's own lines (16.4). */
type Worth = 0 | 1 | 2;

/**
 * Returns where a retreating unit may go on to, as ids of hexes, of off-board zones, or the town: only what leads to the end of a
 * whole retreat of `left` more hexes, and towards its own lines if any way does. `path` holds the hexes so far, that from which it set
 * out first. Empty where it cannot retreat and is lost.
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
  const steps = stepsOf(G, unit, way, began).map((step) => ({
    place: step.place,
    worth:
      step.hex === null
        ? worthOfLeaving(unit, step.place)
        : worthOf(G, unit, [...way, step.hex], left - 1, began),
  }));
  const best = Math.max(0, ...steps.map(({ worth }) => worth));
  return best === 0 ? [] : steps.filter(({ worth }) => worth === best).map(({ place }) => place);
}

interface Step {
  place: string;
  /** Null where it leaves the board or enters the town. */
  hex: Hex | null;
}

/** The next steps of a retreat: not back, not where enemies stand or control, not over what holds it up. */
function stepsOf(G: G, unit: Unit, way: readonly Hex[], began: string | undefined): Step[] {
  const { hexes } = boxOf(G);
  const { stacks, controlled } = fieldOf(G);
  const here = way[way.length - 1];
  const steps: Step[] = [];
  const enemy = enemyOf(unit.side);
  const isClosed = closedTo(G, unit);
  if (unit.side === 'gallic' && here.neighbours.includes(OFF_BOARD))
    for (const zone of here.zones) steps.push({ place: zone, hex: null });
  for (const number of here.neighbours) {
    if (number === OFF_BOARD) continue;
    const to = hexes[number];
    if (way.includes(to) || isClosed(number) || controlled[enemy][number] > 0) continue;
    if (stacks[number]?.some(({ side, kind }) => side === enemy && kind !== 'fort')) continue;
    if (!mayCross(G, unit, way, to, began)) continue;
    if (to.terrain !== 'town') steps.push({ place: to.id, hex: to });
    else if (!steps.some(({ place }) => place === TOWN)) steps.push({ place: TOWN, hex: null });
  }
  return steps;
}

function worthOf(G: G, unit: Unit, way: readonly Hex[], left: number, began: string | undefined): Worth {
  const here = way[way.length - 1];
  if (left === 0) {
    if (!hasRoom(G, unit, here.id)) return 0;
    const far = distanceHome(G, unit, here);
    return far === 0 || far < distanceHome(G, unit, way[0]) ? 2 : 1;
  }
  let best: Worth = 0;
  for (const { place, hex } of stepsOf(G, unit, way, began)) {
    const worth =
      hex === null ? worthOfLeaving(unit, place) : worthOf(G, unit, [...way, hex], left - 1, began);
    if (worth === 2) return worth;
    if (worth > best) best = worth;
  }
  return best;
}

/** The besieged are at home in the town, the relieving army off the board (16.4). */
function worthOfLeaving({ force }: Unit, place: string): Worth {
  return (place === TOWN) === (force === 'besieged') ? 2 : 1;
}
