/* Where Armies stand beside their spaces, and where the names of spaces are written, so that nothing lies on anything else. */
import { useContext, useMemo } from 'react';
import type { Components, Space } from '../../../games/caesar-rome-vs-gaul/components/components';
import { FitContext } from '../../map/Fit';
import type { Point } from '../../map/projection';
import { type Box, overlap } from '../../ui/box';
import { geographyOf } from './geography';
import { type Label, nameBox } from './names';

/** The size of something, in units of pieces. */
export interface Extent {
  width: number;
  height: number;
}

/** What stands on the map: the Armies of each space, of those that have any, and where more than a name is to be seen. */
export interface Standing {
  armies: Readonly<Record<string, readonly Extent[]>>;
  /** Spaces with a marker that has walls, and with Siege Points. */
  walled: readonly string[];
  besieged: readonly string[];
}

/** Where it stands, in units of pieces around the middle of each space. */
export interface Layout {
  /** The middle of each Army. */
  armies: ReadonlyMap<string, readonly Point[]>;
  /** The side its name is on; a space of which the name has no room is missing. */
  names: ReadonlyMap<string, Label>;
}

/** Around an Army. */
const GAP = 0.5;
/** How far a space, and the mark of a Province, reach to all sides. */
const SHAPE = 11;
/** How far from the middle of its space an Army stands at least: across or down, and aslant. */
const REACH = { straight: 13, aslant: 9 };
/** How much farther away an Army is tried step by step where there is no room. */
const FURTHER = 7;
const MOST_STEPS = 24;
/** What it costs to stand on a less usual side, a step farther away, and on a square unit of where names are wont to be. */
const COST = { side: 4, step: 25, words: 0.03 };
/** So many square units may be covered, at the edges. */
const SLACK = 1;
const SIDES: readonly Label[] = ['N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW'];
const NAME_SIDES: readonly Label[] = ['E', 'W', 'S', 'N', 'SE', 'SW', 'NE', 'NW'];
/** Where the Siege Points against a space are seen, around its middle. */
export const SIEGE: Box = { left: -18, right: 18, top: 11, bottom: 21 };

/** While a unit of pieces is more units of the drawing than this, Armies are drawn as banners. */
const ROOMY = 1.6;

/** Says whether there is so little room at the magnification of the map around it that Armies are drawn as banners. */
export function useBanners(): boolean {
  return useContext(FitContext) > ROOMY;
}

/** Returns the layout at the magnification of the map around it. */
export function useMapLayout(components: Components, standing: Standing): Layout {
  const fit = useContext(FitContext);
  const key = JSON.stringify(standing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all there is to know of what stands on the map
  return useMemo(() => layoutAt(components, fit, standing), [components, fit, key]);
}

/**
 * Returns where Armies and names stand where a unit of pieces is `fit` units of the drawing; the same for the same. First the Armies
 * have their room: each on the side of its space on which it covers nothing, above it if it can, else farther away. Then the names:
 * those of spaces where something stands first, each on the side that its components say or the next that is free; names without
 * room are left out.
 */
export function layoutAt(components: Components, fit: number, standing: Standing): Layout {
  const { spaces } = components;
  const marks = Object.values(geographyOf(components).marks);
  const middleOf = ({ xy: [x, y] }: Space): Point => ({ x: x / fit, y: y / fit });
  const shapes = new Map(spaces.map((space) => [space.id, around(square(SHAPE), middleOf(space))]));
  const taken: { of: string; box: Box }[] = [
    ...[...shapes].map(([of, box]) => ({ of, box })),
    ...marks.map(({ x, y }) => ({ of: '', box: around(square(SHAPE), { x: x / fit, y: y / fit }) })),
    ...spaces
      .filter(({ id }) => standing.besieged.includes(id))
      .map((space) => ({ of: '', box: around(SIEGE, middleOf(space)) })),
  ];
  const covered = (box: Box, of: string) =>
    taken.reduce((area, other) => area + (other.of === of ? 0 : overlap(box, other.box)), 0);

  const usual = spaces.map((space) => around(nameBox(space.name, space.label), middleOf(space)));
  const armies = new Map<string, readonly Point[]>();
  for (const space of spaces) {
    const here = standing.armies[space.id] ?? [];
    const middle = middleOf(space);
    const spots = here.map((size, index) => {
      const spot = freeSpot(size, (box) => {
        const there = around(box, middle);
        const words = usual.reduce((sum, name) => sum + overlap(there, name), 0);
        return { area: covered(there, space.id), words };
      });
      taken.push({ of: `${space.id} ${index}`, box: around(boxAt(spot, size, GAP), middle) });
      return spot;
    });
    if (spots.length > 0) armies.set(space.id, spots);
  }

  const names = new Map<string, Label>();
  for (const space of [...spaces].sort((a, b) => worth(b, standing) - worth(a, standing))) {
    const middle = middleOf(space);
    const sides = [space.label, ...NAME_SIDES.filter((side) => side !== space.label)];
    const side = sides.find(
      (label) => covered(around(nameBox(space.name, label), middle), space.id) <= SLACK,
    );
    if (side === undefined) continue;
    names.set(space.id, side);
    taken.push({ of: `${space.id} name`, box: around(nameBox(space.name, side), middle) });
  }
  return { armies, names };
}

/** Returns the middle of the best room for Armies of a size around a space. */
function freeSpot(size: Extent, covers: (box: Box) => { area: number; words: number }): Point {
  let best: Point = { x: 0, y: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (let step = 0; step < MOST_STEPS && step * COST.step < least; step++) {
    SIDES.forEach((side, rank) => {
      for (const spot of spotsOn(side, size, step * FURTHER)) {
        const { area, words } = covers(boxAt(spot, size));
        const bad = area > SLACK ? 1000 + area : 0;
        const cost = bad + words * COST.words + rank * COST.side + step * COST.step;
        if (cost < least) [least, best] = [cost, spot];
      }
    });
  }
  return best;
}

/** How much of their own breadth Armies may stand aside. */
const ASIDE = [0, 0.25, -0.25, 0.45, -0.45];

/** Returns where the middle of Armies may be on a side of a space: right beside it, and a little aside. */
function spotsOn(side: Label, { width, height }: Extent, further: number): Point[] {
  const across = side.includes('E') ? 1 : side.includes('W') ? -1 : 0;
  const down = side.includes('S') ? 1 : side.includes('N') ? -1 : 0;
  const reach = (across !== 0 && down !== 0 ? REACH.aslant : REACH.straight) + further;
  const spot = { x: across * (reach + width / 2), y: down * (reach + height / 2) };
  if (across !== 0 && down !== 0) return [spot];
  return ASIDE.map((share) =>
    across === 0 ? { x: share * width, y: spot.y } : { x: spot.x, y: share * (height + SHAPE) },
  );
}

/** Returns how much more than others a name should be seen. */
function worth({ id, kind }: Space, { armies, walled }: Standing): number {
  return (armies[id] === undefined ? 0 : 4) + (walled.includes(id) ? 2 : 0) + (kind === 'town' ? 0 : 1);
}

function boxAt({ x, y }: Point, { width, height }: Extent, gap = 0): Box {
  const [across, up] = [width / 2 + gap, height / 2 + gap];
  return { left: x - across, right: x + across, top: y - up, bottom: y + up };
}

function square(reach: number): Box {
  return { left: -reach, right: reach, top: -reach, bottom: reach };
}

function around({ left, right, top, bottom }: Box, { x, y }: Point): Box {
  return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
}
