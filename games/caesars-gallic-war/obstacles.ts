/* Why units may not be activated or moved, in words for their player (5.2.1 E). */

import type { Obstacle } from '../kit/action';
import type { Boxed } from '../kit/components/boxes';
import { census, isOpen } from './census';
import { isArea, OFF_MAP, type Place } from './components/areas';
import type { BorderKind } from './components/borders';
import { boxOf } from './components/box';
import { faceOf, placeName } from './components/labels';
import { isUnpinned } from './entries';
import { type Bar, barTo, haltOf, legionsCalled, legionsToCome, mayLeave, mayStart } from './marches';
import { SEA_LIMIT } from './naval';
import { startOf } from './paths';
import type { Block, SituationOf } from './state';

/** Returns why the units of a place cannot be activated as a further group. */
export function obstacleToActivate(
  { G, side, frame: { groups } }: SituationOf<'groups'>,
  place: string,
): Obstacle | null {
  if (!isArea(place) && place !== OFF_MAP) return null;
  const { blocks } = G.secret[side];
  const here = Object.values(blocks).filter((block) => block.place === place);
  const name = placeName(G, place);
  if (here.length === 0) return because(`${name}: none of your units is there.`);
  if (place === OFF_MAP) {
    return here.length > legionsCalled(groups)
      ? null
      : because('Each legion there is a group of its own, and all are called.');
  }
  if (groups.includes(place)) return because(`${name} is chosen already.`);
  if (here.some((block) => mayLeave(G, side, block))) return null;
  return here.every(({ path }) => path !== undefined)
    ? because(`${name}: your units there have moved.`)
    : pinned(G, place);
}

/** Returns why a unit cannot move by land, or not to a place. */
export function obstacleToMove(at: SituationOf<'march'>, id: string, to?: string): Obstacle | null {
  const block = at.G.secret[at.side].blocks[id];
  if (block === undefined) return null;
  const { place, path } = block;
  const halted = path === undefined ? obstacleToStart(at, block) : obstacleToGoOn(at, id, place, path);
  if (halted !== null || place === OFF_MAP) return halted;
  const bars = boxOf(at.G).exits[place].map((exit) => ({
    ...exit,
    bar: barTo(at, block, path === undefined ? place : startOf(path), exit),
  }));
  if (to === undefined) {
    if (bars.some(({ bar }) => bar === null)) return null;
    const first = bars.find(({ bar }) => bar !== 'start');
    return first?.bar ? wordsFor(at.G, place, first.to, first.kind, first.bar) : null;
  }
  if (!isArea(to) || to === place) return null;
  const border = bars.find((each) => each.to === to);
  if (border === undefined)
    return because(`${placeName(at.G, to)} is not next to ${placeName(at.G, place)}.`);
  return border.bar === null ? null : wordsFor(at.G, place, to, border.kind, border.bar);
}

/** Returns why a unit cannot sail, or not to a place. */
export function obstacleToSail(at: SituationOf<'march'>, id: string, to?: string): Obstacle | null {
  const { G, side, frame } = at;
  const block = G.secret[side].blocks[id];
  if (block === undefined) return null;
  const { place, path } = block;
  const { area, unit } = boxOf(G);
  const { name } = unit[id];
  if (path !== undefined) return because(`${name} has moved, and units sail only from where they start.`);
  const halted = obstacleToStart(at, block);
  if (halted !== null) return halted;
  if (place === OFF_MAP || !area[place].port) return because(`${placeName(G, place)} has no port.`);
  if ((frame.sailed[place] ?? 0) >= SEA_LIMIT) {
    return because(
      `${placeName(G, place)}: ${SEA_LIMIT} units of this group have sailed, which is all that may.`,
    );
  }
  if (to === undefined || !isArea(to) || to === place) return null;
  if (!area[to].port) return because(`${placeName(G, to)} has no port.`);
  return side === 'barbarian' && !isOpen(G, census(G), side, to)
    ? because(`${placeName(G, to)}: Barbarians sail only to ports without enemies and neutral units.`)
    : null;
}

function obstacleToStart(at: SituationOf<'march'>, block: Block): Obstacle | null {
  const { G, side, frame } = at;
  if (mayStart(at, block)) return null;
  const { place } = block;
  if (place === OFF_MAP) {
    return legionsToCome(G, side, frame.groups) > 0
      ? null
      : because('Each legion there is a group of its own, and no more are called.');
  }
  if (!frame.groups.includes(place)) return because(`${placeName(G, place)} has not been activated.`);
  return isUnpinned(G, side, block) ? null : pinned(G, place);
}

function obstacleToGoOn(at: SituationOf<'march'>, id: string, place: Place, path: string): Obstacle | null {
  const { G } = at;
  const { name } = faceOf(G, id);
  switch (haltOf(at, id, place, path)) {
    case null:
      return null;
    case 'one-area':
      return because(`${name} has moved: only legions and cavalry may go on to a second area by land.`);
    case 'two-areas':
      return because(`${name} has moved two areas, the most that a unit may.`);
    case 'supply':
      return because(`${name}: a forced march costs a supply point, and none is left.`);
    case 'off-map':
      return because(
        `${name} has come from outside the map and goes no further than ${placeName(G, place)}.`,
      );
    case 'border':
      return because(`${name} has crossed a blue border and stops.`);
    case 'enemies':
      return because(
        `${name}: ${placeName(G, place)} is not free of enemy and neutral units, and it stops there.`,
      );
  }
}

function wordsFor(of: Boxed, from: Place, to: Place, kind: BorderKind, bar: Bar): Obstacle {
  switch (bar) {
    case 'start':
      return because(`${placeName(of, to)}: a unit does not go back to where it started.`);
    case 'full':
      return because(
        `${placeName(of, to)}: as many units have crossed the ${kind} border from ${placeName(of, from)} as may in an action.`,
      );
    case 'enemy':
      return because(
        `${placeName(of, to)}: attackers came over the border to ${placeName(of, from)}, and units that were attacked may not cross it.`,
      );
  }
}

function pinned(of: Boxed, place: Place): Obstacle {
  return because(
    `${placeName(of, place)}: as many of your units as attackers came are pinned and may not leave.`,
  );
}

function because(text: string): Obstacle {
  return { rule: '5.2.1', text: `${text[0].toUpperCase()}${text.slice(1)}` };
}
