/* How the Gauls move: toward the Romans in the way, in strength against those they can beat, and Vercingetorix when the way is free. */
import { findFrame } from '../../kit/frame';
import type { LegalMove } from '../../kit/move';
import { mayLeaveTown } from '../command';
import { boxOf, type Unit } from '../components/box';
import { fieldOf, isOfTown, isUnit } from '../field';
import type { Movement } from '../movement/frames';
import { leavers } from '../movement/leaving';
import { reachOf, unitsToMove } from '../movement/movers';
import { type G, OFF, type Side, TOWN } from '../state';
import { type Assault, assaultOf } from './assault';
import { FREE, type Route, waysOut } from './route';
import { dangerAt, romanReach, romanReachAtWorst } from './threat';

/** A move and how good it looks. */
export interface Suggestion {
  move: LegalMove;
  weight: number;
}

/** Two Gallic units find room in a hex (10.1). */
const ROOM = 2;
/** So many units are looked at before the side ends its movement, and so many of them are suggested. */
const LOOKS = 40;
const SUGGESTED = 3;

const ESCAPE = 1_000_000;
const RUN = 5_000;
/** How much more than its length a way may cost that he sets out on. */
const TROUBLE = 45;
const LAST_PERIOD = 2;
/** Turns to spare as long as Vercingetorix relies on nobody who fights. */
const SPARE = 2;
/** More than any way costs. */
const MANY = 1_000;
/** Hexes of Vercingetorix in a turn. */
const PACE = 6;
/** So many hexes ahead a unit looks for room nearer to the enemy. */
const AHEAD = 4;
const ATTACK = 60;
const NEARER = 6;

/** Returns the moves worth a thought for a Gallic commander. Those on the board move before others come onto it (4.1). Once Vercingetorix has run, those who screen him stay. */
export function gallicMoves(G: G, side: Side): Suggestion[] {
  const frame = findFrame(G, 'movement');
  const plan = assaultOf(G);
  if (frame === undefined || plan === null) return [];
  const out = leaving(G, frame, side);
  if (out !== null) return [out];
  const hasRun = boxOf(G).units.some(
    ({ id, kind, side: cause }) => kind === 'leader' && cause === 'gallic' && frame.began[id],
  );
  const units = unitsToMove(G, frame, side);
  const comes = ({ id }: Unit) => G.at[id] === OFF || frame.began[id] === OFF;
  const leader = units.find(({ kind }) => kind === 'leader');
  if (!hasRun) {
    const near = units.filter((unit) => unit !== leader && !comes(unit));
    const suggestions = suggested(G, frame, side, plan, near);
    if (suggestions.length > 0) return suggestions;
    const run = leader === undefined ? null : running(G, frame, side, plan, leader);
    if (run !== null) return [run];
  }
  return suggested(G, frame, side, plan, units.filter(comes));
}

/** Returns the best places of the first of some units that have any. */
function suggested(G: G, frame: Movement, side: Side, plan: Assault, units: readonly Unit[]): Suggestion[] {
  const suggestions: Suggestion[] = [];
  let looks = 0;
  for (const unit of inOrder(G, plan, units)) {
    if (++looks > LOOKS || suggestions.length >= SUGGESTED) break;
    const best = bestPlace(G, frame, side, plan, unit);
    if (best !== null) suggestions.push(best);
  }
  return suggestions;
}

/** Returns the move of Vercingetorix off the board. */
function leaving(G: G, frame: Movement, side: Side): Suggestion | null {
  const { units, hex } = boxOf(G);
  const leader = units.find(({ kind, side: cause }) => kind === 'leader' && cause === 'gallic');
  if (leader === undefined || hex[G.at[leader.id]]?.edge !== true) return null;
  if (!leavers(G, frame, side).includes(leader)) return null;
  return { move: { move: 'leave', args: [leader.id, hex[G.at[leader.id]].zones[0]] }, weight: ESCAPE };
}

