/* Which shots are allowed at a Gallic unit where it is (16.3, 20.4 to 20.7, 24.4 to 24.6). */
import type { Obstacle } from '../../kit/action';
import { type Box, boxOf, type Unit } from '../components/box';
import { distance, type Hex, OFF_BOARD } from '../components/hex';
import { countersIn, isUnit } from '../field';
import type { Movement } from '../movement/frames';
import { type G, OFF } from '../state';
import { isManned, isMissileUnit, PRIMARY, rangesLeft, reachOf, shootersNear } from './shooters';

/** How a Gallic unit has come to where it may be fired at. */
export interface Approach {
  unit: string;
  /** Where it is fired at. */
  hex: Hex;
  /**
   * It moves, appears from off the board (24.6), has ended its movement (24.4), has stood still through it (24.52), or advances or
   * retreats after combat (16.3).
   */
  how: 'moves' | 'appears' | 'ends' | 'stands' | 'fights';
  /** The hex it was in before; null when it was in none, or that does not matter. */
  from: Hex | null;
  /** The hex in which it began its turn; null when it was in none. */
  began: Hex | null;
  /** The missile units and forts that it has come closer to before, of those in whose field of fire it began its turn (24.51). */
  neared?: readonly string[];
}

/** A shot that is allowed. */
export interface Shot {
  shooter: Unit;
  range: number;
}

/**
 * Returns the approach of a unit that has entered the hex where it is, or `place`, in a Gallic movement: `from` is where it was before. It
 * must be in a hex.
 */
export function approachOf(
  G: G,
  unit: string,
  from: string | null,
  movement: Beginnings | undefined,
  place = G.at[unit],
): Approach {
  const { hex } = boxOf(G);
  const how = from === null || from === OFF ? 'appears' : 'moves';
  const began = movement?.began[unit] ?? from;
  return {
    unit,
    hex: hex[place],
    how,
    from: hexAt(G, from),
    began: hexAt(G, began),
    neared: movement?.neared?.[unit],
  };
}

/** The part of a Gallic movement that says where its units began and what they have come closer to since. */
export type Beginnings = Pick<Movement, 'began' | 'neared'>;

/**
 * Notes which missile units and forts a Gallic unit has come closer to by its step from `from`, of those in whose field of fire it began its
 * turn: they may fire at it from then on (24.51).
 */
export function noteApproach(G: G, movement: Beginnings, unit: string, from: string): void {
  const known = movement.neared?.[unit] ?? [];
  const neared = nearedBy(G, movement.began[unit], from, G.at[unit], known);
  if (neared.length > known.length) movement.neared = { ...movement.neared, [unit]: [...neared] };
}

/**
 * Returns the missile units and forts that a unit has come closer to once it has gone from `from` to the next place `to`, of those in whose field of
 * fire it `began` its turn (24.51); `known` are those that it had come closer to before.
 */
export function nearedBy(
  G: G,
  began: string,
  from: string,
  to: string,
  known: readonly string[],
): readonly string[] {
  const [beginning, before, now] = [began, from, to].map((place) => hexAt(G, place));
  if (beginning === null || before === null || now === null) return known;
  const nearer = shootersNear(G, beginning).flatMap(({ id }) => {
    const stand = boxOf(G).hex[G.at[id]];
    return !known.includes(id) && distance(stand, now) < distance(stand, before) ? [id] : [];
  });
  return nearer.length > 0 ? [...known, ...nearer] : known;
}

/** Returns the hex of a place; null for none, the town and what is off the board. */
export function hexAt(G: G, place: string | null): Hex | null {
  return place === null ? null : (boxOf(G).hex[place] ?? null);
}

/** Returns all shots at a unit that are allowed, by shooter in the order of the components and by range, the farthest first. */
export function shotsOn(G: G, approach: Approach): Shot[] {
  const shots: Shot[] = [];
  for (const shooter of shootersNear(G, approach.hex))
    if (obstacleToFire(G, shooter, approach) === null)
      for (const range of rangesOn(G, shooter, approach)) shots.push({ shooter, range });
  return shots;
}

