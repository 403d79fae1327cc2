/* Where the names of spaces are written, so that they can be read although they grow less than the map shrinks. */
import { useContext, useMemo } from 'react';
import type { Components, Space } from '../../../games/caesar-rome-vs-gaul/components/components';
import { FitContext } from '../../map/Fit';
import { type Box, overlap } from '../../ui/box';
import { ARMY_HEIGHT } from './Army';
import { geographyOf } from './geography';

/** The side of a space its name is on. */
export type Label = Space['label'];

/** A name as it is set: its lines, how far beside the space they begin or end, and the first and the last from the top. */
export interface SetName {
  lines: readonly string[];
  /** -1 for a name that ends at `x`, 1 for one that begins there, 0 for one with its middle there. */
  direction: number;
  x: number;
  /** The base lines, one for each line. */
  ys: readonly number[];
}

const SIDES: readonly Label[] = ['E', 'W', 'S', 'N', 'SE', 'SW', 'NE', 'NW'];
const SLANT = 0.72;
/** A name with more letters than these is set in two lines. */
const LONG = 13;
const LINE = 9.5;
/** About how wide a letter is, and how far it rises over its base line and hangs under it. */
const LETTER = { width: 4.65, over: 7, under: 2 };
/** How far a space, and the mark of a Province, reach to all sides. */
const SHAPE = 11;
/** So much of a name may be covered before another side is tried, in square units of pieces. */
const SLACK = 8;
/** How often every name that is covered may change its side, as the others change theirs. */
const ROUNDS = 4;

/** Sets a name on a side of its space, in units of pieces around the middle of that. */
export function setName(name: string, label: Label): SetName {
  const direction = label.includes('E') ? 1 : label.includes('W') ? -1 : 0;
  const down = label.includes('S') ? 1 : label.includes('N') ? -1 : 0;
  const lines = name.length > LONG ? name.split(' ') : [name];
  const reach = 12 * (direction !== 0 && down !== 0 ? SLANT : 1);
  const height = (lines.length - 1) * LINE;
  const first = down > 0 ? reach + 7.5 : down < 0 ? -reach - 1.5 - height : 3 - height / 2;
  return { lines, direction, x: direction * reach, ys: lines.map((_, index) => first + index * LINE) };
}

/** How wide each Army of a space is drawn, by space. */
export type Widths = Readonly<Record<string, readonly number[]>>;

/** Returns on which side of every space its name is written at the magnification of the map around it. */
export function useLabels(components: Components, armies: Widths): ReadonlyMap<string, Label> {
  const fit = useContext(FitContext);
  const key = JSON.stringify(armies);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all there is to know of the Armies
  return useMemo(() => labelsAt(components, fit, armies), [components, fit, key]);
}

/**
 * Returns on which side of every space its name is written where a unit of pieces is `fit` units of the drawing: on the one its
 * components name, unless something lies there, an Army too, and less on another. Armies stay where they are: over their space, or
 * under it and its name.
 */
export function labelsAt(
  components: Components,
  fit: number,
  armies: Widths = {},
): ReadonlyMap<string, Label> {
  const { spaces } = components;
  const labels = new Map(spaces.map(({ id, label }) => [id, label]));
  const names = new Map(spaces.map((space) => [space.id, boxOf(space, space.label, fit)]));
  const shapes = [
    ...spaces.map(({ id, xy: [x, y] }) => ({ id, box: squareAt(x, y, fit) })),
    ...Object.values(geographyOf(components).marks).map(({ x, y }) => ({ id: '', box: squareAt(x, y, fit) })),
  ];
  const stacks = spaces.filter(({ id }) => armies[id] !== undefined);
  const covered = (of: string, box: Box) => {
    let area = 0;
    for (const {
      id,
      xy: [x, y],
      label,
    } of stacks) {
      if (id === of) continue;
      armies[id].forEach((width, index) => {
        area += overlap(box, armyBoxAt(x, y + downOf(labels.get(id) ?? label, index) * fit, width, fit));
      });
    }
    for (const shape of shapes) if (shape.id !== of) area += overlap(box, shape.box);
    for (const [id, name] of names) if (id !== of) area += overlap(box, name);
    return area / fit ** 2;
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const space of spaces) {
      let least = covered(space.id, boxOf(space, space.label, fit));
      let best = space.label;
      for (const side of least > SLACK ? SIDES : []) {
        if (armies[space.id] !== undefined && side.includes('N') !== space.label.includes('N')) continue;
        const area = covered(space.id, boxOf(space, side, fit));
        if (area < least) [least, best] = [area, side];
      }
      labels.set(space.id, best);
      names.set(space.id, boxOf(space, best, fit));
    }
  }
  return labels;
}

/** Returns the rectangle of the drawing that a name covers. */
export function boxOf({ name, xy: [x, y] }: Pick<Space, 'name' | 'xy'>, label: Label, fit: number): Box {
  const set = setName(name, label);
  const width = Math.max(...set.lines.map(({ length }) => length)) * LETTER.width;
  const left = set.x + ((set.direction - 1) / 2) * width;
  return {
    left: x + left * fit,
    right: x + (left + width) * fit,
    top: y + (set.ys[0] - LETTER.over) * fit,
    bottom: y + (set.ys[set.ys.length - 1] + LETTER.under) * fit,
  };
}

/** Returns how far under its space the middle of an Army is drawn, in units of pieces: over it, unless its name is there. */
export function downOf(label: Label, index: number): number {
  return (label.includes('N') ? 1 : -1) * (21 + index * (ARMY_HEIGHT + 1));
}

/** Returns the rectangle of the drawing that an Army covers. */
export function armyBoxAt(x: number, y: number, width: number, fit: number): Box {
  const [across, up] = [(width / 2) * fit, (ARMY_HEIGHT / 2) * fit];
  return { left: x - across, right: x + across, top: y - up, bottom: y + up };
}

function squareAt(x: number, y: number, fit: number): Box {
  const reach = SHAPE * fit;
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}