/**
 * Returns a run of Vercingetorix when the others have moved: off the board if he comes so far, else to where he is nearest to leaving of all
 * places where no Roman may come next to him, whatever becomes of those who fight. When there is little time to spare he trusts that they stand,
 * and in the end he dares anything. He leaves the town when the way is all but free, and takes cover when he would come too late.
 */
function running(G: G, frame: Movement, side: Side, { route }: Assault, leader: Unit): Suggestion | null {
  const { hexes, hex } = boxOf(G);
  const { places, exits } = reachOf(G, frame, side, leader.id);
  const runTo = (place: number): Suggestion => {
    const name = place === hexes.length ? TOWN : hexes[place].id;
    return { move: { move: 'move', args: [leader.id, name] }, weight: RUN };
  };
  if (exits.length > 0) return runTo(exits[0]);
  const at = hex[G.at[leader.id]];
  const isOut = at !== undefined && at.terrain !== 'town';
  const stays = isOut ? at.number : route.hexes[0];
  const { costs, steps } = waysOut(G);
  const outside = places.filter((place) => place < hexes.length && hexes[place].terrain !== 'town');
  const choices = isOut || isFree(route) ? [stays, ...outside] : [stays];
  const worst = romanReachAtWorst(G);
  const likely = romanReach(G);
  const danger = (place: number, reach: Uint8Array) =>
    place === stays && !isOut ? 0 : dangerAt(G, reach, place);
  for (const { reach, spare } of [
    { reach: worst, spare: SPARE },
    { reach: likely, spare: 0 },
  ]) {
    const run = least(choices, (place) =>
      turnsLeft(G, steps[place]) >= spare && danger(place, reach) === 0 ? costs[place] : null,
    );
    if (run !== null) return run === stays ? null : runTo(run);
  }
  const dared = least(outside, (place) =>
    turnsLeft(G, steps[place]) >= 0 ? danger(place, likely) * MANY + costs[place] : null,
  );
  if (dared !== null && G.period === LAST_PERIOD) return runTo(dared);
  if (isOut && places.includes(hexes.length)) return runTo(hexes.length);
  const cover = least(
    choices,
    (place) => (danger(place, likely) + danger(place, worst)) * MANY + costs[place],
  );
  return cover === null || cover === stays ? null : runTo(cover);
}

/** Returns the place with the least worth; null when none has any. */
function least(places: readonly number[], worth: (place: number) => number | null): number | null {
  let best: { place: number; worth: number } | null = null;
  for (const place of places) {
    const each = worth(place);
    if (each !== null && (best === null || each < best.worth)) best = { place, worth: each };
  }
  return best?.place ?? null;
}

/** Says whether a way costs so little more than its length that Vercingetorix sets out on it. */
function isFree({ cost, hexes }: Route): boolean {
  return cost <= FREE * hexes.length + TROUBLE;
}

/** Returns how many turns of the Assault Period are left after this one and those in which so many movement factors take him off the board. */
function turnsLeft({ turn, variants }: G, steps: number): number {
  return variants.turns - turn - Math.ceil(steps / PACE);
}

/** Returns units in the order in which they should move: those nearest the enemy first, those that stand well or cannot come nearer not at all. */
function inOrder(G: G, plan: Assault, units: readonly Unit[]): Unit[] {
  const box = boxOf(G);
  const { controlled } = fieldOf(G);
  const entry = mayLeaveTown(G) ? Math.min(...box.walls.map(({ number }) => nearestOf(G, plan, number))) : -1;
  const rank = (unit: Unit): number => {
    const at = G.at[unit.id];
    if (isOfTown(G, at)) return entry;
    if (at === OFF) return unit.kind === 'cavalry' ? -1 : entryFrom(G, plan, unit);
    const { number } = box.hex[at];
    if (controlled.roman[number] > 0 && isFacing(G, plan, number)) return -1;
    return canComeNearer(G, plan, number) ? plan.far[number] : -1;
  };
  return units
    .map((unit) => ({ unit, rank: rank(unit) }))
    .filter(({ rank: far }) => far > 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ unit }) => unit);
}

