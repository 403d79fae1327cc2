/* Retreats (7.6, 7.82). */
import type { Play } from '../kit/play';
import { kindOf, type Side } from './components/blocks';
import { boxOf } from './components/box';
import { blockName, placeName } from './components/inPlay';
import { isSea, type PlaceId, type SeaId } from './components/map';
import { type Census, census, isOpen, statusIn } from './control';
import { roadLimit } from './marches';
import { type Battle, contestOf, enemyOf, type G, type Regroup, settled } from './state';

/** Returns where a block may retreat to by road, or a Navis over sea borders (7.61 to 7.63, 7.82). */
export function retreats(G: G, battle: Battle, side: Side, id: string): PlaceId[] {
  const counts = census(G);
  return kindOf(id) === 'navis'
    ? navisRetreats(G, battle, counts, side)
    : roadRetreats(G, battle, counts, side);
}

/** Returns the ports a land block may retreat to by sea, each with the sea it crosses (7.64). */
export function retreatsBySea(G: G, battle: Battle, side: Side, id: string): [PlaceId, SeaId][] {
  return kindOf(id) === 'navis' ? [] : seaRetreats(G, battle, census(G), side);
}

/** Says whether a block can retreat at all. */
export function canRetreat(G: G, battle: Battle, side: Side, id: string): boolean {
  return retreats(G, battle, side, id).length > 0 || retreatsBySea(G, battle, side, id).length > 0;
}

function roadRetreats(G: G, { place, roads }: Battle, counts: Census, side: Side): PlaceId[] {
  const contest = contestOf(G, place);
  const places: PlaceId[] = [];
  for (const { to, kind, key } of boxOf(G).exits[place]) {
    if (kind === 'sea') continue;
    const limit = kind === 'strait' ? STRAIT_RETREAT_LIMIT : roadLimit(kind, false, false);
    if ((roads[`${side} ${key}`] ?? 0) >= limit) continue;
    const status = statusIn(counts, side, to);
    const permitted =
      side === contest.attacker
        ? status === 'friendly' || (status === 'vacant' && contest.roads[side].includes(to))
        : isOpen(status) && !contest.roads[enemyOf(side)].includes(to);
    if (permitted) places.push(to);
  }
  return places;
}

/** Blocks that retreat over a strait in one round (7.61). */
const STRAIT_RETREAT_LIMIT = 1;

function seaRetreats(G: G, { place, bySea }: Battle, counts: Census, side: Side): [PlaceId, SeaId][] {
  if (bySea.includes(side)) return [];
  const ways: [PlaceId, SeaId][] = [];
  const box = boxOf(G);
  for (const sea of box.seasNextTo[place]) {
    if (statusIn(counts, side, sea) !== 'friendly') continue;
    for (const port of box.sea[sea].ports) {
      if (port !== place && statusIn(counts, side, port) === 'friendly') ways.push([port, sea]);
    }
  }
  return ways;
}

function navisRetreats(G: G, { place }: Battle, counts: Census, side: Side): PlaceId[] {
  const contest = contestOf(G, place);
  const attacks = side === contest.attacker;
  const places: PlaceId[] = [];
  for (const { to, kind } of boxOf(G).exits[place]) {
    if (kind !== 'sea') continue;
    const status = statusIn(counts, side, to);
    if (status === 'friendly') places.push(to);
    else if (status !== 'vacant') continue;
    else if (
      attacks ? contest.roads[side].includes(to) : isSea(to) && !contest.roads[enemyOf(side)].includes(to)
    ) {
      places.push(to);
    }
  }
  return places;
}

/** Retreats a block to an adjacent place (7.62, 7.63, 7.82). */
export function retreatBlock(play: Play<G>, battle: Battle, side: Side, id: string, to: PlaceId): void {
  const { G } = play;
  countRoad(G, battle, side, to);
  leave(G, battle, side, id, to);
  const rule = kindOf(id) === 'navis' ? '7.82' : '7.6';
  play.journal(rule, `${blockName(G, id)} retreats to ${placeName(G, to)}.`, {
    kind: 'move',
    side,
    places: [battle.place, to],
  });
}

/** Retreats a land block over a sea to a port (7.64). */
export function retreatBySea(
  play: Play<G>,
  battle: Battle,
  side: Side,
  id: string,
  to: PlaceId,
  sea: SeaId,
): void {
  const { G } = play;
  battle.bySea.push(side);
  leave(G, battle, side, id, to);
  play.journal('7.64', `${blockName(G, id)} retreats to ${placeName(G, to)} over ${placeName(G, sea)}.`, {
    kind: 'move',
    side,
    places: [battle.place, sea, to],
  });
}

function leave(G: G, { acted }: Battle, side: Side, id: string, to: PlaceId): void {
  acted.push(id);
  const { blocks } = G.secret[side];
  blocks[id] = { ...settled(blocks[id]), place: to };
}

/** Counts a block that retreats or regroups over a road against the road's limit (7.61, 7.7). */
export function countRoad(G: G, { place, roads }: Regroup, side: Side, to: PlaceId): void {
  const way = boxOf(G).exits[place].find((exit) => exit.to === to);
  if (way === undefined || way.kind === 'sea') return;
  const { key } = way;
  roads[`${side} ${key}`] = (roads[`${side} ${key}`] ?? 0) + 1;
}
