/* How journal, prompts and labels speak of causes, counters and places. */
import { boxOf } from './components/box';
import { type Cause, type G, OFF, TOWN } from './state';

/** Returns the start of a sentence about a cause: `The Romans win` for the verb `win`. */
export function say(cause: Cause, verb: string): string {
  return `${cause === 'roman' ? 'The Romans' : 'The Gauls'} ${verb}`;
}

/** Returns the name of a counter. */
export function unitName(G: G, id: string): string {
  return boxOf(G).unit[id]?.name ?? id;
}

/** Returns the names of counters in a row: `A, B and C`. */
export function unitNames(G: G, ids: readonly string[]): string {
  return listed(ids.map((id) => unitName(G, id)));
}

/** Returns words in a row: `A, B and C`. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

/** Returns what a place is called within a sentence: a hex by its coordinates. */
export function placeName(place: string): string {
  if (place === TOWN) return 'Alesia';
  return place === OFF ? 'off the board' : place;
}
