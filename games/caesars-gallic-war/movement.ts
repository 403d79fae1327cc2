/* Movement (5.2.1 E): groups, borders, forced marches and pinning. */
import { action } from '../kit/action';
import type { FrameAt } from '../kit/frame';
import { once } from '../kit/once';
import type { Play } from '../kit/play';
import { type Census, census, isOpen } from './census';
import { type AreaId, OFF_MAP, type Place, placeIndex, placeName, ROMAN_HOME } from './components/areas';
import { borderBetween, borderLimit, EXITS } from './components/borders';
import { faceOf } from './components/units';
import { newContest } from './contests';
import { cross, getAway, isCutOff, isUnpinned, pin } from './entries';
import type { March } from './frames';
import { harboursOf, sailings } from './naval';
import {
  entryOf,
  isBySea,
  isFromOffMap,
  legsOf,
  pathAfter,
  pathBySea,
  pathFromOffMap,
  settleAll,
  startOf,
} from './paths';
import { type Block, type DecisionOf, enemyOf, type G, hasUnits, type Side, type SituationOf } from './state';
import { rouse } from './tribes';
import { nameOf, say } from './words';

/** Returns the movement of up to `limit` groups of a side, which it has to designate first. */
export function movement(side: Side, limit: number): FrameAt<G, 'groups'> {
  return { step: 'groups', sides: [side], limit, groups: [] };
}

/** Returns the movement of the groups designated. */
export function march(side: Side, groups: Place[]): FrameAt<G, 'march'> {
  return { step: 'march', sides: [side], groups, crossed: {}, sailed: {} };
}

/** Says whether a unit may still start to move from its place: it has not moved and is not pinned (5.2.1 E). */
function mayLeave(G: G, side: Side, block: Block): boolean {
  return block.path === undefined && isUnpinned(G, side, block);
}

/** Each legion in the off-map area is a group of its own (5.2.1 E). */
function legionsToCome(G: G, side: Side, groups: readonly Place[]): number {
  return legionsCalled(groups) - arrivals(G, side);
}

function legionsCalled(groups: readonly Place[]): number {
  return groups.filter((place) => place === OFF_MAP).length;
}

/** Returns the places whose units may be activated as a further group. */
function groupsToActivate(G: G, side: Side, groups: readonly Place[]): Place[] {
  const { blocks } = G.secret[side];
  const offered = new Set<Place>();
  let offMap = 0;
  for (const id in blocks) {
    const { place } = blocks[id];
    if (place === OFF_MAP) offMap++;
    else if (!offered.has(place) && !groups.includes(place) && mayLeave(G, side, blocks[id]))
      offered.add(place);
  }
  if (offMap > legionsCalled(groups)) offered.add(OFF_MAP);
  return [...offered].sort((a, b) => placeIndex(a) - placeIndex(b));
}

/** All groups are designated before any of them moves (5.2.1 E). */
export const groupsStep: DecisionOf<'groups'> = {
  prompt({ frame: { limit, groups } }) {
    const left = limit - groups.length;
    return {
      rule: '5.2.1',
      text: `Choose ${left === 1 ? 'an area' : `up to ${left} areas`} whose units may move.`,
    };
  },
  actions: {
    activate: action({
      first: ({ G, side, frame }) => groupsToActivate(G, side, frame.groups),
      effect(play, { side, frame }, place) {
        frame.groups.push(place);
        play.journal('5.2.1', `${say(side, 'activate')} ${placeName(place)}.`, { places: [place] });
      },
      label: (_at, place) => `Move units of ${placeName(place)}`,
    }),
    begin: action({
      effect(play, { side, frame }) {
        play.become(march(side, frame.groups));
      },
      label: () => 'Choose no more areas',
    }),
  },
  proceed(play, { limit, groups, sides: [side] }) {
    if (groups.length === limit || groupsToActivate(play.G, side, groups).length === 0) {
      play.become(march(side, groups));
    }
  },
};

/** What the moves of a movement are worked out from, once for all its units. */
interface Picture {
  counts: Census;
  /** Where the units of a place that have not moved may go, those attacked there and the others apart. */
  ways: Map<string, readonly AreaId[]>;
  /** The ports its units may sail to. */
  harbours: readonly AreaId[];
}

const picture = once(({ G, side }: SituationOf<'march'>): Picture => {
  const counts = census(G);
  return { counts, ways: new Map(), harbours: harboursOf(G, counts, side) };
});

/** Returns where a unit may move to next, by land. */
function nextAreas(at: SituationOf<'march'>, id: string): readonly AreaId[] {
  const block = at.G.secret[at.side].blocks[id];
  const { place, path, defended } = block;
  if (path !== undefined) {
    return mayMarchOn(at, id, place, path) ? areasAround(at, block, startOf(path)) : [];
  }
  const { ways } = picture(at);
  const kind = defended === undefined ? place : `${place}<${defended}`;
  let areas = ways.get(kind);
  if (areas === undefined) {
    areas = mayStart(at, block) ? areasAround(at, block, place) : [];
    ways.set(kind, areas);
  }
  return areas;
}

/** Says whether a unit that has not moved belongs to an activated group and is not pinned. */
function mayStart({ G, side, frame: { groups } }: SituationOf<'march'>, block: Block): boolean {
  if (block.place === OFF_MAP) return legionsToCome(G, side, groups) > 0;
  return groups.includes(block.place) && mayLeave(G, side, block);
}

/** Says whether a unit that has moved one area may move another: cavalry, or a legion that pays supply (5.2.1 E, 9.4). */
function mayMarchOn(at: SituationOf<'march'>, id: string, place: Place, path: string): boolean {
  const { G, side } = at;
  const { kind } = faceOf(id);
  if (kind !== 'cavalry' && (kind !== 'legion' || G.supply === 0)) return false;
  const start = startOf(path);
  if (place === OFF_MAP || start === null || start === OFF_MAP || legsOf(path) > 1) return false;
  return borderBetween(start, place) === 'black' && isOpen(G, picture(at).counts, side, place);
}