/** Says why a missile unit or a fort may not fire at a unit; null when it may. */
export function obstacleToFire(G: G, shooter: Unit, approach: Approach): Obstacle | null {
  const box = boxOf(G);
  const stand = box.hex[G.at[shooter.id]];
  const { how, hex, unit } = approach;
  if (stand === undefined) return { rule: '20.5', text: `${shooter.name} is not on the map` };
  const isFort = shooter.kind === 'fort';
  const range = distance(stand, hex);
  if (range > reachOf(shooter))
    return {
      rule: isFort ? '24.2' : '20.5',
      text: `From ${stand.id} to ${hex.id} it is ${range} hexes, too far for ${shooter.name}`,
    };
  if (how === 'fights' && (isFort || G.fired[shooter.id] !== undefined))
    return {
      rule: '16.3',
      text: 'After combat only archers and slingers fire that have not fired in this turn',
    };
  if (how === 'ends' && (!isFort || range !== PRIMARY))
    return {
      rule: '24.4',
      text: 'Only forts fire now at who has moved, and only at who is next to them',
    };
  if (rangesOn(G, shooter, approach).length === 0)
    return { rule: isFort ? '24.2' : '20.5', text: `${shooter.name}: no shot is left at this range` };
  if (isFort && !isManned(G, shooter)) return { rule: '24.1', text: 'Nobody is in the fort to fire' };
  if (isBehindWalls(box, stand, hex)) return { rule: '20.7', text: 'The walls of Alesia are in the way' };
  if (!isFreeToFire(G, shooter, unit))
    return {
      rule: '20.4',
      text: `${shooter.name}, in a battle that rages, may fire only beside others, and only at who attacks them`,
    };
  if ((how === 'moves' || how === 'ends') && !hasComeCloser(box, shooter, stand, approach))
    return { rule: '24.51', text: 'The unit began its turn in this field of fire and has come no closer' };
  return null;
}

/**
 * Returns the ranges at which a missile unit or fort may still fire at a unit: after a miss it does so again at a shorter one (20.8, 24.3). Who
 * appears from off the board has come through all longer ranges of a fort, of archers and of slingers (24.6).
 */
function rangesOn(G: G, shooter: Unit, { hex, how }: Approach): number[] {
  const range = distance(boxOf(G).hex[G.at[shooter.id]], hex);
  return rangesLeft(G, shooter).filter((left) => (how === 'appears' ? left >= range : left === range));
}

/** Says whether a unit has come closer to a shooter in its turn, by its last step or before, or did not begin in his field of fire (24.51). */
function hasComeCloser(
  box: Box,
  { id }: Unit,
  stand: Hex,
  { hex, from, began, neared = [] }: Approach,
): boolean {
  if (began === null || isBehindWalls(box, stand, began) || neared.includes(id)) return true;
  const now = distance(stand, hex);
  return now < distance(stand, began) || (from !== null && now < distance(stand, from));
}

/** Nobody fires at who is on the walls (9.5), or over them (20.7). */
export function isBehindWalls(box: Box, stand: Hex, { terrain, neighbours }: Hex): boolean {
  if (terrain === 'town') return true;
  if (neighbours.includes(stand.number)) return false;
  const between = stand.neighbours.filter((number) => number !== OFF_BOARD && neighbours.includes(number));
  return between.length > 0 && between.every((number) => box.hexes[number].terrain === 'town');
}

/** A missile unit in a battle that rages fires only with others beside it, and at who attacks them (20.4). */
function isFreeToFire(G: G, shooter: Unit, target: string): boolean {
  const rages = G.rages.filter(({ defenders }) => defenders.includes(shooter.id));
  if (rages.length === 0) return true;
  const isAlone = countersIn(G, G.at[shooter.id]).every((unit) => !isUnit(unit) || isMissileUnit(unit));
  return !isAlone && rages.some(({ attackers }) => attackers.includes(target));
}
