/* How Vercingetorix gets away: off the board from its edge, toward it as long as he is safe, or when he must dare it. */
import { boxOf } from '../components/box';
import type { Movement } from '../movement/frames';
import { leavers } from '../movement/leaving';
import { reachOf, unitsToMove } from '../movement/movers';
import { type G, type Side, TOWN } from '../state';
import { presenceAfter, riskAt } from './risk';
import { FREE, type Route, wayOut, waysOut } from './route';
import type { Suggestion } from './suggestion';
import { preyOf, romanReach, romanReachAtWorst } from './threat';

const ESCAPE = 1_000_000;
const RUN = 5_000;
/** How much more than its length a way may cost that he sets out on. */
const TROUBLE = 45;
const LAST_PERIOD = 2;
/** Turns to spare as long as Vercingetorix relies on nobody who fights. */
const SPARE = 2;
/** How likely he may be caught where he runs, with turns to spare and without. */
const SAFE = 0.1;
const FAIR = 0.35;
/** More than any way costs. */
const MANY = 1_000;
/** Hexes of Vercingetorix in a turn. */
const PACE = 6;

/** Returns the move of Vercingetorix off the board. */
export function leaving(G: G, frame: Movement, side: Side): Suggestion | null {
  const { leaders, hex } = boxOf(G);
  const [leader] = leaders.gallic;
  if (leader === undefined || hex[G.at[leader.id]]?.edge !== true) return null;
  if (!leavers(G, frame, side).includes(leader)) return null;
  return { move: { move: 'leave', args: [leader.id, hex[G.at[leader.id]].zones[0]] }, weight: ESCAPE };
}

/**
 * Returns a run of Vercingetorix when the others have moved: off the board if he comes so far, else to where he is nearest to leaving of all
 * places where he is hardly caught, whatever becomes of those who fight. When there is little time to spare he trusts that they stand, then
 * takes a fair risk, and in the end he dares anything. He leaves the town when the way is all but free, and takes cover when he would come too late.
 */
export function running(G: G, frame: Movement, side: Side): Suggestion | null {
  const { hexes, leaders } = boxOf(G);
  const route = wayOut(G);
  const [leader] = unitsToMove(G, frame, side, leaders.gallic);
  if (route === null || leader === undefined) return null;
  const { places, exits } = reachOf(G, frame, side, leader.id);
  const runTo = (place: number): Suggestion => {
    const name = place === hexes.length ? TOWN : hexes[place].id;
    return { move: { move: 'move', args: [leader.id, name] }, weight: RUN };
  };
  if (exits.length > 0) return runTo(exits[0]);
  const at = preyOf(G);
  const isOut = at !== undefined;
  const stays = isOut ? at.number : route.hexes[0];
  const { costs, steps } = waysOut(G);
  const outside = places.filter((place) => place < hexes.length && hexes[place].terrain !== 'town');
  const choices = isOut || isFree(route) ? [stays, ...outside] : [stays];
  const worst = presenceAfter(G, romanReachAtWorst(G));
  const likely = presenceAfter(G, romanReach(G));
  const risk = (place: number, presence: Float64Array) =>
    place === stays && !isOut ? 0 : riskAt(G, presence, place);
  for (const { presence, most, spare } of [
    { presence: worst, most: SAFE, spare: SPARE },
    { presence: likely, most: SAFE, spare: SPARE },
    { presence: likely, most: FAIR, spare: 0 },
  ]) {
    const run = least(choices, (place) =>
      turnsLeft(G, steps[place]) >= spare && risk(place, presence) <= most ? costs[place] : null,
    );
    if (run !== null) return run === stays ? null : runTo(run);
  }
  const dared = least(outside, (place) =>
    turnsLeft(G, steps[place]) >= 0 ? risk(place, likely) * MANY + costs[place] : null,
  );
  if (dared !== null && G.period === LAST_PERIOD) return runTo(dared);
  if (isOut && places.includes(hexes.length)) return runTo(hexes.length);
  const cover = least(choices, (place) => (risk(place, likely) + risk(place, worst)) * MANY + costs[place]);
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