/** Returns the areas around a unit that it may enter on its way from `start`. */
function areasAround(
  { G, side, frame }: SituationOf<'march'>,
  { place, defended }: Block,
  start: Place | null,
): readonly AreaId[] {
  if (place === OFF_MAP) return [ROMAN_HOME];
  const areas: AreaId[] = [];
  const crossed = frame.crossed[place];
  for (const { to, kind } of EXITS[place]) {
    if (to === start || (crossed?.[to] ?? 0) >= borderLimit(kind)) continue;
    if (!isCutOff(G, side, defended, place, to)) areas.push(to);
  }
  return areas;
}

/** Returns the ports a unit may sail to. */
function nextPorts(at: SituationOf<'march'>, id: string): readonly AreaId[] {
  const { G, side, frame } = at;
  return sailings(G.secret[side].blocks[id], frame, picture(at).harbours, (block) => mayStart(at, block));
}

/** Puts a unit into an area it has moved to; neutral tribes join the enemy, and enemies there are attacked (5.2.1 E). */
export function enter(play: Play<G>, side: Side, id: string, to: AreaId, path: string): void {
  const { G } = play;
  const enemy = enemyOf(side);
  const wasNeutral = G.neutral[to] !== undefined;
  const block = G.secret[side].blocks[id];
  if (block.path === undefined) getAway(G, side, block);
  G.secret[side].blocks[id] = { ...block, place: to, path };
  const entry = entryOf(path);
  if (entry !== null) cross(G, side, entry, to);
  if (wasNeutral) {
    rouse(G, enemy, to);
    play.journal('5.2.1', `The tribe of ${placeName(to)} joins ${nameOf(enemy)}.`, { places: [to] });
  }
  if (!hasUnits(G, enemy, to)) return;
  const contest = G.contests[to] ?? newContest(side, { neutral: wasNeutral });
  G.contests[to] = contest;
  if (contest.invader !== side) return;
  if (isBySea(path)) contest.byShip = true;
  pin(G, enemy, to);
}

/** Activated units move one area each; legions may force a second with supply (5.2.1 E). */
export const marchStep: DecisionOf<'march'> = {
  prompt({ frame: { groups } }) {
    const from = [...new Set(groups)].map(placeName).join(', ');
    return { rule: '5.2.1', text: `Move units of ${from}, or end the movement.` };
  },
  actions: {
    move: action({
      *first(at) {
        for (const id in at.G.secret[at.side].blocks) if (nextAreas(at, id).length > 0) yield id;
      },
      second: nextAreas,
      effect(play, { side, frame }, id, to) {
        move(play, side, frame, id, to);
      },
      label: (_at, id, to) => `Move ${faceOf(id).name} to ${placeName(to)}`,
      own: (id, to) => `${faceOf(id).name} to ${placeName(to)}`,
    }),
    sail: action({
      *first(at) {
        for (const id in at.G.secret[at.side].blocks) if (nextPorts(at, id).length > 0) yield id;
      },
      second: nextPorts,
      effect(play, { side, frame }, id, to) {
        sail(play, side, frame, id, to);
      },
      label: (_at, id, to) => `Sail ${faceOf(id).name} to ${placeName(to)}`,
      own: (id, to) => `${faceOf(id).name} to ${placeName(to)}`,
    }),
    end: action({
      effect(play, { side }) {
        endMarch(play, side);
      },
      label: () => 'End movement',
    }),
  },
  proceed(play, { groups, sides: [side] }) {
    if (groups.length === 0) endMarch(play, side);
  },
};

function move(play: Play<G>, side: Side, frame: March, id: string, to: AreaId): void {
  const { G } = play;
  const { place, path } = G.secret[side].blocks[id];
  if (place !== OFF_MAP) countCrossing(frame, place, to);
  const forced = path !== undefined && faceOf(id).kind === 'legion';
  if (forced) G.supply--;
  tellMove(play, id, place, to, `from ${placeName(place)} to ${placeName(to)}`);
  if (forced) play.journal('5.2.1', `It is a forced march: ${G.supply} supply points left.`);
  enter(
    play,
    side,
    id,
    to,
    place === OFF_MAP ? pathFromOffMap(arrivals(G, side) + 1) : pathAfter(path, place),
  );
}

function countCrossing({ crossed }: March, from: AreaId, to: AreaId): void {
  const here = crossed[from] ?? {};
  crossed[from] = here;
  here[to] = (here[to] ?? 0) + 1;
}

/** Returns how many units have come from the off-map area in this movement. */
function arrivals(G: G, side: Side): number {
  const { blocks } = G.secret[side];
  let count = 0;
  for (const id in blocks) {
    const { path } = blocks[id];
    if (path !== undefined && isFromOffMap(path)) count++;
  }
  return count;
}

function sail(play: Play<G>, side: Side, { sailed }: March, id: string, to: AreaId): void {
  const { place } = play.G.secret[side].blocks[id];
  if (place === OFF_MAP) return;
  sailed[place] = (sailed[place] ?? 0) + 1;
  tellMove(play, id, place, to, `by sea from ${placeName(place)} to ${placeName(to)}`);
  enter(play, side, id, to, pathBySea(place));
}

function tellMove(play: Play<G>, id: string, from: Place, to: Place, way: string): void {
  play.journal('5.2.1', `A ${faceOf(id).colour} unit moves ${way}.`, { places: [from, to] });
}

function endMarch(play: Play<G>, side: Side): void {
  settleAll(play.G, side);
  play.finish();
}
