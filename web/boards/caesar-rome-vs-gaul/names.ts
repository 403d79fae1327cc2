/* How the name of a space is written beside it. */
import type { Space } from '../../../games/caesar-rome-vs-gaul/components/components';
import type { Box } from '../../ui/box';

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

const SLANT = 0.72;
/** A name with more letters than these is set in two lines. */
const LONG = 13;
const LINE = 11;
/** About how wide a letter is, and how far it rises over its base line and hangs under it. */
const LETTER = { width: 5.7, over: 8.5, under: 2.5 };

/** Sets a name on a side of its space, in units of pieces around the middle of that. */
export function setName(name: string, label: Label): SetName {
  const direction = label.includes('E') ? 1 : label.includes('W') ? -1 : 0;
  const down = label.includes('S') ? 1 : label.includes('N') ? -1 : 0;
  const lines = name.length > LONG ? name.split(' ') : [name];
  const reach = 12 * (direction !== 0 && down !== 0 ? SLANT : 1);
  const height = (lines.length - 1) * LINE;
  const first = down > 0 ? reach + LETTER.over : down < 0 ? -reach - LETTER.under - height : 3.5 - height / 2;
  return { lines, direction, x: direction * reach, ys: lines.map((_, index) => first + index * LINE) };
}

/** Returns the box of a name around the middle of its space, in units of pieces. */
export function nameBox(name: string, label: Label): Box {
  const { lines, direction, x, ys } = setName(name, label);
  const width = Math.max(...lines.map(({ length }) => length)) * LETTER.width;
  const left = x + ((direction - 1) / 2) * width;
  return {
    left,
    right: left + width,
    top: ys[0] - LETTER.over,
    bottom: ys[ys.length - 1] + LETTER.under,
  };
}
