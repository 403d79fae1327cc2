/* How the Romans move: next to Vercingetorix if they can, away from hopeless fights, and reserves across his way out. */
import { findFrame } from '../../kit/frame';
import { boxOf, type Unit } from '../components/box';
import { distance } from '../components/hex';
import { countersIn, fieldOf, isUnit, unitsIn } from '../field';
import type { Movement } from '../movement/frames';
import { reachOf, unitsToMove } from '../movement/movers';
import type { G, Side } from '../state';
import type { Suggestion } from './gallicMarch';
import { distances, type Route, wayOut } from './route';
import { dangerAt, romanReach } from './threat';

const CATCH = 1_000_000;
/** The longest any Roman moves, along ramparts. */
const FARTHEST = 30;
const ROOM = 3;
const LOOKS = 12;
const SUGGESTED = 3;
/** How near his way out the reserves are to stand, and how much strength there is enough for the Gauls near it. */
const NEAR = 4;
const GALLIC_NEAR = 12;
const ENOUGH = 0.7;

/** Returns the moves worth a thought for a Roman commander. */
export function romanMoves(G: G, side: Side): Suggestion[] {
  const frame = findFrame(G, 'movement');
  if (frame === undefined) return [];
  const units = unitsToMove(G, frame, side);
  const caught = catches(G, frame, side, units);
  if (caught !== null) return [caught];
  const route = wayOut(G);
  if (route === null) return [];
  return [...withdrawals(G, frame, side, units), ...reserves(G, frame, side, units, route)].slice(
    0,
    SUGGESTED,
  );
}

/** Returns a move next to Vercingetorix, which wins (26.2). */
function catches(G: G, frame: Movement, side: Side, units: readonly Unit[]): Suggestion | null {
  const box = boxOf(G);
  const leader = box.units.find(({ kind, side: cause }) => kind === 'leader' && cause === 'gallic');
  const prey = leader === undefined ? undefined : box.hex[G.at[leader.id]];
  if (prey === undefined || prey.terrain === 'town') return null;
  if (dangerAt(G, romanReach(G), prey.number) === 0) return null;
  for (const { id } of units) {
    const at = box.hex[G.at[id]];
    if (at === undefined || distance(at, prey) > FARTHEST) continue;
    const { places } = reachOf(G, frame, side, id);
    const place = places.find((each) => prey.neighbours.includes(each));
    if (place !== undefined)
      return { move: { move: 'move', args: [id, box.hexes[place].id] }, weight: CATCH };
  }
  return null;
}

/** Missile units leave the enemy (20.3); others do where their attack would be hopeless. */
function withdrawals(G: G, frame: Movement, side: Side, units: readonly Unit[]): Suggestion[] {
  const box = boxOf(G);
  const { controlled } = fieldOf(G);
  const suggestions: Suggestion[] = [];
  for (const { id, kind } of units) {
    const at = box.hex[G.at[id]];
    if (at === undefined || frame.began[id] !== undefined || controlled.gallic[at.number] === 0) continue;
    const isMissile = kind === 'archer' || kind === 'slinger';
    if (!isMissile && (kind === 'leader' || !isHopeless(G, at.id))) continue;
    const { places } = reachOf(G, frame, side, id);
    const safe = places.filter((place) => place < box.hexes.length && isRoom(G, box.hexes[place].id));
    const away = safe.find((place) => controlled.gallic[place] === 0);
    if (away === undefined) continue;
    suggestions.push({
      move: { move: 'move', args: [id, box.hexes[away].id] },
      weight: isMissile ? 300 : 60,
    });
    if (suggestions.length >= SUGGESTED) break;
  }
  return suggestions;
}

/** Says whether the Gauls next to a hex are more than twice as strong as the Romans around them. */
function isHopeless(G: G, hex: string): boolean {
  const box = boxOf(G);
  let gauls = 0;
  let romans = 0;
  const counted = new Set<string>([hex]);
  for (const { combat } of unitsIn(G, hex)) romans += combat;
  for (const neighbour of box.hex[hex].neighbours) {
    const place = box.hexes[neighbour];
    if (place === undefined || countersIn(G, place.id)[0]?.side !== 'gallic') continue;
    for (const { combat } of unitsIn(G, place.id)) gauls += combat;
    for (const other of place.neighbours) {
      const beside = box.hexes[other];
      if (beside === undefined || counted.has(beside.id) || countersIn(G, beside.id)[0]?.side !== 'roman')
        continue;
      counted.add(beside.id);
      for (const { combat } of unitsIn(G, beside.id)) romans += combat;
    }
  }
  return gauls > 2 * romans;
}

/** Reserves go where Vercingetorix would come through, as long as there is not enough against the Gauls near it. */
function reserves(G: G, frame: Movement, side: Side, units: readonly Unit[], route: Route): Suggestion[] {
  const box = boxOf(G);
  const { stacks, controlled } = fieldOf(G);
  const lines = route.hexes.filter((hex) => 'ObI'.includes(box.hexes[hex].area));
  const far = distances(
    box,
    lines,
    (hex) => stacks[hex]?.[0]?.side === 'gallic' || box.hexes[hex].terrain === 'town',
  );
  let romans = 0;
  let gauls = 0;
  for (const unit of box.units) {
    const at = box.hex[G.at[unit.id]];
    if (at === undefined || !isUnit(unit) || far[at.number] < 0) continue;
    if (unit.side === 'roman' && far[at.number] <= NEAR) romans += unit.combat;
    if (unit.side === 'gallic' && lines.some((hex) => distance(box.hexes[hex], at) <= GALLIC_NEAR))
      gauls += unit.combat;
  }
  if (romans >= ENOUGH * gauls) return [];
  const suggestions: Suggestion[] = [];
  let looks = 0;
  const near = units
    .filter(
      (unit) =>
        isUnit(unit) &&
        unit.kind !== 'archer' &&
        unit.kind !== 'slinger' &&
        frame.began[unit.id] === undefined,
    )
    .map((unit) => ({ unit, hex: box.hex[G.at[unit.id]] }))
    .filter(({ hex }) => hex !== undefined && far[hex.number] > NEAR && isSpare(G, hex.id))
    .sort((a, b) => far[a.hex.number] - far[b.hex.number]);
  for (const { unit, hex } of near) {
    if (++looks > LOOKS || suggestions.length >= SUGGESTED) break;
    const { places } = reachOf(G, frame, side, unit.id);
    let best = hex.number;
    for (const place of places) {
      if (
        place >= box.hexes.length ||
        far[place] < 0 ||
        controlled.gallic[place] > 0 ||
        !isRoom(G, box.hexes[place].id)
      )
        continue;
      if (far[place] < far[best]) best = place;
    }
    if (best !== hex.number)
      suggestions.push({
        move: { move: 'move', args: [unit.id, box.hexes[best].id] },
        weight: 40 + far[hex.number] - far[best],
      });
  }
  return suggestions;
}

function isRoom(G: G, hex: string): boolean {
  return unitsIn(G, hex).length < ROOM;
}

/** Says whether a unit may go from a hex: no fort is left empty by it, and no Gaul is near. */
function isSpare(G: G, hex: string): boolean {
  const counters = countersIn(G, hex);
  return !counters.some(({ kind }) => kind === 'fort') || counters.filter(isUnit).length > 1;
}
