/* Battle modifiers (5.2.2 B) and what leaders add (7.1, 9.8, 9.9). */

import type { Shot } from '../kit/blockCombat';
import type { AreaId } from './components/areas';
import { isRhine } from './components/borders';
import { boxOf } from './components/box';
import { faceOf } from './components/labels';
import { CAESAR, type Initiative } from './components/units';
import { contestOf } from './contests';
import { fighters } from './fighters';
import type { Battle } from './frames';
import { entryOf } from './paths';
import type { Contest, G, Side } from './state';

/** Says whether a side enjoys the bonuses of the area: it is the original defender and still the defender (2.1). */
function defends(contest: Contest, side: Side): boolean {
  return contest.attacker !== side && contest.invader !== side;
}

/** Returns when a unit acts: in a fortified town, or in a port the Romans attack by sea, defenders are A (5.2.2 B). */
export function initiativeOf(G: G, { area }: Battle, side: Side, id: string): Initiative {
  const contest = contestOf(G, area);
  const box = boxOf(G);
  const { town, port } = box.area[area];
  const sheltered = town !== null || (contest.byShip && port);
  return sheltered && defends(contest, side) ? 'A' : box.unit[id].initiative;
}

/** Returns what a unit fires with. */
export function shotOf(G: G, battle: Battle, side: Side, id: string): Shot {
  return { dice: diceOf(G, battle, side, id), upTo: ratingOf(G, battle, side, id) };
}

/** Returns how many dice a unit rolls: one for each strength point, and the bonuses of Rhine, Alps and 9.8. */
export function diceOf(G: G, { area, round }: Battle, side: Side, id: string): number {
  const contest = contestOf(G, area);
  const { strength } = G.secret[side].blocks[id];
  const terrain =
    round === 1 && defends(contest, side) && (boxOf(G).area[area].alps || crossedRhine(contest, area));
  const caesar = id === CAESAR && G.variants.legioX;
  return strength + (terrain ? 1 : 0) + (caesar ? 1 : 0);
}

function crossedRhine({ main }: Contest, area: AreaId): boolean {
  const entry = main === null ? null : entryOf(main);
  return entry !== null && isRhine(entry, area);
}

/** Returns the highest roll that hits: the rating, with the bonuses of a fortified town and 9.9. */
export function ratingOf(G: G, battle: Battle, side: Side, id: string): number {
  const { area, round } = battle;
  const { kind, rating } = faceOf(G, id);
  const town = round === 1 && boxOf(G).area[area].town !== null && defends(contestOf(G, area), side);
  const withCaesar =
    G.variants.historicalStrength && kind === 'legion' && fighters(G, battle, 'roman').includes(CAESAR);
  return (withCaesar ? 3 : rating) + (town ? 1 : 0);
}
