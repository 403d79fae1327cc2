/* What stands in the way of those who move, reckoned once as long as nobody moves. */
import { onceEach } from '../../kit/once';
import { type Box, boxOf, type Unit } from '../components/box';
import { OFF_BOARD } from '../components/hex';
import { type Field, fieldOf, isUnit } from '../field';
import type { Cause, G } from '../state';
import { groundOf, SIDES_OF_A_HEX } from './ground';

/** What a cause meets in each hex, by numbers. */
export interface Hindrance {
  /** Enemies stand there (5.5); a fort without anybody in it is no hindrance. */
  enemies: Uint8Array;
  /** It is in an enemy zone of control (6.1) or will be once the fort there has been taken. */
  controlled: Uint8Array;
  /** A fort of its own stands there, which joins ramparts and bridges rivers for the Romans alone (24.8, 24.9). */
  forts: Uint8Array;
}

/** Returns what a cause meets as the field stands. */
export function hindranceOf(G: G, cause: Cause): Hindrance {
  return cause === 'roman' ? ofRomans(fieldOf(G)) : ofGauls(fieldOf(G), boxOf(G));
}

/** Says whether the counters of a hex are a fort that nobody holds: a leader is nobody to hold it, but he stands there (24.1, 5.5). */
export function isVacantFort(stack: readonly Unit[] | undefined): boolean {
  return stack !== undefined && stack.length > 0 && stack.every(({ kind }) => kind === 'fort');
}

const ofRomans = onceEach(({ stacks, controlled }: Field): Hindrance => {
  const enemies = new Uint8Array(stacks.length);
  const forts = new Uint8Array(stacks.length);
  stacks.forEach((stack, number) => {
    if (stack === undefined) return;
    if (stack.some(({ side }) => side === 'gallic')) enemies[number] = 1;
    if (stack.some(({ kind }) => kind === 'fort')) forts[number] = 1;
  });
  return { enemies, forts, controlled: controlled.gallic };
});

const ofGauls = onceEach(({ stacks, controlled }: Field, box: Box): Hindrance => {
  const { neighbours } = groundOf(box);
  const enemies = new Uint8Array(stacks.length);
  const under = Uint8Array.from(controlled.roman);
  const exerts = (number: number) =>
    number !== OFF_BOARD &&
    stacks[number]?.some((unit) => unit.side === 'roman' && isUnit(unit)) === true &&
    stacks[number].every(({ kind }) => kind !== 'fort');
  stacks.forEach((stack, number) => {
    if (stack === undefined) return;
    if (!isVacantFort(stack)) {
      if (stack.some(({ side }) => side === 'roman')) enemies[number] = 1;
      return;
    }
    for (let side = 0; side < SIDES_OF_A_HEX; side++)
      if (exerts(neighbours[number * SIDES_OF_A_HEX + side])) under[number] = 1;
  });
  return { enemies, forts: new Uint8Array(stacks.length), controlled: under };
});
