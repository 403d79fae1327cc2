/* The geometry of a curve of chances. */
import type { Analysis } from '../../../games/analysis/analysis';

/** How wide and how high a curve is drawn, in units of its own. */
export const WIDTH = 1_000;
export const HEIGHT = 100;

/** The dashes by which sides are told apart without their colours, by their order. */
export const DASHES = ['none', '7 4', '2 3', '9 3 2 3'] as const;

type Curve = Pick<Analysis, 'points' | 'chances'>;

/** Returns the path of the chances of one side, in steps: each chance holds up to the next position that was judged. */
export function pathOf({ points, chances }: Curve, side: number): string {
  const last = points[points.length - 1];
  return points
    .map((moves, index) => {
      const [x, y] = [acrossAt(moves, last), heightOf(chances[index][side])];
      return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join('')
    .concat(`H${WIDTH}`);
}

/** Returns how far to the right a position is, after so many moves of `last`. */
export function acrossAt(moves: number, last: number): number {
  return last === 0 ? 0 : Math.round((10 * WIDTH * moves) / last) / 10;
}

function heightOf(thousandths: number): number {
  return Math.round(10 * HEIGHT * (1 - thousandths / 1_000)) / 10;
}

/** How far apart marks stand in a row, at least, and how many rows there are. */
const APART = WIDTH / 18;
const ROWS = 3;

/** Returns in which row, from 0, each mark stands that is so far to the right, so that few cover each other: in the first with room for it. */
export function rowsOf(across: readonly number[]): number[] {
  const taken: number[][] = Array.from({ length: ROWS }, () => []);
  return across.map((place) => {
    const free = taken.findIndex((row) => row.every((other) => Math.abs(other - place) >= APART));
    const row = Math.max(0, free);
    taken[row].push(place);
    return row;
  });
}

/** Returns the chances after so many moves, as they were judged last, in thousandths by side. */
export function chancesAt({ points, chances }: Curve, moves: number): readonly number[] {
  return chances[
    Math.max(
      0,
      points.findLastIndex((point) => point <= moves),
    )
  ];
}

/** Returns after how many moves of `last` the position is at a share of the width, from 0 to 1. */
export function movesAt(share: number, last: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * last);
}

/** Returns a chance in words: `45 %`. */
export function percent(share: number): string {
  return `${Math.round(100 * share)}\u00a0%`;
}

/** Returns chances in thousandths as whole hundredths that are together what they should be: those with the largest rest are rounded up. */
export function hundredths(thousandths: readonly number[]): number[] {
  const rounded = thousandths.map((chance) => Math.floor(chance / 10));
  const all = Math.round(thousandths.reduce((sum, chance) => sum + chance, 0) / 10);
  const byRest = thousandths
    .map((_chance, index) => index)
    .sort((a, b) => (thousandths[b] % 10) - (thousandths[a] % 10));
  const missing = all - rounded.reduce((sum, chance) => sum + chance, 0);
  for (const index of byRest.slice(0, missing)) rounded[index]++;
  return rounded;
}

/** Returns a change of a chance in words: `+11`, `−3`, `0`. */
export function signed(change: number): string {
  const points = Math.round(100 * change);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
