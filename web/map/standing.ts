/* How the pieces of all places stand on the map, so that none lies on those of another place. */
import { areaOf, type Box, inflated, overlap } from '../ui/box';
import type { Camp } from './piece';
import type { Point } from './projection';
import { GAP, placeBeside, type Room, roomPiled, roomSpread, square } from './spreading';
import type { Size } from './viewport';

/** Where the pieces of a place may stand. */
export interface Site {
  /** Where its mark is, in units of the drawing. */
  at: Point;
  /** How large the mark is, in units of pieces. */
  radius: number;
  /** The sides of the mark on which pieces may stand, the best first: -1, 0 or 1 to the right and down. */
  sides: readonly Point[];
  /** What of the place should be seen beside the pieces, around its mark, in units of pieces. */
  kept: readonly Box[];
  /** How wide the pieces may spread, in units of the drawing; as wide as there is room where it is left out. */
  breadth?: number;
}

/** The pieces of one side in a place, as far as their room goes. */
export interface Band {
  count: number;
  /** They cannot be told apart, so that a pile with their number tells all. */
  isAlike: boolean;
}

/** Returns the bands of a camp. */
export function bandsOf(camp: Camp): Band[] {
  return camp.map(({ pieces }) => ({
    count: pieces.length,
    isAlike: pieces.every(({ likeness }) => likeness !== null && likeness === pieces[0].likeness),
  }));
}

/** How the pieces of one side stand. */
export interface BandStanding {
  isPiled: boolean;
  /** The middle of each piece from the mark of the place, in units of pieces; of a pile, its first. */
  spots: readonly Point[];
}

/** How the pieces of a place stand. */
export interface Standing {
  bands: readonly BandStanding[];
  /** The room that all of them take around the mark, in units of pieces. */
  box: Box;
}

/** Returns the point of a box that is nearest to the mark it stands beside. */
export function nearest({ left, top, right, bottom }: Box): Point {
  return { x: Math.min(Math.max(0, left), right), y: Math.min(Math.max(0, top), bottom) };
}

/** How far the number of a pile stands out at its corner. */
const BADGE = 6;
/** How much of a piece is seen beside the one that lies on it. */
const SEEN = 0.64;
/** How much further away pieces are tried step by step where there is no room. */
const FURTHER = 9;
const MOST_STEPS = 40;

interface Settled {
  standing: Standing;
  /** How much it covers, and how far it is from where it would stand best. */
  cost: number;
}

/** One way for pieces to stand beside each other. */
interface Form {
  room: Room;
  spots: readonly Point[];
  isPiled: boolean;
}

/**
 * Returns how the pieces of every place stand: spread or fanned where there is room, else in piles, each on the best side
 * of its mark where it covers no other, and on the drawing if it can. `fit` is what a unit of pieces is in units of the
 * drawing, `size` how large a piece is.
 */
export function standings<Place>(
  bands: ReadonlyMap<Place, readonly Band[]>,
  siteOf: (place: Place) => Site,
  kept: readonly Place[],
  drawing: Size,
  fit: number,
  size: number,
): Map<Place, Standing> {
  const whole = { left: 0, top: 0, right: drawing.width / fit, bottom: drawing.height / fit };
  const keptBoxes = kept.map((place) => {
    const { at, kept: boxes } = siteOf(place);
    return { place, boxes: boxes.map((box) => moved(box, at, fit)) };
  });
  const taken = new Map<Place, { standing: Standing; box: Box }>();
  const isFree = (place: Place, box: Box) => {
    for (const [other, { box: there }] of taken) if (other !== place && overlap(box, there) > 0) return false;
    return true;
  };
  const covered = (place: Place, box: Box) => {
    let area = OFF_DRAWING * (areaOf(box) - overlap(box, whole));
    for (const { place: other, boxes } of keptBoxes)
      for (const there of boxes) area += overlap(box, there) * (other === place ? 0.5 : 1);
    return area;
  };
  const settle = (place: Place, forms: readonly Form[], mostSteps: number): Settled | null => {
    const { at, radius, sides, breadth = Number.POSITIVE_INFINITY } = siteOf(place);
    let best: Settled | null = null;
    for (let step = 0; step < mostSteps && (best === null || step < 3); step++) {
      for (const [rank, side] of sides.entries()) {
        const standing = beside(forms, side, radius + step * FURTHER);
        const box = moved(standing.box, at, fit);
        if (!isFree(place, box)) continue;
        const isBroad = (box.right - box.left) * fit > breadth;
        const cost = covered(place, box) + 12 * rank + 60 * step + (isBroad ? ROOMY : 0);
        if (best === null || cost < best.cost) best = { standing, cost };
      }
    }
    return best;
  };
  const take = (place: Place, standing: Standing) => {
    taken.set(place, { standing, box: moved(standing.box, siteOf(place).at, fit) });
  };
  for (const [place, here] of bands) {
    const piles = here.map(({ count }) => piled(count, size));
    const found = settle(place, piles, MOST_STEPS);
    if (found !== null) take(place, found.standing);
  }
  for (const [place, here] of bands) {
    for (const forms of largerForms(here, size)) {
      const found = settle(place, forms, 2);
      if (found === null || found.cost >= ROOMY) continue;
      take(place, found.standing);
      break;
    }
  }
  return new Map([...taken].map(([place, { standing }]) => [place, standing]));
}

