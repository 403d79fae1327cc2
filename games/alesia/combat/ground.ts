/* Ground that holds up who retreats or advances (8, 16.1), and the way home (16.4). */
import { onceEach } from '../../kit/once';
import { type Box, boxOf, type Unit } from '../components/box';
import { type Hex, OFF_BOARD } from '../components/hex';
import { hasFort, unitsIn } from '../field';
import { SIDES_OF_A_HEX } from '../movement/ground';
import { STACKING } from '../movement/overstacking';
import { type G, OFF, TOWN } from '../state';

/** Says whether a unit may end in a hex with the others there (10.1); leaders find room always (10.4). */
export function hasRoom(G: G, { id, kind, side }: Unit, hex: string): boolean {
  return kind === 'leader' || unitsIn(G, hex).filter((unit) => unit.id !== id).length < STACKING[side];
}

/**
 * Says whether a unit on its way over the hexes of `way` may go on to a hex: rivers and the Isolated Trench are not crossed on the way (8.1).
 * Who stood on one when he set out, and has gone along it since, may leave it; if he came there in this turn from where he `began`, only to
 * that side (8.2 and the questions at the end of the rulebook).
 */
export function mayCross(G: G, unit: Unit, way: readonly Hex[], to: Hex, began: string | undefined): boolean {
  const here = way[way.length - 1];
  const barrier = barrierOf(G, unit, here);
  if (barrier === null) return true;
  if (here[barrier][here.neighbours.indexOf(to.number)]) return true;
  if (!keepsToWater(way)) return false;
  return began === undefined || bankOf(G, unit, here, barrier, began).includes(to.number);
}

/** Says whether river or trench let a unit on its way over the hexes of `way` go on off the board: not when he has come to them on it (8.1). */
export function mayGoOff(G: G, unit: Unit, way: readonly Hex[]): boolean {
  return barrierOf(G, unit, way[way.length - 1]) === null || keepsToWater(way);
}

/** Says whether two hexes are on the same river, bridged or not, or both on the trench. */
export function isOnSameWater(a: Hex, b: Hex): boolean {
  return (
    a.rivers.some((name) => b.rivers.includes(name)) || (a.trench.includes(true) && b.trench.includes(true))
  );
}

/** Says whether a way has gone along the river or the trench where it set out, all the time (8.2). */
function keepsToWater(way: readonly Hex[]): boolean {
  return way.slice(1).every((hex, place) => {
    const side = way[place].neighbours.indexOf(hex.number);
    return (way[place].river[side] || way[place].trench[side]) && isOnSameWater(way[0], hex);
  });
}

type Barrier = 'river' | 'trench';

/**
 * Returns what a hex holds a unit up by, or null: a river without bridge (25.5), to Romans without a fort, either (24.8), or the trench;
 * only where it touches two hexsides (8.3).
 */
export function barrierOf(G: G, { kind, side }: Unit, { id, number }: Hex): Barrier | null {
  switch (barriersOf(boxOf(G))[number]) {
    case 'river':
      return side === 'roman' && hasFort(G, id) ? null : 'river';
    case 'trench':
      return kind !== 'cavalry' && G.filled.includes(id) ? null : 'trench';
    default:
      return null;
  }
}

/** What holds up in each hex those whom it holds up. */
const barriersOf = onceEach(({ hexes }: Box) =>
  hexes.map(({ river, trench, bridge }): Barrier | null => {
    const touches = (sides: readonly boolean[]) => sides.filter(Boolean).length > 1;
    if (touches(river)) return bridge ? null : 'river';
    return touches(trench) ? 'trench' : null;
  }),
);

/** Returns the numbers of the hexes on that side of a barrier that is the nearest to where a unit came from; from off the board, on all sides. */
function bankOf(G: G, unit: Unit, here: Hex, barrier: Barrier, began: string): number[] {
  const { hex, hexes, walls } = boxOf(G);
  const from = began === TOWN ? walls : [hex[began]];
  const sources = began === OFF ? [] : from;
  const isOut = (side: number) => here.neighbours[side] === OFF_BOARD || here[barrier][side];
  const banks: number[][] = [];
  const first = here[barrier].indexOf(true);
  for (let turn = 1; turn < SIDES_OF_A_HEX; turn++) {
    const side = (first + turn) % SIDES_OF_A_HEX;
    if (isOut(side)) continue;
    if (isOut((side + SIDES_OF_A_HEX - 1) % SIDES_OF_A_HEX)) banks.push([]);
    banks[banks.length - 1].push(here.neighbours[side]);
  }
  const all = banks.flat();
  const nearest = nearestTo(hexes, sources, all, (next) => barrierOf(G, unit, next) !== barrier);
  return nearest.length === 0
    ? all
    : banks.filter((bank) => bank.some((number) => nearest.includes(number))).flat();
}

/** Returns those of some hexes, by their numbers, that are nearest to some others over hexes that are open; none where there is no way. */
function nearestTo(
  hexes: readonly Hex[],
  sources: readonly Hex[],
  wanted: readonly number[],
  isOpen: (hex: Hex) => boolean,
): number[] {
  const known = new Set(sources.map(({ number }) => number));
  for (let rim = sources; rim.length > 0; ) {
    const nearest = rim.filter(({ number }) => wanted.includes(number));
    if (nearest.length > 0) return nearest.map(({ number }) => number);
    const next: Hex[] = [];
    for (const { neighbours } of rim)
      for (const number of neighbours) {
        if (number === OFF_BOARD || known.has(number) || !isOpen(hexes[number])) continue;
        known.add(number);
        next.push(hexes[number]);
      }
    rim = next;
  }
  return [];
}

/** Distances in hexes to the town, to the ground between the Roman lines, and off the board. */
interface Homes {
  town: readonly number[];
  lines: readonly number[];
  edge: readonly number[];
}

/** Returns how far a hex is from a unit's own lines: the town for the besieged, the edge of the map for the relieving army, the ground between the lines for Romans (16.4). */
export function distanceHome(G: G, { side, force }: Unit, hex: Hex): number {
  const { town, lines, edge } = homesOf(boxOf(G));
  if (side === 'roman') return lines[hex.number];
  return (force === 'besieged' ? town : edge)[hex.number];
}

const homesOf = onceEach(({ hexes }: Box): Homes => {
  const distances = (isHome: (hex: Hex) => boolean) => distancesFrom(hexes, hexes.filter(isHome));
  return {
    town: distances(({ terrain }) => terrain === 'town'),
    lines: distances(({ area }) => 'ObI'.includes(area)),
    edge: distances((hex) => hex.edge).map((each) => each + 1),
  };
});

/** Returns the distance of every hex from the nearest of some. */
function distancesFrom(hexes: readonly Hex[], sources: readonly Hex[]): number[] {
  const far = hexes.map(() => Number.POSITIVE_INFINITY);
  const queue = [...sources];
  for (const { number } of sources) far[number] = 0;
  for (const { number, neighbours } of queue)
    for (const next of neighbours) {
      if (next === OFF_BOARD || far[next] <= far[number] + 1) continue;
      far[next] = far[number] + 1;
      queue.push(hexes[next]);
    }
  return far;
}
