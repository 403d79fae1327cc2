/* Tribes and their allegiance (2.2): neutral, Roman or Barbarian. */

import type { Play } from '../kit/play';
import type { AreaId } from './components/areas';
import { boxOf } from './components/box';
import { type TribeId, UNITS_OF } from './components/units';
import { newContest } from './contests';
import { type Block, enemyOf, type G, hasUnits, type Side } from './state';
import { nameOf, sentence, tribeName } from './words';

/** How many of a tribe's units in play are whose. Eliminated ones are left out. */
export interface Allegiance {
  own: number;
  neutral: number;
  enemy: number;
}

/**
 * Returns whose units a tribe's are, as one side sees it. A side knows its own units, the neutral and the eliminated
 * ones; all others are the enemy's, wherever they are.
 */
export function allegiance(G: G, side: Side, tribe: TribeId): Allegiance {
  const { blocks } = G.secret[side];
  const neutral = G.neutral[tribe]?.length ?? 0;
  let own = 0;
  let aside = 0;
  for (const id of UNITS_OF[tribe]) {
    if (id in blocks) own++;
    else if (id in G.aside) aside++;
  }
  return { own, neutral, enemy: UNITS_OF[tribe].length - own - aside - neutral };
}

/** Puts a unit into play on a side. */
export function join(G: G, side: Side, id: string, block: Block): void {
  const secret = G.secret[side];
  secret.blocks = { ...secret.blocks, [id]: block };
}

/** A unit goes over to the enemy of its side where it is, at its strength. */
export function defect(G: G, side: Side, id: string): void {
  const { place, strength } = leave(G, side, id);
  join(G, enemyOf(side), id, { place, strength });
}

/** Takes a unit off a side's units and returns it. */
export function leave(G: G, side: Side, id: string): Block {
  const { [id]: block, ...rest } = G.secret[side].blocks;
  G.secret[side].blocks = rest;
  return block;
}

/** Puts a unit that is out of play aside. */
export function setAside(G: G, id: string, why: G['aside'][string]): void {
  G.aside = { ...G.aside, [id]: why };
}

/** Takes a unit back from those aside. */
export function takeBack(G: G, id: string): void {
  const { [id]: _why, ...rest } = G.aside;
  G.aside = rest;
}

/** The neutral units of an area join a side at full strength (5.2.1 C, E). */
export function rouse(G: G, side: Side, area: AreaId): void {
  const { [area]: ids = [], ...rest } = G.neutral;
  G.neutral = rest;
  const { unit } = boxOf(G);
  for (const id of ids) join(G, side, id, { place: area, strength: unit[id].full });
}

/** Makes units neutral in their home area, at full strength and face down. */
export function neutralize(G: G, tribe: TribeId, ids: readonly string[]): void {
  G.neutral = { ...G.neutral, [tribe]: [...(G.neutral[tribe] ?? []), ...ids].sort() };
}

/** Returns the ids of a side's units of a tribe. */
export function unitsOfTribe(G: G, side: Side, tribe: TribeId): string[] {
  return UNITS_OF[tribe].filter((id) => id in G.secret[side].blocks);
}

/** All units of a tribe join a side and return to their home area at their current strength (5.2.1 D, 11.0). */
export function rally(G: G, side: Side, tribe: TribeId): void {
  rouse(G, side, tribe);
  for (const id of unitsOfTribe(G, enemyOf(side), tribe)) defect(G, enemyOf(side), id);
  for (const id of unitsOfTribe(G, side, tribe)) G.secret[side].blocks[id].place = tribe;
}

/** Units that came home attack the enemies they find there (5.2.1 D, 11.0). */
export function contestHome(play: Play<G>, side: Side, tribe: TribeId): void {
  const { G } = play;
  if (!hasUnits(G, enemyOf(side), tribe)) return;
  G.contests[tribe] = newContest(side);
  play.journal(
    '5.2.1',
    sentence(`${tribeName(G, tribe)} attack ${nameOf(enemyOf(side))} in their home area.`),
    {
      places: [tribe],
    },
  );
}

/**
 * Returns who controls a tribe area (6.3): the side that has units there. Null for one that is empty, neutral or
 * contested.
 */
export function controllerOf(G: G, tribe: TribeId): Side | null {
  const roman = hasUnits(G, 'roman', tribe);
  if (roman === hasUnits(G, 'barbarian', tribe)) return null;
  return roman ? 'roman' : 'barbarian';
}
