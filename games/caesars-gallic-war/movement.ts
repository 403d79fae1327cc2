/* Movement (5.2.1 E): groups, borders, forced marches and pinning. */
import type { Play } from '../kit/play';
import { action, type Step } from '../kit/step';
import { type Census, census, isOpen } from './census';
import { type AreaId, OFF_MAP, type Place, placeIndex, placeName, ROMAN_HOME } from './components/areas';
import { type BorderKind, borderBetween, borderKey, borderLimit, EXITS } from './components/borders';
import { faceOf } from './components/units';
import { sailings } from './naval';
import { entryOf, isBySea, legsOf, pathAfter, pathBySea, settleAll, startOf } from './paths';
import { type Contest, enemyOf, type G, hasUnits, type March, marchOf, type Side, seatOf } from './state';
import { rouse } from './tribes';
import { nameOf, say } from './words';

/** Starts the movement of a side: up to `limit` groups, or exactly the groups an event names. */
export function startMarch(
  play: Play<G>,
  side: Side,
  limit: number,
  event: boolean,
  groups: AreaId[] = [],
): void {
  const { G } = play;
  G.active = side;
  G.march = { side, limit, groups, borders: {}, sailed: {}, event };
  play.call(groups.length < limit ? 'groups' : 'march', [seatOf(side)]);
}

/** Returns how many of a side's units in an area the enemy pins: as many as have attacked it (5.2.1 E). */
export function pinned(G: G, side: Side, area: AreaId): number {
  const contest = G.contests[area];
  if (contest === undefined || contest.invader === side) return 0;
  const { blocks } = G.secret[enemyOf(side)];
  let attackers = 0;
  for (const id in blocks) if (blocks[id].place === area) attackers++;
  return attackers;
}

/** Returns how many of a side's units in a place may still start to move. */
function unpinned(G: G, side: Side, place: Place): number {
  const { blocks } = G.secret[side];
  let free = place === OFF_MAP ? legionsToCome(G, side) : -pinned(G, side, place);
  if (place === OFF_MAP) return free;
  for (const id in blocks) if (blocks[id].place === place && blocks[id].path === undefined) free++;
  return Math.max(0, free);
}

/** Each legion in the off-map area is a group of its own (5.2.1 E). */
function legionsToCome(G: G, side: Side): number {
  const { blocks } = G.secret[side];
  let called = 0;
  for (const place of marchOf(G).groups) if (place === OFF_MAP) called++;
  for (const id in blocks) if (blocks[id].path === OFF_MAP) called--;
  return called;
}

/** Returns the places whose units may be activated as a further group. */
function groupsToActivate(G: G, side: Side): [Place][] {
  const { groups } = marchOf(G);
  const { blocks } = G.secret[side];
  const offered = new Set<Place>();
  let offMap = 0;
  for (const id in blocks) {
    const { place } = blocks[id];
    if (place === OFF_MAP) offMap++;
    else if (!offered.has(place) && !groups.includes(place) && unpinned(G, side, place) > 0)
      offered.add(place);
  }
  if (offMap > groups.filter((place) => place === OFF_MAP).length) offered.add(OFF_MAP);
  return [...offered].sort((a, b) => placeIndex(a) - placeIndex(b)).map((place): [Place] => [place]);
}

/** All groups are designated before any of them moves (5.2.1 E). */
export const groupsStep: Step<G> = {
  prompt(G) {
    const { limit, groups } = marchOf(G);
    const left = limit - groups.length;
    return {
      rule: '5.2.1',
      text: `Choose ${left === 1 ? 'an area' : `up to ${left} areas`} whose units may move.`,
    };
  },
  actions: {
    activate: action({
      legal: (G: G) => groupsToActivate(G, marchOf(G).side),
      effect(play, _seat, place) {
        const march = marchOf(play.G);
        march.groups.push(place);
        play.journal('5.2.1', `${say(march.side, 'activate')} ${placeName(place)}.`);
      },
      label: (_G, place) => `Move units of ${placeName(place)}`,
    }),
    begin: action({
      legal: () => [[] as const],
      effect(play, seat) {
        play.become('march', [seat]);
      },
      label: () => 'Choose no more areas',
    }),
  },
  proceed(play) {
    const { limit, groups, side } = marchOf(play.G);
    if (groups.length === limit || groupsToActivate(play.G, side).length === 0) {
      play.become('march', [seatOf(side)]);
    }
  },
};

/** Says whether units in an area may not go to another: the enemy came in from there (5.2.1 E). */
function isBarred(G: G, side: Side, from: AreaId, to: AreaId): boolean {
  return G.contests[from]?.roads[enemyOf(side)].includes(to) ?? false;
}

function hasRoom(march: March, key: string, kind: BorderKind): boolean {
  return (march.borders[key] ?? 0) < borderLimit(kind);
}

/** Says whether a unit that has moved one area may move another: cavalry, or a legion that pays supply (5.2.1 E, 9.4). */
function mayMarchOn(G: G, counts: Census, id: string, place: AreaId, path: string): boolean {
  const { kind } = faceOf(id);
  if (kind !== 'cavalry' && (kind !== 'legion' || G.supply === 0)) return false;
  const start = startOf(path);
  if (start === null || start === OFF_MAP || legsOf(path) > 1) return false;
  return borderBetween(start, place) === 'black' && isOpen(G, counts, marchOf(G).side, place);
}

