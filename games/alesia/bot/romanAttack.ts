/* What the Romans can do to Gauls in a hex when they have moved: how strong they come, whether they surround it (15.4), and how likely they take it. */
import { onceEach } from '../../kit/once';
import { oddsOf } from '../combat/odds';
import { boxOf } from '../components/box';
import { OFF_BOARD } from '../components/hex';
import { type Field, fieldOf, strengthOf } from '../field';
import { groundOf, hexesWithin } from '../movement/ground';
import type { G } from '../state';
import { outcomesOf } from './battleWorth';

/** Romans so many hexes away may come. */
const MARCH = 8;
/** What three good cohorts in a hex are worth (10.1). */
const STACK = 15;
/** The odds at which surrounded Gauls are lost (15.4). */
const ENOUGH = 2;

/** Returns how many combat factors the Romans can bring against a hex who come to where `reach` says. */
export function mightAgainst(G: G, reach: Uint8Array, number: number): number {
  const hex = boxOf(G).hexes[number];
  let places = 0;
  for (const near of hex.neighbours) if (near !== OFF_BOARD && reach[near] > 0) places++;
  if (places === 0) return 0;
  return Math.min(places * STACK, strengthAround(G)[number]);
}

/** Returns for each hex the combat factors of all Romans who are not too far to come. */
function strengthAround(G: G): Float64Array {
  return aroundIn(fieldOf(G), G);
}

const aroundIn = onceEach((field: Field, G: G): Float64Array => {
  const ground = groundOf(boxOf(G));
  const around = new Float64Array(ground.count);
  field.stacks.forEach((stack, number) => {
    if (stack?.[0].side !== 'roman') return;
    const strength = strengthOf(stack);
    if (strength > 0) for (const near of hexesWithin(ground, number, MARCH)) around[near] += strength;
  });
  return around;
});

/** Says whether the Romans who come to where `reach` says can surround a hex: every hex around it is theirs or in their zone of control. */
export function canSurround(G: G, reach: Uint8Array, number: number): boolean {
  const { hexes } = boxOf(G);
  return hexes[number].neighbours.every((near) => {
    if (near === OFF_BOARD || hexes[near].terrain === 'town') return false;
    if (reach[near] > 0) return true;
    return hexes[near].neighbours.some((next) => next !== OFF_BOARD && next !== number && reach[next] > 0);
  });
}

/** Returns how many combat factors in a hex may be surrounded and lost without a die (15.4). */
export function doomedAt(G: G, reach: Uint8Array, number: number): number {
  const might = mightAgainst(G, reach, number);
  return might > 0 && canSurround(G, reach, number) ? might / ENOUGH : 0;
}

/** Returns how likely Gauls of so many combat factors are lost or driven from a hex, from 0 to 1. */
export function chanceOfTaking(G: G, reach: Uint8Array, number: number, strength: number): number {
  const might = mightAgainst(G, reach, number);
  if (might === 0) return 0;
  if (might >= ENOUGH * strength && canSurround(G, reach, number)) return 1;
  const outcomes = outcomesOf(G, oddsOf(might, strength).column);
  const lost = outcomes.filter(({ defender }) => defender.isLost || defender.retreat > 0);
  return lost.length / outcomes.length;
}