/** Says whether a hex next to one is nearer to the enemy and has room, or leads on past one that is full. */
function canComeNearer(G: G, { far }: Assault, number: number): boolean {
  const { hexes } = boxOf(G);
  const { stacks } = fieldOf(G);
  const hasRoom = (hex: number) =>
    stacks[hex]?.[0]?.side !== 'roman' && (stacks[hex]?.filter(isUnit).length ?? 0) < ROOM;
  let ring = [number];
  for (let step = 0; step < AHEAD; step++) {
    const next: number[] = [];
    for (const hex of ring) {
      for (const neighbour of hexes[hex].neighbours) {
        if (neighbour < 0 || far[neighbour] < 0 || far[neighbour] >= far[hex]) continue;
        if (hasRoom(neighbour)) return true;
        next.push(neighbour);
      }
    }
    ring = [...new Set(next)];
  }
  return false;
}

function nearestOf(G: G, { far }: Assault, number: number): number {
  let least = Number.MAX_SAFE_INTEGER;
  for (const neighbour of boxOf(G).hexes[number].neighbours)
    if (neighbour >= 0 && far[neighbour] >= 0) least = Math.min(least, far[neighbour] + 1);
  return least;
}

/** Returns how far the nearest edge hex of a unit's zone is from the enemy, after the other units that come from there. */
function entryFrom(G: G, { far }: Assault, unit: Unit): number {
  const box = boxOf(G);
  const zone = box.zone[G.secret.zones[unit.id] ?? ''];
  if (zone === undefined) return -1;
  const ways = zone.edge.map((id) => far[box.hex[id].number]).filter((each) => each >= 0);
  return ways.length === 0 ? -1 : 1 + Math.min(...ways);
}

function isFacing(G: G, { targets }: Assault, number: number): boolean {
  return boxOf(G).hexes[number].neighbours.some((neighbour) => targets.has(neighbour));
}

/** Returns the best place for a unit, or null when it stands as well where it is. */
function bestPlace(G: G, frame: Movement, side: Side, plan: Assault, unit: Unit): Suggestion | null {
  const box = boxOf(G);
  const { stacks } = fieldOf(G);
  const at = box.hex[G.at[unit.id]];
  const reach = reachOf(G, frame, side, unit.id);
  let best: { place: number; worth: number } | null = null;
  for (const place of reach.places) {
    if (place >= box.hexes.length || box.hexes[place].terrain === 'town') continue;
    if ((stacks[place]?.filter(isUnit).length ?? 0) >= ROOM) continue;
    const worth = worthOf(G, plan, place, unit) - reach.costs[place] / 100;
    if (best === null || worth > best.worth) best = { place, worth };
  }
  const stays = at === undefined ? Number.NEGATIVE_INFINITY : worthOf(G, plan, at.number, unit);
  if (best === null || best.worth <= stays) return null;
  const weight = Math.max(1, 100 + best.worth);
  return { move: { move: 'move', args: [unit.id, box.hexes[best.place].id] }, weight };
}

/** Returns how good it is for a unit to stand in a hex: near the enemy, and next to him only where he is to be attacked. */
function worthOf(G: G, { far, targets, wanted }: Assault, place: number, unit: Unit): number {
  const { controlled } = fieldOf(G);
  if (far[place] < 0) return -1_000;
  const worth = -NEARER * far[place];
  if (controlled.roman[place] === 0) return worth;
  let attack = 0;
  let others = 0;
  for (const neighbour of boxOf(G).hexes[place].neighbours) {
    if (targets.has(neighbour)) attack = Math.max(attack, (wanted.get(neighbour) ?? 0) > 0 ? ATTACK : 4);
    else if (
      neighbour >= 0 &&
      fieldOf(G).stacks[neighbour]?.some((each) => each.side === 'roman' && isUnit(each))
    )
      others++;
  }
  if (attack === 0) return worth - ATTACK;
  return worth + attack - 3 * others + unit.combat / 10;
}
