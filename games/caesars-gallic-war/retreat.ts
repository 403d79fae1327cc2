/* Retreats (5.2.2 C, D). */
import type { Play } from '../kit/play';
import { type Census, census, isFriendly, isOpen } from './census';
import { AREAS, type AreaId, GERMAN_HOME, OFF_MAP, type Place, PORTS, placeName } from './components/areas';
import { borderKey, borderLimit, EXITS } from './components/borders';
import { CAESAR, faceOf, isGerman, isRomanBlock } from './components/units';
import { hasRoomInWinter } from './garrison';
import { isBySea, settled } from './paths';
import { battleOf, type Contest, contestOf, enemyOf, type G, type Side } from './state';

/** Defenders of a port who may leave by sea in a battle (5.2.2 D). */
const SEA_LIMIT = 2;

/** Returns where a unit may retreat to by land: adjacent areas, friendly or empty (5.2.2 C). */
export function retreats(G: G, side: Side, id: string): Place[] {
  const { area, borders } = battleOf(G);
  const contest = contestOf(G, area);
  if (cameByShip(G, contest, side, id)) return [];
  const comesHome = contest.homecoming && side === contest.invader && isRomanBlock(id);
  if (comesHome && id === CAESAR && G.wintered.caesar) return [OFF_MAP];
  const counts = census(G);
  const places: Place[] = [];
  for (const { to, kind, key } of EXITS[area]) {
    if (!isOpen(G, counts, side, to) || isBarred(contest, side, to)) continue;
    if (to === GERMAN_HOME && !isGerman(id)) continue;
    if ((borders[`${side} ${key}`] ?? 0) >= borderLimit(kind)) continue;
    if (comesHome && !hasRoomInWinter(G, id, to)) continue;
    places.push(to);
  }
  if (comesHome) places.push(OFF_MAP);
  return places;
}

/** The enemy came in from there, and nobody of the unit's side after him (5.2.2 C). */
function isBarred({ roads, invader }: Contest, side: Side, to: AreaId): boolean {
  if (!roads[enemyOf(side)].includes(to)) return false;
  return side === invader || !roads[side].includes(to);
}

/** Romans who attacked by sea can leave by sea only (5.2.2 D). */
function cameByShip(G: G, { invader }: Contest, side: Side, id: string): boolean {
  const { path } = G.secret[side].blocks[id];
  return side === 'roman' && invader === side && path !== undefined && isBySea(path);
}

/** Returns the friendly ports a unit may retreat to by sea (5.2.2 D). */
export function retreatsBySea(G: G, side: Side, id: string): AreaId[] {
  const { area, sailed } = battleOf(G);
  const contest = contestOf(G, area);
  if (!AREAS[area].port) return [];
  if (cameByShip(G, contest, side, id)) return friendlyPorts(G, census(G), side);
  if (contest.attacker === side || sailed >= SEA_LIMIT) return [];
  return friendlyPorts(G, census(G), side);
}

function friendlyPorts(G: G, counts: Census, side: Side): AreaId[] {
  return PORTS.filter((port) => isFriendly(G, counts, side, port));
}

/** Says whether a unit can retreat at all. */
export function canRetreat(G: G, side: Side, id: string): boolean {
  return retreats(G, side, id).length > 0 || retreatsBySea(G, side, id).length > 0;
}

/** Retreats a unit to an adjacent area, or a legion on its way home to the off-map area (6.2.2). */
export function retreatByLand(play: Play<G>, side: Side, id: string, to: Place): void {
  const { area } = battleOf(play.G);
  if (to !== OFF_MAP) countBorder(play.G, side, area, to);
  withdraw(play, side, id, to);
}

/** Retreats a unit from port to port (5.2.2 D). */
export function retreatBySea(play: Play<G>, side: Side, id: string, to: AreaId): void {
  const battle = battleOf(play.G);
  if (!cameByShip(play.G, contestOf(play.G, battle.area), side, id)) battle.sailed++;
  withdraw(play, side, id, to);
}

function withdraw(play: Play<G>, side: Side, id: string, to: Place): void {
  const { G } = play;
  const { blocks } = G.secret[side];
  battleOf(G).acted.push(id);
  blocks[id] = settled({ ...blocks[id], place: to });
  play.journal('5.2.2', `${faceOf(id).name} retreats to ${placeName(to)}.`);
}

/** Counts a unit that retreats or regroups over a border against its limit (5.2.2 C, E). */
export function countBorder(G: G, side: Side, from: AreaId, to: AreaId): void {
  const { borders } = battleOf(G);
  const key = `${side} ${borderKey(from, to)}`;
  borders[key] = (borders[key] ?? 0) + 1;
}
