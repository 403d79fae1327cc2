/* The strategic picture of a position, for bots: where power stands and where it is wanted. */
import { onceEach } from '../../kit/once';
import { recordOf } from '../../kit/record';
import { BLOCK_IDS, type Initiative, kindOf, type Side } from '../components/blocks';
import type { Box } from '../components/box';
import { CITY_IDS, PLACE_IDS, type PlaceId, placeIndex } from '../components/map';
import { roadLimit } from '../marches';
import { enemyOf, type G } from '../state';

/** How much earlier battle turns are worth. */
const INITIATIVE_VALUE: Record<Initiative, number> = { A: 1.35, B: 1.15, C: 1, D: 0.85 };

/** A way to another place, by the places' numbers in {@link PLACE_IDS}, and how many blocks it carries in an attack. */
interface Passage {
  to: number;
  limit: number;
}

type Passages = readonly (readonly Passage[])[];

/** What bots know of a set of components; lists of places are in the order of {@link PLACE_IDS}. */
export interface Field {
  /** What a point of strength of each block is worth: the hits it can hope for, sooner being better. */
  power: Readonly<Partial<Record<string, number>>>;
  /** The ways out of every place by land and by sea. */
  roads: Passages;
  lanes: Passages;
  /** Victory Points of every place. */
  values: Float64Array;
}

/** Returns what bots know of a set of components. */
export const fieldOf = onceEach(
  (box: Box): Field => ({
    power: recordOf(BLOCK_IDS, (id) => {
      const { firepower, initiative } = box.face[id];
      return 0.25 + (firepower / 6) * INITIATIVE_VALUE[initiative];
    }),
    roads: passages(box, false),
    lanes: passages(box, true),
    values: Float64Array.from(PLACE_IDS, (_id, index) =>
      index < CITY_IDS.length ? box.city[CITY_IDS[index]].value : 0,
    ),
  }),
);

function passages({ exits }: Box, sea: boolean): Passages {
  return PLACE_IDS.map((place) =>
    exits[place]
      .filter(({ kind }) => (kind === 'sea') === sea)
      .map(({ to, kind }) => ({ to: placeIndex(to), limit: Math.min(4, roadLimit(kind, true, false)) })),
  );
}

/** What a block is taken to be worth of which only the colour is seen (1.3): a middling one. */
const UNSEEN = 1.8;

/** Returns what a block is worth in battle at a strength. */
export function powerOf({ power }: Field, id: string, strength: number): number {
  const point = power[id];
  return point === undefined ? UNSEEN : strength * point;
}

/** The power of a good legion: what one block more on a road is taken to bring. */
const BLOCK_POWER = 2.6;

/** Where each side's power stands, in the order of {@link PLACE_IDS}. */
export type Powers = Record<Side, Float64Array>;

/** Adds up the power of both sides' blocks in every place. */
export function powersOf(field: Field, G: G): Powers {
  return { caesar: powersOfSide(field, G, 'caesar'), pompey: powersOfSide(field, G, 'pompey') };
}

function powersOfSide(field: Field, G: G, side: Side): Float64Array {
  const powers = new Float64Array(PLACE_IDS.length);
  const { blocks } = G.secret[side];
  for (const id in blocks) {
    const { place, strength } = blocks[id];
    const index = placeIndex(place);
    if (index !== undefined) powers[index] += powerOf(field, id, strength);
  }
  return powers;
}

/** Returns the power with which a side can attack a place next turn from the places around it, roads permitting. */
export function threatTo({ roads }: Field, powers: Powers, side: Side, index: number): number {
  let threat = 0;
  for (const { to, limit } of roads[index]) threat += Math.min(powers[side][to], limit * BLOCK_POWER);
  return threat;
}

/** Returns the chance that an attack with one power beats a defence of another, 0 to 1. */
export function oddsOf(attack: number, defence: number): number {
  if (attack <= 0) return 0;
  const ratio = attack / (attack + 1.5 * defence);
  return ratio * ratio * (3 - 2 * ratio);
}

/** What every place is worth going to for a side, by land or by sea. */
export interface Attraction {
  land: Float64Array;
  navis: Float64Array;
}

/** How much of a place's attraction is felt a step away. */
const FADING = 0.5;
/** How many steps away a place is felt. */
const REACH = 3;

/** Returns how much each place draws a side's blocks: cities to take or to hold, and the ways there. */
export function attractionFor(field: Field, G: G, side: Side, powers: Powers): Attraction {
  const wanted = PLACE_IDS.map((_place, index) => wantedIn(field, powers, side, index));
  for (const place in G.contests) {
    const index = placeIndex(place);
    if (index !== undefined) wanted[index] += 0.3;
  }
  return { land: spread(wanted, field.roads), navis: spread(wanted, field.lanes) };
}

function wantedIn(field: Field, powers: Powers, side: Side, index: number): number {
  const own = powers[side][index];
  const enemy = powers[enemyOf(side)][index];
  const value = field.values[index];
  if (enemy > 0) {
    const attack = own + threatTo(field, powers, side, index);
    return (value + 0.35 + 0.06 * enemy) * oddsOf(attack, enemy);
  }
  if (own === 0) return value + 0.02;
  if (value === 0) return 0;
  const threat = threatTo(field, powers, enemyOf(side), index);
  return value * 0.8 * oddsOf(threat, own);
}

function spread(wanted: readonly number[], ways: Passages): Float64Array {
  let felt = Float64Array.from(wanted);
  for (let step = 0; step < REACH; step++) {
    const further = felt.slice();
    for (let index = 0; index < further.length; index++) {
      for (const { to } of ways[index]) {
        const from = felt[to] * FADING;
        if (from > further[index]) further[index] = from;
      }
    }
    felt = further;
  }
  return felt;
}

/** Returns what a side risks when power leaves a place: the city's value, as far as the enemy can take it. */
export function leavingCost(
  field: Field,
  powers: Powers,
  side: Side,
  place: PlaceId,
  leaving: number,
): number {
  const index = placeIndex(place);
  const value = field.values[index];
  const left = powers[side][index] - leaving;
  const threat = threatTo(field, powers, enemyOf(side), index);
  const held = left > 0.01 ? oddsOf(threat, left) : 1;
  const before = oddsOf(threat, powers[side][index]);
  return value * Math.max(0, held - before);
}

/** Returns whether a block is a leader. */
export function isLeader(id: string): boolean {
  return kindOf(id) === 'leader';
}
