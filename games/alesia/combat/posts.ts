/* From where Gauls attack who are not on the board: the walls of Alesia (9.5), and places beside the board (11.2). */
import { onceEach } from '../../kit/once';
import { type Box, boxOf } from '../components/box';
import { OFF_BOARD } from '../components/hex';
import { unitsIn } from '../field';
import { fringeHolds, fringeTargets } from '../offboard';
import { type G, TOWN } from '../state';

/** How many units may attack from one wall hex, those who stand there included (9.5). */
const ROOM = 2;

const NONE: readonly number[] = [];

/** Returns the numbers of the hexes that a unit which is not on the board might attack from the town or from off the board. */
export function reachedFromAway(G: G, unit: string): readonly number[] {
  const { hex } = boxOf(G);
  if (G.at[unit] === TOWN) return besideTown(boxOf(G));
  const targets = fringeTargets(G, unit);
  return targets.length === 0 ? NONE : targets.map((id) => hex[id].number);
}

/**
 * Returns the wall hex from which each unit in the town attacks, at most two to a hex with those who stand there, so that each can reach all that it attacks; null when
 * there is no such way, or no room beside the board for those who attack from there (11.2).
 */
export function postsTaken(
  G: G,
  targets: Readonly<Record<string, readonly string[]>>,
): Record<string, string> | null {
  const { hex, walls } = boxOf(G);
  const choices: Record<string, string[]> = {};
  const taken: Record<string, string[]> = {};
  for (const [unit, hexes] of Object.entries(targets)) {
    if (G.at[unit] !== TOWN) continue;
    choices[unit] = walls
      .filter(({ neighbours }) => hexes.every((id) => neighbours.includes(hex[id].number)))
      .map(({ id }) => id);
    if (!takesPost(G, unit, choices, taken, new Set())) return null;
  }
  if (!fringeHolds(G, targets)) return null;
  return Object.fromEntries(
    Object.entries(taken).flatMap(([post, units]) => units.map((unit) => [unit, post])),
  );
}

/** Finds room for a unit, and moves others over to other posts where that makes room. */
function takesPost(
  G: G,
  unit: string,
  choices: Readonly<Record<string, readonly string[]>>,
  taken: Record<string, string[]>,
  tried: Set<string>,
): boolean {
  for (const post of choices[unit]) {
    if (tried.has(post)) continue;
    tried.add(post);
    taken[post] ??= [];
    const holders = taken[post];
    const leaver =
      holders.length + unitsIn(G, post).length < ROOM
        ? null
        : holders.find((holder) => takesPost(G, holder, choices, taken, tried));
    if (leaver === undefined) continue;
    taken[post] = [...holders.filter((holder) => holder !== leaver), unit];
    return true;
  }
  return false;
}

const besideTown = onceEach(({ hexes, walls }: Box): readonly number[] => {
  const numbers = new Set(walls.flatMap(({ neighbours }) => neighbours));
  return [...numbers].filter((number) => number !== OFF_BOARD && hexes[number].terrain !== 'town');
});
