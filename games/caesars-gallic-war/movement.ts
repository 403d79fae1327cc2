/* Movement (5.2.1 E): groups, borders, forced marches and pinning. */

import { action } from '../kit/action';
import type { FrameAt } from '../kit/frame';
import type { Play } from '../kit/play';
import { type AreaId, OFF_MAP, type Place } from './components/areas';
import { faceOf, placeName } from './components/labels';
import { UNITS } from './components/units';
import { newContest } from './contests';
import { cross, getAway, pin } from './entries';
import type { March } from './frames';
import { arrivals, groupsToActivate, legionsToCome, nextAreas, nextPorts } from './marches';
import { obstacleToActivate, obstacleToMove, obstacleToSail } from './obstacles';
import { entryOf, isBySea, pathAfter, pathBySea, pathFromOffMap, settleAll } from './paths';
import { type DecisionOf, enemyOf, type G, hasUnits, type Side, type SituationOf } from './state';
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
        play.journal('5.2.1', `${say(side, 'activate')} ${placeName(play.G, place)}.`, { places: [place] });
      },
      label: ({ G }, place) => `Move units of ${placeName(G, place)}`,
      obstacle: obstacleToActivate,
    }),
    begin: action({
      effect(play, { side, frame: { limit, groups } }) {
        play.journal('5.2.1', `${say(side, 'choose')} no more areas, with ${limit - groups.length} left.`);
        play.become(march(side, groups));
      },
      label: () => 'Choose no more areas',
      forgoes: ({ frame: { limit, groups } }) =>
        groups.length === 0
          ? 'You have chosen no area: none of your units would move.'
          : `You may choose ${limit - groups.length} more.`,
    }),
  },
  proceed(play, { limit, groups, sides: [side] }) {
    if (groups.length === limit || groupsToActivate(play.G, side, groups).length === 0) {
      play.become(march(side, groups));
    }
  },
};

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
    play.journal('5.2.1', `The tribe of ${placeName(G, to)} joins ${nameOf(enemy)}.`, {
      kind: 'control',
      side: enemy,
      places: [to],
    });
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
  prompt({ G, frame: { groups } }) {
    const from = [...new Set(groups)].map((place) => placeName(G, place)).join(', ');
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
      label: ({ G }, id, to) => `Move ${faceOf(G, id).name} to ${placeName(G, to)}`,
      own: (id, to, of) => `${faceOf(of, id).name} to ${placeName(of, to)}`,
      obstacle: obstacleToMove,
    }),
    sail: action({
      *first(at) {
        for (const id in at.G.secret[at.side].blocks) if (nextPorts(at, id).length > 0) yield id;
      },
      second: nextPorts,
      effect(play, { side, frame }, id, to) {
        sail(play, side, frame, id, to);
      },
      label: ({ G }, id, to) => `Sail ${faceOf(G, id).name} to ${placeName(G, to)}`,
      own: (id, to, of) => `${faceOf(of, id).name} to ${placeName(of, to)}`,
      obstacle: obstacleToSail,
    }),
    end: action({
      effect(play, { side, frame }) {
        const idle = idleGroups(play.G, side, frame);
        if (idle.length > 0)
          play.journal('5.2.1', `${say(side, 'end')} the movement. ${nobodyLeft(play.G, idle)}.`, {
            places: idle,
          });
        endMarch(play, side);
      },
      label: () => 'End movement',
      forgoes(at) {
        const { blocks } = at.G.secret[at.side];
        const idle = idleGroups(at.G, at.side, at.frame).filter((group) =>
          Object.keys(blocks).some((id) => blocks[id].place === group && canMove(at, id)),
        );
        return idle.length === 0 ? null : `${nobodyLeft(at.G, idle)}.`;
      },
    }),
  },
  proceed(play, { groups, sides: [side] }) {
    if (groups.length === 0) endMarch(play, side);
  },
};

/** Returns the groups of which no unit has moved. */
function idleGroups(G: G, side: Side, { groups, crossed, sailed }: March): Place[] {
  return [...new Set(groups)].filter((group) =>
    group === OFF_MAP
      ? legionsToCome(G, side, groups) > 0
      : crossed[group] === undefined && sailed[group] === undefined,
  );
}

function nobodyLeft(G: G, groups: readonly Place[]): string {
  return `No unit has left ${groups.map((place) => placeName(G, place)).join(' or ')}`;
}

function canMove(at: SituationOf<'march'>, id: string): boolean {
  return nextAreas(at, id).length > 0 || nextPorts(at, id).length > 0;
}

function move(play: Play<G>, side: Side, frame: March, id: string, to: AreaId): void {
  const { G } = play;
  const { place, path } = G.secret[side].blocks[id];
  if (place !== OFF_MAP) countCrossing(frame, place, to);
  const forced = path !== undefined && UNITS[id].kind === 'legion';
  if (forced) G.supply--;
  tellMove(play, id, place, to, `from ${placeName(G, place)} to ${placeName(G, to)}`);
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

function sail(play: Play<G>, side: Side, { sailed }: March, id: string, to: AreaId): void {
  const { place } = play.G.secret[side].blocks[id];
  if (place === OFF_MAP) return;
  sailed[place] = (sailed[place] ?? 0) + 1;
  tellMove(play, id, place, to, `by sea from ${placeName(play.G, place)} to ${placeName(play.G, to)}`);
  enter(play, side, id, to, pathBySea(place));
}

function tellMove(play: Play<G>, id: string, from: Place, to: Place, way: string): void {
  play.journal('5.2.1', `A ${UNITS[id].colour} unit moves ${way}.`, { kind: 'move', places: [from, to] });
}

function endMarch(play: Play<G>, side: Side): void {
  settleAll(play.G, side);
  play.finish();
}
