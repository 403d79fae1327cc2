/*
 * Plans for a movement: scripts among which the search chooses, each of them carried out to the end of the movement without further thought (Churchill
 * and Buro, "Portfolio greedy search and simulation for large-scale combat in StarCraft", CIG 2013, and "Hierarchical portfolio search", AIIDE 2015).
 * Which one is under way is told by the position alone: plans are laid from the position as it was when the movement began, and no two of them begin
 * with the same unit.
 */
import type { LegalMove } from '../../kit/move';
import { commanderOf } from '../commanders';
import { boxOf, type Unit } from '../components/box';
import { distance } from '../components/hex';
import { during } from '../fast/during';
import { fieldOf, isUnit } from '../field';
import type { Movement } from '../movement/frames';
import { hindranceOf } from '../movement/hindrance';
import { reachOf, unitsToMove } from '../movement/movers';
import { STACKING } from '../movement/overstacking';
import { type Reach, UNREACHED } from '../movement/reach';
import { type G, OFF, type Side } from '../state';

/** A unit and the number of the hex to which it is to go. */
export interface Errand {
  unit: string;
  to: number;
}

/** Where the units of a side are to go in a movement, the first of them first. */
export interface Plan {
  errands: readonly Errand[];
  /** How promising it looks at a glance. */
  weight: number;
}

/** A movement as it began, from which plans are laid, and the side that moves. */
export interface Beginning {
  G: G;
  frame: Movement;
  side: Side;
}

/** Lays plans for a movement that begins. */
export type Strategist = (beginning: Beginning) => Plan[];

/** So many movements are remembered with their plans. */
const REMEMBERED = 64;

/** The plans of the last movements, by the position from which they were laid. */
const laid = new Map<string, readonly Plan[]>();

/** The plans of each commander for a movement under way. */
const underWay = during((_G, _movement: Movement) => new Map<Side, readonly Plan[]>());

/**
 * Returns the plans that a side may follow now: all before its first unit has moved, then the one that it has begun.
 */
export function plansFor(G: G, movement: Movement, side: Side, strategist: Strategist): readonly Plan[] {
  const known = underWay(G, movement);
  const plans = known.get(side) ?? laidFor(G, movement, side, strategist);
  known.set(side, plans);
  const { unit } = boxOf(G);
  const first = Object.keys(movement.began).find((id) => commanderOf(G, unit[id]) === side);
  if (first === undefined) return plans;
  const begun = plans.find(({ errands }) => errands[0]?.unit === first) ?? plans[0];
  return begun === undefined ? [] : [begun];
}

function laidFor(G: G, movement: Movement, side: Side, strategist: Strategist): readonly Plan[] {
  const beginning = beginningOf(G, movement, side);
  const { at, box, variants, seats, period, turn, filled, disrupted, rages, takeovers } = beginning.G;
  const { secret, presence, release } = beginning.G;
  const key = JSON.stringify([
    side,
    box,
    variants,
    seats,
    period,
    turn,
    at,
    boxOf(G).units.map(({ id }) => secret.zones[id] ?? ''),
    presence,
    filled,
    disrupted,
    rages,
    release.turn,
    takeovers,
  ]);
  const known = laid.get(key);
  if (known !== undefined) return known;
  const plans = toldApart(beginning, strategist(beginning));
  if (laid.size >= REMEMBERED) laid.clear();
  laid.set(key, plans);
  return plans;
}

/**
 * Returns a movement as it was before any unit moved: all are where they began, be they hit or lost by now. Who has come from off the board is in the zone
 * that his hex faces, as no plan sends him elsewhere.
 */
function beginningOf(G: G, movement: Movement, side: Side): Beginning {
  const { hex, zoneIds } = boxOf(G);
  const none = { began: {}, movers: [], appeared: {}, ended: [] };
  const at = { ...G.at };
  const zones = { ...G.secret.zones };
  for (const [id, place] of Object.entries(movement.began)) {
    at[id] = place;
    if (place === OFF) zones[id] = zoneIds[hex[G.at[id]]?.sector ?? -1] ?? '';
  }
  const disrupted = movement.cause === 'gallic' ? [] : G.disrupted;
  const stack = G.stack.map((each) => (each.step === 'movement' ? { ...each, ...none } : each));
  return {
    G: { ...G, at, disrupted, stack, secret: { ...G.secret, zones } },
    frame: { ...movement, ...none },
    side,
  };
}

