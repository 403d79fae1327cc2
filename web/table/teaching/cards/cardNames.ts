import { createContext } from 'react';

/** The cards by the names that the journal calls them; none where no card is explained. */
export const CardNames = createContext<Readonly<Record<string, string>>>({});

/** A piece of a line of the journal: words, or the name of a card. */
export interface Naming {
  text: string;
  /** The id of the card, or null. */
  card: string | null;
}

/** Returns a line in pieces, the names of cards apart. */
export function namingsIn(text: string, names: Readonly<Record<string, string>>): Naming[] {
  const known = Object.keys(names).sort((a, b) => b.length - a.length);
  if (known.length === 0) return [{ text, card: null }];
  const pattern = new RegExp(`(?<![\\w/])(${known.map(escaped).join('|')})(?![\\w/])`, 'g');
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, card: index % 2 === 1 ? names[piece] : null }))
    .filter((piece) => piece.text !== '');
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
