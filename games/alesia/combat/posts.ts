/* From where Gauls attack who are not on the board: the walls of Alesia (9.5), and a row of places beside the board (11.2). */
import { type Box, boxOf } from '../components/box';
import { type Hex, OFF_BOARD, placesAround } from '../components/hex';
import { type G, OFF, TOWN } from '../state';

/** A place from which two Gallic units may attack (9.5, 11.2). */
interface Post {
  id: string;
  /** The off-board zones from which it may be taken; none for a wall hex. */
  zones: readonly string[];
  /** The numbers of the hexes that may be attacked from it. */
  reaches: readonly number[];
}

/** How many units may attack from one such place (9.5, 11.2). */
const ROOM = 2;

const NO_POSTS: readonly Post[] = [];

const boxes = new WeakMap<Box, readonly Post[]>();

/** Returns the places from which a unit that is not on the board may attack; none for those on it, and for who has moved off the board or between zones (11.2). */
export function postsFor(G: G, unit: string): readonly Post[] {
  const box = boxOf(G);
  if (G.at[unit] === TOWN) return postsOf(box).filter(({ zones }) => zones.length === 0);
  if (G.at[unit] !== OFF || G.secret.shifted.includes(unit)) return NO_POSTS;
  return postsOf(box).filter(({ zones }) => zones.includes(G.secret.zones[unit]));
}

/**
 * Returns a post for each unit that attacks without being on the board, at most two to a post, so that each can reach all that it
 * attacks; null when there is no such way.
 */
export function postsTaken(
  G: G,
  targets: Readonly<Record<string, readonly string[]>>,
): Record<string, string> | null {
  const { hex } = boxOf(G);
  const taken: Record<string, string[]> = {};
  const choices: Record<string, string[]> = {};
  for (const [unit, hexes] of Object.entries(targets)) {
    if (G.at[unit] !== TOWN && G.at[unit] !== OFF) continue;
    choices[unit] = postsFor(G, unit)
      .filter(({ reaches }) => hexes.every((id) => reaches.includes(hex[id].number)))
      .map(({ id }) => id);
    if (!takesPost(unit, choices, taken, new Set())) return null;
  }
  return Object.fromEntries(
    Object.entries(taken).flatMap(([post, units]) => units.map((unit) => [unit, post])),
  );
}

/** Finds room for a unit, and moves others over to other posts where that makes room. */
function takesPost(
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
    if (holders.length < ROOM) {
      holders.push(unit);
      return true;
    }
    const leaver = holders.find((holder) => takesPost(holder, choices, taken, tried));
    if (leaver === undefined) continue;
    holders.splice(holders.indexOf(leaver), 1, unit);
    return true;
  }
  return false;
}

function postsOf(box: Box): readonly Post[] {
  const known = boxes.get(box);
  if (known !== undefined) return known;
  const posts = [...box.walls.map((wall) => wallPost(box, wall)), ...fringeOf(box)];
  boxes.set(box, posts);
  return posts;
}

function wallPost({ hexes }: Box, { id, neighbours }: Hex): Post {
  const reaches = neighbours.filter((number) => number !== OFF_BOARD && hexes[number].terrain !== 'town');
  return { id, zones: [], reaches };
}

/** Every place off the board beside a hex of the outermost row, open to the zones of the hexes it touches. */
function fringeOf({ hexes }: Box): Post[] {
  const fringe = new Map<string, { zones: Set<string>; reaches: number[] }>();
  for (const { row, column, number, neighbours, zones } of hexes) {
    placesAround(row, column).forEach((place, side) => {
      if (neighbours[side] !== OFF_BOARD) return;
      const id = place.join(':');
      const post = fringe.get(id) ?? { zones: new Set(), reaches: [] };
      fringe.set(id, post);
      for (const zone of zones) post.zones.add(zone);
      post.reaches.push(number);
    });
  }
  return [...fringe].map(([id, { zones, reaches }]) => ({ id, zones: [...zones], reaches }));
}
