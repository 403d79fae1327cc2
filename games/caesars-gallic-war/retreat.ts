/* Retreats (5.2.2 C, D). */
import { type Action, action, type Situation } from '../kit/action';
import { frameOf } from '../kit/frame';
import { once } from '../kit/once';
import type { Play } from '../kit/play';
import { type Census, census, isFriendly, isOpen } from './census';
import { AREAS, type AreaId, GERMAN_HOME, OFF_MAP, type Place, PORTS, placeName } from './components/areas';
import { borderLimit, EXITS } from './components/borders';
import { CAESAR, faceOf, isGerman, isRomanBlock } from './components/units';
import { contestOf } from './contests';
import { isClosed } from './entries';
import type { Battle } from './frames';
import { hasRoomInWinter } from './garrison';
import { isBySea, settled } from './paths';
import type { Contest, G, Side } from './state';

/** Defenders of a port who may leave by sea in a battle (5.2.2 D). */
const SEA_LIMIT = 2;

/** Returns where a unit may retreat to by land: adjacent areas, friendly or empty (5.2.2 C). */
function retreats(G: G, battle: Battle, side: Side, id: string, counts: Census): Place[] {
  const { area } = battle;
  const contest = contestOf(G, area);
  if (cameByShip(G, contest, side, id)) return [];
  const comesHome = contest.homecoming && side === contest.invader && isRomanBlock(id);
  if (comesHome && id === CAESAR && G.wintered.caesar) return [OFF_MAP];
  const places: Place[] = [];
  for (const { to, kind } of EXITS[area]) {
    if (!isOpen(G, counts, side, to) || isClosed(G, side, area, to)) continue;
    if (to === GERMAN_HOME && !isGerman(id)) continue;
    if ((battle.retreated[side][to] ?? 0) >= borderLimit(kind)) continue;
    if (comesHome && !hasRoomInWinter(G, id, to)) continue;
    places.push(to);
  }
  if (comesHome) places.push(OFF_MAP);
  return places;
}

/** Romans who attacked by sea can leave by sea only (5.2.2 D). */
function cameByShip(G: G, { invader }: Contest, side: Side, id: string): boolean {
  const { path } = G.secret[side].blocks[id];
  return side === 'roman' && invader === side && path !== undefined && isBySea(path);
}

/** Returns the friendly ports a unit may retreat to by sea (5.2.2 D). */
function retreatsBySea(G: G, battle: Battle, side: Side, id: string, counts: Census): AreaId[] {
  const { area, sailed } = battle;
  const contest = contestOf(G, area);
  if (!AREAS[area].port) return [];
  const mayDefend = contest.attacker !== side && sailed < SEA_LIMIT;
  if (!mayDefend && !cameByShip(G, contest, side, id)) return [];
  return PORTS.filter((port) => isFriendly(G, counts, side, port));
}

/** Says whether a unit can retreat at all. */
export function canRetreat(G: G, battle: Battle, side: Side, id: string): boolean {
  const counts = census(G);
  return (
    retreats(G, battle, side, id, counts).length > 0 || retreatsBySea(G, battle, side, id, counts).length > 0
  );
}

type Refuges<To> = (G: G, battle: Battle, side: Side, id: string, counts: Census) => To[];

/** Returns the two actions by which the units that `unitsOf` names leave a battle (5.2.2 C, D). */
export function retreatActions(
  unitsOf: (at: Situation<G>) => readonly string[],
): Record<'retreat' | 'retreatBySea', Action<G>> {
  const byLand = once((at: Situation<G>) => refugesBy(at, unitsOf(at), retreats));
  const bySea = once((at: Situation<G>) => refugesBy(at, unitsOf(at), retreatsBySea));
  return {
    retreat: action({
      first: (at) => byLand(at).keys(),
      second: (at, id) => byLand(at).get(id) ?? [],
      effect(play, { side }, id, to) {
        const battle = frameOf(play.G, 'battle');
        if (to !== OFF_MAP) battle.retreated[side][to] = (battle.retreated[side][to] ?? 0) + 1;
        withdraw(play, battle, side, id, to);
      },
      label: (_at, id, to) => `Retreat ${faceOf(id).name} to ${placeName(to)}`,
    }),
    retreatBySea: action({
      first: (at) => bySea(at).keys(),
      second: (at, id) => bySea(at).get(id) ?? [],
      effect(play, { side }, id, to) {
        const battle = frameOf(play.G, 'battle');
        if (!cameByShip(play.G, contestOf(play.G, battle.area), side, id)) battle.sailed++;
        withdraw(play, battle, side, id, to);
      },
      label: (_at, id, to) => `Retreat ${faceOf(id).name} by sea to ${placeName(to)}`,
    }),
  };
}

/** Returns the units that have a refuge, and where. */
function refugesBy<To>(
  { G, side }: Situation<G>,
  ids: readonly string[],
  refugesOf: Refuges<To>,
): Map<string, To[]> {
  const battle = frameOf(G, 'battle');
  const counts = census(G);
  const refuges = new Map<string, To[]>();
  for (const id of ids) {
    const places = refugesOf(G, battle, side, id, counts);
    if (places.length > 0) refuges.set(id, places);
  }
  return refuges;
}

function withdraw(play: Play<G>, battle: Battle, side: Side, id: string, to: Place): void {
  const { blocks } = play.G.secret[side];
  battle.acted.push(id);
  blocks[id] = settled({ ...blocks[id], place: to });
  play.journal('5.2.2', `${faceOf(id).name} retreats to ${placeName(to)}.`, {
    places: [battle.area, to],
    pieces: [id],
  });
}