/** Returns plans of which no two begin with the same unit, one on the board where there is any (4.1); of those that cannot but do, the first. */
function toldApart({ G }: Beginning, plans: readonly Plan[]): Plan[] {
  const openers = new Set<string>();
  const apart: Plan[] = [];
  for (const plan of plans) {
    const onBoard = plan.errands.filter(({ unit }) => G.at[unit] !== OFF);
    const opener = (onBoard.length > 0 ? onBoard : plan.errands).find(({ unit }) => !openers.has(unit));
    if (opener === undefined) continue;
    openers.add(opener.unit);
    apart.push({ ...plan, errands: [opener, ...plan.errands.filter((errand) => errand !== opener)] });
  }
  return apart;
}

/** Returns the next move of those that send units on errands; null when all that can be done has been done. */
export function nextErrand(G: G, frame: Movement, side: Side, errands: readonly Errand[]): LegalMove | null {
  const { unit: units, hexes } = boxOf(G);
  const left = errands.filter(({ unit }) => frame.began[unit] === undefined);
  const ready = unitsToMove(
    G,
    frame,
    side,
    left.map(({ unit }) => units[unit]),
  );
  const goals = new Map(left.map(({ unit, to }) => [unit, to]));
  const waiting: Unit[] = [];
  const sent = (unit: Unit, isSound: boolean): LegalMove | null => {
    const to = goals.get(unit.id) ?? 0;
    const reach = reachOf(G, frame, side, unit.id);
    const place = isSound && reach.costs[to] !== UNREACHED ? to : nearestTo(G, unit, to, reach);
    return place === null ? null : { move: 'move', args: [unit.id, hexes[place].id] };
  };
  for (const unit of ready) {
    const isSound = isSoundFor(G, unit, goals.get(unit.id) ?? 0, goals);
    const move = isSound ? sent(unit, true) : null;
    if (!isSound) waiting.push(unit);
    if (move !== null) return move;
  }
  for (const unit of waiting) {
    const move = sent(unit, false);
    if (move !== null) return move;
  }
  return null;
}

/** Says whether there is room for a unit in a hex (10.1), Romans who are still to leave it not counted: nothing stops them. */
function isSoundFor(G: G, { id, side, kind }: Unit, to: number, goals: ReadonlyMap<string, number>): boolean {
  if (kind === 'leader') return true;
  const others = (fieldOf(G).stacks[to] ?? []).filter((unit) => isUnit(unit) && unit.id !== id);
  const leaves = ({ id: other }: Unit) => side === 'roman' && goals.has(other) && goals.get(other) !== to;
  return others.filter((unit) => !leaves(unit)).length < STACKING[side];
}

const NO_GOALS: ReadonlyMap<string, number> = new Map();
/** How far from where it was meant to go a unit may end. */
const ASTRAY = 3;

/** Returns the hex with room that is nearest to where a unit was to go, next to no enemy; null where it is as near already. */
function nearestTo(G: G, unit: Unit, to: number, { places }: Reach): number | null {
  const { hex, hexes } = boxOf(G);
  const { controlled } = hindranceOf(G, unit.side);
  const from = hex[G.at[unit.id]];
  let best: number | null = null;
  let least = from === undefined ? ASTRAY + 1 : Math.min(ASTRAY + 1, distance(from, hexes[to]));
  for (const place of places) {
    if (place >= hexes.length || hexes[place].terrain === 'town' || controlled[place]) continue;
    const far = distance(hexes[place], hexes[to]);
    if (far >= least || !isSoundFor(G, unit, place, NO_GOALS)) continue;
    [best, least] = [place, far];
  }
  return best;
}
