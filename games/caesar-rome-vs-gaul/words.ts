/* How journal, prompts and labels speak of sides, pieces and spaces. */
import { withMinus } from '../kit/signed';
import { boxOf } from './components/box';
import { factsOf } from './pieces';
import type { G, Side } from './state';

/** Returns what a side is called within a sentence. */
export function nameOf(side: Side): string {
  return side === 'roman' ? 'Rome' : 'the Gauls';
}

/** Returns the start of a sentence: `Rome wins` or `The Gauls win` for the verb `win`. */
export function say(side: Side, verb: string): string {
  if (side === 'gallic') return `The Gauls ${verb}`;
  if (/[^aeiou]y$/.test(verb)) return `Rome ${verb.slice(0, -1)}ies`;
  return `Rome ${/(s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`}`;
}

/** Returns what belongs to a side within a sentence: `Roman` or `Gallic`. */
export function adjectiveOf(side: Side): string {
  return side === 'roman' ? 'Roman' : 'Gallic';
}

/** Returns the name of a piece within a sentence. */
export function pieceName(G: G, id: string): string {
  const facts = factsOf(G, id);
  switch (facts.kind) {
    case 'legion':
      return `Legion ${facts.id}`;
    case 'tribe':
    case 'germans':
      return `the ${facts.name}`;
    case 'auxiliary':
      return `the ${facts.name}`;
    default:
      return facts.name;
  }
}

/** Returns the start of a sentence about a piece, with the verb for one or for many: a Tribe is many. */
export function told(G: G, id: string, one: string, many: string): string {
  return toldOf(G, [id], one, many);
}

/** Returns the start of a sentence about pieces, with the verb for one or for many. */
export function toldOf(G: G, ids: readonly string[], one: string, many: string): string {
  return sentence(withVerb(G, ids, one, many));
}

/** Returns the names of pieces within a sentence, with the verb for one or for many: a Tribe is many. */
export function withVerb(G: G, ids: readonly string[], one: string, many: string): string {
  return `${namesOf(G, ids)} ${ids.length !== 1 || isPlural(G, ids[0]) ? many : one}`;
}

function isPlural(G: G, id: string): boolean {
  const { kind } = factsOf(G, id);
  return kind === 'tribe' || kind === 'germans' || (kind === 'auxiliary' && pieceName(G, id).endsWith('s'));
}

/** Returns a place as a list for the journal; an empty one for a box beside the map. */
export function mapSpaces(G: G, place: string): string[] {
  return place in boxOf(G).space ? [place] : [];
}

/** Returns the names of pieces as a list within a sentence. */
export function namesOf(G: G, ids: readonly string[]): string {
  return listed(ids.map((id) => pieceName(G, id)));
}

/** Returns words as a list within a sentence: `a, b and c`. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? 'nothing';
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

/** Returns the name of a space. */
export function spaceName(G: G, space: string): string {
  return boxOf(G).space[space].name;
}

/** Returns the name of a Province with its number, if it has one. */
export function provinceName(G: G, province: string): string {
  const { name, number } = boxOf(G).province[province];
  return number === null ? name : `${name} [${number}]`;
}

/** Returns the name of a card. */
export function cardName(G: G, number: number): string {
  return boxOf(G).card[number]?.name ?? 'a card';
}

const SMALL = ['of', 'the', 'and', 'to', 'in', 'on', 'from', 'as', 'for', 'by', 'a', 'with'];

/** Returns the name of a card as it is read, for prompts and labels. */
export function cardTitle(G: G, number: number): string {
  return asRead(cardName(G, number));
}

/** Returns a name that is printed in capitals as it is read. */
export function asRead(name: string): string {
  const capital = (word: string) => word.replace(/\p{L}/u, (letter) => letter.toUpperCase());
  return name
    .toLowerCase()
    .split(' ')
    .map((word, index) => (index > 0 && SMALL.includes(word) ? word : capital(word)))
    .join(' ');
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns a number in words as far as ten, with what is counted: `one step`, `two steps`. */
export function countOf(count: number, thing: string): string {
  return `${NUMBERS[count] ?? withMinus(count)} ${thing}${count === 1 ? '' : 's'}`;
}

/** Returns a sentence with a capital letter. */
export function sentence(text: string): string {
  return `${text[0].toUpperCase()}${text.slice(1)}`;
}
