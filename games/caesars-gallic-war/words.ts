/* How the journal speaks of sides and tribes. */
import type { Boxed } from '../kit/components/boxes';
import { placeName } from './components/labels';
import type { TribeId } from './components/units';
import type { Side } from './state';

/** Returns what a side is called within a sentence. */
export function nameOf(side: Side): string {
  return side === 'roman' ? 'Rome' : 'the Barbarians';
}

/** Returns the start of a sentence: `Rome wins` or `The Barbarians win` for the verb `win`. */
export function say(side: Side, verb: string): string {
  return side === 'roman' ? `Rome ${verb}s` : `The Barbarians ${verb}`;
}

/** Returns what a tribe is called within a sentence. */
export function tribeName(of: Boxed, tribe: TribeId): string {
  return tribe === 'britannia' ? 'the Britons' : `the ${placeName(of, tribe)}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns a number in words as far as ten. */
export function countOf(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** Returns a sentence with a capital letter. */
export function sentence(text: string): string {
  return `${text[0].toUpperCase()}${text.slice(1)}`;
}
