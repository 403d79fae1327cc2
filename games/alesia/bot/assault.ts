/* Which Romans the Gauls are to attack so that the way out opens, and how far every hex is from them. */
import { boxOf, type Unit } from '../components/box';
import { distance, OFF_BOARD } from '../components/hex';
import { fieldOf, isUnit } from '../field';
import { groundOf, hexesWithin } from '../movement/ground';
import { type G, OFF, TOWN } from '../state';
import { distances, FREE, type Route, wayOut } from './route';

/** What the Gauls mean to do in their turn. */
export interface Assault {
  route: Route;
  /** How far each hex is from the Romans to be attacked; -1 where one cannot come from. */
  far: Int16Array;
  /** The hexes of Romans who can be attacked in strength now. */
  targets: ReadonlySet<number>;
  /** What each target still wants, in combat factors. */
  wanted: ReadonlyMap<number, number>;
}

/** Romans so near the way out are in the way; forts by their range (19.2). */
const NEAR = 2;
const FORT_RANGE = 3;
/** What attackers need for each factor of the defence, and how near they must be to count. */
const ODDS = 2;
const ENOUGH = 4;
const MARCH = 6;
/** So much of the way is screened at a time, at such a distance, and Romans so near it are attacked. */
const SCREENED = 9;
const BESIDE = 2;
const WATCHED = 6;
/** How much more than its length a way may cost that is screened while Romans near it are still fought. */
const OPEN = 15;
/** At most so much strength finds room in a hex. */
const ROOM = 14;

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
  const isUnopposed = goals.size === 0;
  if (isUnopposed) for (const hex of watchedFrom(G, route)) goals.add(hex);
  if (isUnopposed || isOpen(route)) for (const hex of screenOf(G, route)) goals.add(hex);
  const far = distances(box, goals, (hex) => isRoman(hex) || ground.town[hex] > 0);
  const targets = new Set<number>();
  const wanted = new Map<number, number>();
  const fighters = fightersOf(G);
  for (const goal of goals) {
    if (!isRoman(goal)) continue;
    const want = ENOUGH * defenceOf(G, goal);
    const { committed, possible } = strengthAt(G, goal, fighters);
    if (Math.max(committed, possible) < ODDS * defenceOf(G, goal)) continue;
    targets.add(goal);
    wanted.set(goal, want - committed);
  }
  return { route, far, targets, wanted };
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

/** Returns the hexes of Romans not far from a way. */
function watchedFrom(G: G, { hexes: way }: Route): Set<number> {
  const ground = groundOf(boxOf(G));
  const { stacks } = fieldOf(G);
  const watched = new Set<number>();
  for (const hex of way)
    for (const near of hexesWithin(ground, hex, WATCHED))
      if (stacks[near]?.[0]?.side === 'roman') watched.add(near);
  return watched;
}

/** Returns the strength of the Romans in a hex, doubled behind ramparts and in forts; at least 1. */
export function defenceOf(G: G, number: number): number {
  const hex = boxOf(G).hexes[number];
  const stack = fieldOf(G).stacks[number] ?? [];
  let strength = 0;
  for (const { combat } of stack) strength += combat;
  const isDoubled =
    hex.perimeter.includes(true) || hex.camp.includes(true) || stack.some(({ kind }) => kind === 'fort');
  return Math.max(1, strength * (isDoubled ? 2 : 1));
}

/** Returns the strength of the Gauls next to a hex, and of all who could come next to it as far as there is room. */
function strengthAt(
  G: G,
  number: number,
  fighters: readonly Unit[],
): { committed: number; possible: number } {
  const { hexes } = boxOf(G);
  const { stacks } = fieldOf(G);
  let room = 0;
  let committed = 0;
  for (const neighbour of hexes[number].neighbours) {
    if (neighbour === OFF_BOARD || hexes[neighbour].terrain === 'town') continue;
    const stack = stacks[neighbour];
    if (stack?.[0]?.side === 'roman') continue;
    room += ROOM;
    for (const unit of stack ?? []) if (fights(G, unit)) committed += unit.combat;
  }
  let near = 0;
  for (const unit of fighters) if (comesTo(G, unit, number)) near += unit.combat;
  return { committed, possible: Math.min(room, near) };
}

/** Returns the Gauls who can be brought to attack. */
function fightersOf(G: G): Unit[] {
  return boxOf(G).units.filter(
    (unit) => unit.side === 'gallic' && unit.kind === 'infantry' && fights(G, unit),
  );
}

/** Says whether a unit could come next to a hex in a turn or two. */
function comesTo(G: G, unit: Unit, number: number): boolean {
  const box = boxOf(G);
  const target = box.hexes[number];
  const at = G.at[unit.id];
  if (at === TOWN) return box.walls.some((wall) => distance(wall, target) <= MARCH);
  if (at === OFF) return target.edge;
  const hex = box.hex[at];
  return hex !== undefined && distance(hex, target) <= MARCH + 1;
}

function fights(G: G, unit: Unit): boolean {
  return isUnit(unit) && !G.disrupted.includes(unit.id);
}
