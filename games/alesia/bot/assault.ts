/* Which Romans the Gauls are to attack so that the way out opens, and how far every hex is from them. */
import { boxOf } from '../components/box';
import { distance } from '../components/hex';
import { fieldOf } from '../field';
import { groundOf, hexesWithin } from '../movement/ground';
import type { G } from '../state';
import { distances, FREE, type Route, wayOut } from './route';

/** What the Gauls mean to do in their turn. */
export interface Assault {
  /** The hexes of Romans who are to be attacked, and those that are to be come to. */
  goals: ReadonlySet<number>;
  /** The hexes so near the way that Romans in them are attacked where it pays. */
  reach: ReadonlySet<number>;
  /** How far each hex is from the nearest of them; -1 where one cannot come from. */
  far: Int16Array;
  /** Whether hardly anything of the way is left to fight for. */
  isOpen: boolean;
}

/** Romans so near the way out are attacked where it pays, and watched where none is in the way. */
const REACH = 6;
/** Romans so near the way out are in the way; forts by their range (19.2). */
const NEAR = 2;
const FORT_RANGE = 3;
/** So much of the way is screened at a time, at such a distance. */
const SCREENED = 9;
const BESIDE = 2;
/** How much more than its length a way may cost that is screened while Romans near it are still fought. */
const OPEN = 15;

/** Returns what the Gauls mean to do; null where Vercingetorix is gone. */
export function assaultOf(G: G): Assault | null {
  const route = wayOut(G);
  if (route === null) return null;
  const box = boxOf(G);
  const { stacks } = fieldOf(G);
  const ground = groundOf(box);
  const isRoman = (hex: number) => stacks[hex]?.[0]?.side === 'roman';
  const goals = new Set<number>();
  for (const hex of route.hexes) {
    for (const near of hexesWithin(ground, hex, FORT_RANGE)) {
      const stack = stacks[near];
      if (stack === undefined || stack[0].side !== 'roman') continue;
      if (distance(box.hexes[hex], box.hexes[near]) <= NEAR || stack.some(({ kind }) => kind === 'fort'))
        goals.add(near);
    }
  }
  const reach = new Set(route.hexes.flatMap((hex) => hexesWithin(ground, hex, REACH)));
  const isUnopposed = goals.size === 0;
  if (isUnopposed) for (const hex of reach) if (isRoman(hex)) goals.add(hex);
  if (isUnopposed || isOpen(route)) for (const hex of screenOf(G, route)) goals.add(hex);
  const far = distances(box, goals, (hex) => isRoman(hex) || ground.town[hex] > 0);
  return { goals, reach, far, isOpen: isOpen(route) };
}

/** Says whether hardly anything of a way is left to fight for, so that Vercingetorix could go if he were screened. */
function isOpen({ cost, hexes }: Route): boolean {
  return cost <= FREE * hexes.length + OPEN;
}

/** Returns the hexes in which Gauls keep Romans from the next part of a way: those beside it. */
function screenOf(G: G, { hexes: way }: Route): Set<number> {
  const ground = groundOf(boxOf(G));
  const next = way.slice(1, 1 + SCREENED);
  const screen = new Set<number>();
  for (const hex of next)
    for (const near of hexesWithin(ground, hex, BESIDE)) if (ground.town[near] === 0) screen.add(near);
  for (const hex of next) for (const near of hexesWithin(ground, hex, BESIDE - 1)) screen.delete(near);
  return screen;
}