/** How much worse it is to stand off the drawing, where nobody sees it, than to cover something. */
const OFF_DRAWING = 4;

/** Pieces spread only where that covers less than this of what should be seen. */
const ROOMY = 150;

/** Returns how the pieces of an open place stand, every one of them: on the side where they cover least of some boxes. */
export function openStanding(
  here: readonly Band[],
  site: Site,
  covers: (box: Box) => number,
  size: number,
): Standing {
  const forms = here.map(({ count }) => spread(count, square(count), size));
  const ways = site.sides.map((side) => beside(forms, side, site.radius));
  return ways.reduce((best, way) => (covers(way.box) < covers(best.box) ? way : best));
}

/** Returns the ways in which bands may stand that show more than piles, those that show most first. */
function largerForms(here: readonly Band[], size: number): Form[][] {
  if (!here.some(({ count, isAlike }) => count > 1 && !isAlike)) return [];
  const shapes: ((count: number) => Form)[] = [
    (count) => spread(count, count <= 3 ? count : square(count), size),
    (count) => spread(count, square(count), size),
    (count) => fanned(count, { x: 1, y: 0 }, size),
    (count) => fanned(count, { x: 0, y: 1 }, size),
  ];
  return shapes.map((shape) =>
    here.map(({ count, isAlike }) => (count > 1 && !isAlike ? shape(count) : piled(count, size))),
  );
}

function piled(count: number, size: number): Form {
  return { room: roomPiled(count, size), spots: [{ x: size / 2, y: 0 }], isPiled: true };
}

function spread(count: number, columns: number, size: number): Form {
  const room = roomSpread(count, columns, size);
  const spots = Array.from({ length: count }, (_, index) => ({
    x: size / 2 + (index % columns) * (size + GAP),
    y: size / 2 - room.height / 2 + Math.floor(index / columns) * (size + GAP),
  }));
  return { room, spots, isPiled: false };
}

/** Each lies on the one before and leaves its lower right in sight, where its strength is. */
function fanned(count: number, { x, y }: Point, size: number): Form {
  const length = (count - 1) * size * SEEN;
  const room = { width: size + x * length, height: size + y * length };
  const spots = Array.from({ length: count }, (_, index) => ({
    x: room.width - size / 2 - index * size * SEEN * x,
    y: room.height / 2 - size / 2 - index * size * SEEN * y,
  }));
  return { room, spots, isPiled: false };
}

/** Puts the bands of a place beside each other, and all of them on one side of its mark. */
function beside(forms: readonly Form[], side: Point, radius: number): Standing {
  const rooms = forms.map(({ room, isPiled }) => (isPiled ? { ...room, width: room.width + BADGE } : room));
  const { width, height, lefts, middle } = placeBeside(rooms, side, radius);
  const bands = forms.map(({ spots, isPiled }, index) => ({
    isPiled,
    spots: spots.map(({ x, y }) => ({ x: lefts[index] + x + (isPiled ? BADGE : 0), y: middle + y })),
  }));
  const top = middle - height / 2;
  const box = { left: lefts[0], top, right: lefts[0] + width, bottom: top + height };
  return {
    bands,
    box: forms.some(({ isPiled }) => isPiled) ? { ...box, top: top - BADGE } : inflated(box, 1),
  };
}

function moved({ left, top, right, bottom }: Box, { x, y }: Point, fit: number): Box {
  return { left: left + x / fit, top: top + y / fit, right: right + x / fit, bottom: bottom + y / fit };
}
