/* Retreats (5.2.2 C, D). */

import { type Action, action, type Situation } from '../kit/action';
import { frameOf } from '../kit/frame';
import { once } from '../kit/once';
import type { Play } from '../kit/play';
import { type Census, census, isFriendly, isOpen } from './census';
import { type AreaId, GERMAN_HOME, OFF_MAP, type Place, placeIndex } from './components/areas';
import { borderLimit } from './components/borders';
import { boxOf } from './components/box';
import { faceOf, placeName } from './components/labels';
import { CAESAR, isGerman, isRomanBlock } from './components/units';
import { contestOf } from './contests';
import { isClosed } from './entries';
import type { Battle } from './frames';
import { hasRoomInWinter } from './garrison';
import { isBySea, settled } from './paths';
import { type Contest, type G, type Retreat, SIDES, type Side } from './state';
import { countOf } from './words';

/** Defenders of a port who may leave by sea in a battle (5.2.2 D). */
const SEA_LIMIT = 2;

/** Returns where a unit may retreat to by land: adjacent areas, friendly or empty (5.2.2 C). */
function byLand(G: G, battle: Battle, side: Side, id: string, counts: Census): Place[] {
  const { area } = battle;
  const contest = contestOf(G, area);
  if (cameByShip(G, contest, side, id)) return [];
  const comesHome = contest.homecoming && side === contest.invader && isRomanBlock(id);
  if (comesHome && id === CAESAR && G.wintered.caesar) return [OFF_MAP];
  const places: Place[] = [];
  for (const { to, kind } of boxOf(G).exits[area]) {
    if (!isOpen(G, counts, side, to) || isClosed(G, side, area, to)) continue;
    if (to === GERMAN_HOME && !isGerman(id)) continue;
    if (crossed(G, battle, side, to) >= borderLimit(kind)) continue;
    if (comesHome && !hasRoomInWinter(G, id, to)) continue;
    places.push(to);
  }
  if (comesHome) places.push(OFF_MAP);
  return places;
}

/** Returns how many units of a side have retreated to an area by land in this round. */
function crossed(G: G, { retreated }: Battle, side: Side, to: AreaId): number {
  const { retreats } = G.secret[side];
  let count = retreated[side][to] ?? 0;
  for (const id in retreats) if (retreats[id].to === to && !retreats[id].bySea) count++;
  return count;
}

/** Romans who attacked by sea can leave by sea only (5.2.2 D). */
function cameByShip(G: G, { invader }: Contest, side: Side, id: string): boolean {
  const { path } = G.secret[side].blocks[id];
  return side === 'roman' && invader === side && path !== undefined && isBySea(path);
}

/** Returns the friendly ports a unit may retreat to by sea (5.2.2 D). */
function bySea(G: G, battle: Battle, side: Side, id: string, counts: Census): AreaId[] {
  const { area } = battle;
  const contest = contestOf(G, area);
  const { area: areas, ports } = boxOf(G);
  if (!areas[area].port) return [];
  const mayDefend = contest.attacker !== side && sailed(G, battle, side) < SEA_LIMIT;
  if (!mayDefend && !cameByShip(G, contest, side, id)) return [];
  return ports.filter((port) => isFriendly(G, counts, side, port));
}

/** Returns how many defenders have left by sea in this battle. */
function sailed(G: G, battle: Battle, side: Side): number {
  const { retreats } = G.secret[side];
  const contest = contestOf(G, battle.area);
  let count = battle.sailed;
  for (const id in retreats) if (retreats[id].bySea && !cameByShip(G, contest, side, id)) count++;
  return count;
}

/** Returns where a unit may retreat to: by land, or where only ships take it by sea, as ships may take few (5.2.2 C, D). */
export function refugesOf(G: G, battle: Battle, side: Side, id: string, counts = census(G)): Retreat[] {
  const land = byLand(G, battle, side, id, counts);
  const sea = bySea(G, battle, side, id, counts).filter((port) => !land.includes(port));
  return [...land.map((to) => ({ to, bySea: false })), ...sea.map((to) => ({ to, bySea: true }))];
}

