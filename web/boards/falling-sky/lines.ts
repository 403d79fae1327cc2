/* How the Forces of a Region stand: in lines of a few beside each other, so that they keep to their Region. */

/** A Force with its place on the map, from the name of its Region. */
export interface Placed<T> {
  thing: T;
  x: number;
  y: number;
}

/** So wide a line of Forces may be, in units of pieces; one alone may be wider, and then so may the others. */
const WIDTH = 84;
/** So wide where more than so many would else stand below each other and reach into the next Region. */
const CROWDED = { more: 3, width: 112 };
const GAP = 2;

/** Returns where things of some widths stand in lines of a height, the first line below `top`, all in the middle. */
export function inLines<T>(
  things: readonly T[],
  widthOf: (thing: T) => number,
  height: number,
  top: number,
): Placed<T>[] {
  const most = Math.max(things.length > CROWDED.more ? CROWDED.width : WIDTH, ...things.map(widthOf));
  const lines: T[][] = [];
  for (const thing of things) {
    const line = lines[lines.length - 1];
    if (line !== undefined && lengthOf([...line, thing], widthOf) <= most) line.push(thing);
    else lines.push([thing]);
  }
  return lines.flatMap((line, index) => {
    let left = -lengthOf(line, widthOf) / 2;
    return line.map((thing) => {
      const x = left + widthOf(thing) / 2;
      left += widthOf(thing) + GAP;
      return { thing, x, y: top + height * (index + 0.5) };
    });
  });
}

function lengthOf<T>(line: readonly T[], widthOf: (thing: T) => number): number {
  return line.reduce((sum, thing) => sum + widthOf(thing), GAP * (line.length - 1));
}