/** Returns the areas a unit may move to next, by land. */
function nextAreas(G: G, march: March, place: AreaId, start: AreaId): AreaId[] {
  const areas: AreaId[] = [];
  for (const { to, kind, key } of EXITS[place]) {
    if (to !== start && hasRoom(march, key, kind) && !isBarred(G, march.side, place, to)) areas.push(to);
  }
  return areas;
}

/** Says whether a unit that has not moved belongs to an activated group and is not pinned. */
function mayStart(G: G, march: March, place: Place): boolean {
  return march.groups.includes(place) && unpinned(G, march.side, place) > 0;
}

function* landMoves(G: G): Iterable<[string, AreaId]> {
  const march = marchOf(G);
  const counts = census(G);
  const { blocks } = G.secret[march.side];
  const fromPlace = new Map<Place, readonly AreaId[]>();
  for (const id in blocks) {
    const { place, path } = blocks[id];
    if (path === undefined) {
      let areas = fromPlace.get(place);
      if (areas === undefined) {
        areas = firstAreas(G, march, place);
        fromPlace.set(place, areas);
      }
      for (const to of areas) yield [id, to];
    } else if (place !== OFF_MAP && mayMarchOn(G, counts, id, place, path)) {
      const start = startOf(path);
      if (start !== null && start !== OFF_MAP) {
        for (const to of nextAreas(G, march, place, start)) yield [id, to];
      }
    }
  }
}

function firstAreas(G: G, march: March, place: Place): readonly AreaId[] {
  if (!mayStart(G, march, place)) return [];
  return place === OFF_MAP ? [ROMAN_HOME] : nextAreas(G, march, place, place);
}

function seaMoves(G: G): Iterable<[string, AreaId]> {
  const march = marchOf(G);
  return sailings(G, march, (place) => mayStart(G, march, place));
}

/** Puts a unit into an area it has moved to; neutral tribes join the enemy, and enemies there are attacked (5.2.1 E). */
export function enter(play: Play<G>, side: Side, id: string, to: AreaId, path: string): void {
  const { G } = play;
  const enemy = enemyOf(side);
  const wasNeutral = G.neutral[to] !== undefined;
  const block = G.secret[side].blocks[id];
  G.secret[side].blocks[id] = { place: to, strength: block.strength, path };
  if (wasNeutral) {
    rouse(G, enemy, to);
    play.journal('5.2.1', `The tribe of ${placeName(to)} joins ${nameOf(enemy)}.`);
  }
  if (!hasUnits(G, enemy, to)) return;
  const contest = G.contests[to] ?? newContest(side, wasNeutral);
  G.contests[to] = contest;
  if (isBySea(path) && contest.invader === side) contest.byShip = true;
  const entry = entryOf(path);
  if (entry !== null && !contest.roads[side].includes(entry)) contest.roads[side].push(entry);
}

function newContest(side: Side, neutral: boolean): Contest {
  return {
    invader: side,
    attacker: side,
    main: null,
    roads: { roman: [], barbarian: [] },
    byShip: false,
    neutral,
    homecoming: false,
  };
}

/** Activated units move one area each; legions may force a second with supply (5.2.1 E). */
export const marchStep: Step<G> = {
  prompt(G) {
    const { groups } = marchOf(G);
    const from = [...new Set(groups)].map(placeName).join(', ');
    return { rule: '5.2.1', text: `Move units of ${from}, or end the movement.` };
  },
  actions: {
    move: action({
      legal: landMoves,
      effect(play, _seat, id, to) {
        march(play, id, to);
      },
      label: (_G, id, to) => `Move ${faceOf(id).name} to ${placeName(to)}`,
    }),
    sail: action({
      legal: seaMoves,
      effect(play, _seat, id, to) {
        sail(play, id, to);
      },
      label: (_G, id, to) => `Sail ${faceOf(id).name} to ${placeName(to)}`,
    }),
    end: action({
      legal: () => [[] as const],
      effect(play) {
        endMarch(play);
      },
      label: () => 'End movement',
    }),
  },
  proceed(play) {
    if (marchOf(play.G).groups.length === 0) endMarch(play);
  },
};

function march(play: Play<G>, id: string, to: AreaId): void {
  const { G } = play;
  const { side, borders } = marchOf(G);
  const { place, path } = G.secret[side].blocks[id];
  if (place !== OFF_MAP) {
    const key = borderKey(place, to);
    borders[key] = (borders[key] ?? 0) + 1;
  }
  const forced = path !== undefined && faceOf(id).kind === 'legion';
  if (forced) G.supply--;
  play.journal('5.2.1', describeMove(id, `from ${placeName(place)} to ${placeName(to)}`));
  if (forced) play.journal('5.2.1', `It is a forced march: ${G.supply} supply points left.`);
  enter(play, side, id, to, pathAfter(path, place));
}

function sail(play: Play<G>, id: string, to: AreaId): void {
  const { G } = play;
  const { side, sailed } = marchOf(G);
  const { place } = G.secret[side].blocks[id];
  if (place === OFF_MAP) return;
  sailed[place] = (sailed[place] ?? 0) + 1;
  play.journal('5.2.1', describeMove(id, `by sea from ${placeName(place)} to ${placeName(to)}`));
  enter(play, side, id, to, pathBySea(place));
}

function describeMove(id: string, way: string): string {
  return `A ${faceOf(id).colour} unit moves ${way}.`;
}

function endMarch(play: Play<G>): void {
  const { G } = play;
  const { side, event } = marchOf(G);
  settleAll(G, side);
  G.march = null;
  if (event) play.become('battles', [seatOf(side)]);
  else play.finish();
}