/** Says whether a unit can retreat at all. */
export function canRetreat(G: G, battle: Battle, side: Side, id: string): boolean {
  return refugesOf(G, battle, side, id).length > 0;
}

/** Returns the action by which the units that `unitsOf` names leave a battle (5.2.2 C, D). */
export function retreatAction(unitsOf: (at: Situation<G>) => readonly string[]): Action<G> {
  const refuges = once((at: Situation<G>) => refugesBy(at, unitsOf(at)));
  return action({
    first: (at) => refuges(at).keys(),
    second: (at, id) =>
      refuges(at)
        .get(id)
        ?.map(({ to }) => to) ?? [],
    effect(play, at, id, to) {
      const retreat = refuges(at)
        .get(id)
        ?.find((refuge) => refuge.to === to);
      if (retreat !== undefined) leave(play, at.side, id, retreat);
    },
    label: (at, id, to) => {
      const retreat = refuges(at)
        .get(id)
        ?.find((refuge) => refuge.to === to);
      return `Retreat ${faceOf(at.G, id).name} ${wayTo(at.G, retreat ?? { to, bySea: false })}`;
    },
    own: (id, to, of) => `${faceOf(of, id).name} to ${placeName(of, to)}`,
  });
}

function wayTo(G: G, { to, bySea }: Retreat): string {
  return `${bySea ? 'by sea ' : ''}to ${placeName(G, to)}`;
}

/** Returns the units that have a refuge, and where. */
function refugesBy({ G, side }: Situation<G>, ids: readonly string[]): Map<string, Retreat[]> {
  const battle = frameOf(G, 'battle');
  const counts = census(G);
  const refuges = new Map<string, Retreat[]>();
  for (const id of ids) {
    const places = refugesOf(G, battle, side, id, counts);
    if (places.length > 0) refuges.set(id, places);
  }
  return refuges;
}

function leave(play: Play<G>, side: Side, id: string, retreat: Retreat): void {
  const battle = frameOf(play.G, 'battle');
  const secret = play.G.secret[side];
  battle.acted.push(id);
  secret.retreats = { ...secret.retreats, [id]: retreat };
  play.journal('5.2.2', `${faceOf(play.G, id).name} retreats.`, {
    kind: 'roll',
    places: [battle.area],
    pieces: [id],
  });
}

/** Returns the side of which units have retreated in this battle turn, or null. */
export function sideRetreating(G: G): Side | null {
  return SIDES.find((side) => Object.keys(G.secret[side].retreats).length > 0) ?? null;
}

/** The battle turn is over: it is seen how many units have retreated where, but not which (5.2.2 C). */
export function endRetreats(play: Play<G>, battle: Battle, side: Side): void {
  const { G } = play;
  const { area } = battle;
  const secret = G.secret[side];
  const { blocks, retreats } = secret;
  battle.sailed = sailed(G, battle, side);
  const groups: (Retreat & { count: number })[] = [];
  for (const id in retreats) {
    const { to, bySea } = retreats[id];
    if (!bySea && to !== OFF_MAP) battle.retreated[side][to] = (battle.retreated[side][to] ?? 0) + 1;
    blocks[id] = settled({ ...blocks[id], place: to });
    const group = groups.find((known) => known.to === to && known.bySea === bySea);
    if (group === undefined) groups.push({ to, bySea, count: 1 });
    else group.count++;
  }
  secret.retreats = {};
  groups.sort((a, b) => placeIndex(a.to) - placeIndex(b.to) || Number(a.bySea) - Number(b.bySea));
  play.reveal();
  play.journal(
    '5.2.2',
    `From ${placeName(G, area)} retreat: ${groups.map((group) => `${countOf(group.count)} ${wayTo(G, group)}`).join(', ')}.`,
    { places: [area, ...groups.map(({ to }) => to)] },
  );
}
