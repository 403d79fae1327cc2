import { defaultComponents, rulebook } from '../../games/caesar-rome-vs-gaul';
import { boxOf } from '../../games/caesar-rome-vs-gaul/components/box';
import { setUp } from '../../games/caesar-rome-vs-gaul/setup';
import type { G, Marker, Side } from '../../games/caesar-rome-vs-gaul/state';
import type { CardPlay } from '../../games/caesar-rome-vs-gaul/strategy/frames';
import type { AnyFrame } from '../../games/kit/frame';
import { scripted } from '../../games/testing/chance';
import { Table as SharedTable } from '../tools/table';

/** A position to start a test from. What is not named is empty: no piece on the map, no marker but the Strongholds and Walled Cities. */
export interface Position extends Partial<Omit<G, 'pieces' | 'markers' | 'stack' | 'secret'>> {
  /** Pieces by space, as words: `caesar X VII-` is Caesar with two Legions, the second reduced; `(nervii)` is inside. */
  at?: Record<string, string>;
  /** Pieces by box, as the same words. */
  boxes?: Record<string, string>;
  /** Influence markers: the spaces of each side. */
  roman?: readonly string[];
  gallic?: readonly string[];
  /** Fortified Towns by space: the Tribe, with a `+` when upgraded. */
  towns?: Record<string, string>;
  /** Markers as they are; null for a Stronghold or Walled City that is gone. */
  markers?: Record<string, Marker | null>;
  hands?: Partial<Record<Side, number[]>>;
}

/** Walled Cities that are all Gallic, so that no Roman supply comes from them (15.2.1). */
export const NO_CITIES: Position['markers'] = {
  narbo: { kind: 'city', side: 'gallic' },
  massilla: { kind: 'city', side: 'gallic' },
  vienne: { kind: 'city', side: 'gallic' },
};

/** A game at the table. */
export class Table extends SharedTable<G> {
  constructor(G: G) {
    super(rulebook, G);
  }

  /** Returns the pieces in a space or box as words, in the order of the components. */
  at(place: string): string {
    const words: string[] = [];
    for (const [id, { at, inside, reduced }] of Object.entries(this.G.pieces)) {
      if (at !== place) continue;
      const word = `${id}${reduced ? '-' : ''}`;
      words.push(inside ? `(${word})` : word);
    }
    return words.join(' ');
  }

  /** Returns the Control marker of a space as a word: `roman`, `gallic`, `stronghold`, `city gallic`, `town nervii+`; empty for none. */
  marker(space: string): string {
    const marker = this.G.markers[space];
    if (marker === undefined) return '';
    if (marker.kind === 'influence') return marker.side;
    if (marker.kind === 'city') return `city ${marker.side}`;
    return marker.kind === 'town' ? `town ${marker.tribe}${marker.upgraded ? '+' : ''}` : marker.kind;
  }
}

/** Returns a state with the pieces of a position and nothing under way. */
export function stateOf(position: Position = {}): G {
  const {
    at = {},
    boxes = {},
    roman = [],
    gallic = [],
    towns = {},
    markers = {},
    hands = {},
    ...rest
  } = position;
  const G: G = {
    ...setUp(defaultComponents, { options: {}, seats: { roman: '0', gallic: '1' }, random: scripted() }),
    stack: [],
    ...rest,
  };
  for (const id in G.pieces)
    if (G.pieces[id].at in boxOf(G).space || G.pieces[id].at === 'rome') offMap(G, id);
  for (const [space, marker] of Object.entries(G.markers))
    if (marker.kind === 'influence') delete G.markers[space];
  for (const space of roman) G.markers[space] = { kind: 'influence', side: 'roman' };
  for (const space of gallic) G.markers[space] = { kind: 'influence', side: 'gallic' };
  for (const [space, word] of Object.entries(towns)) {
    G.markers[space] = {
      kind: 'town',
      side: 'gallic',
      tribe: word.replace('+', ''),
      upgraded: word.endsWith('+'),
    };
  }
  for (const [space, marker] of Object.entries(markers)) {
    if (marker === null) delete G.markers[space];
    else G.markers[space] = marker;
  }
  for (const [place, words] of [...Object.entries(at), ...Object.entries(boxes)]) {
    for (const word of words.split(' ').filter((each) => each !== '')) {
      const id = word.replace(/[()-]*$/, '').replace(/^\(/, '');
      if (G.pieces[id] === undefined) throw new Error(`there is no piece ${id}`);
      G.pieces[id] = { at: place, inside: word.startsWith('('), reduced: /-\)?$/.test(word) };
    }
  }
  G.secret = { ...G.secret, roman: hands.roman ?? [], gallic: hands.gallic ?? [] };
  const held = [...G.secret.roman, ...G.secret.gallic, ...G.discards];
  G.secret.deck = G.secret.deck.filter((number) => !held.includes(number));
  return G;
}

function offMap(G: G, id: string): void {
  const { kind } = boxOf(G).piece[id];
  const at = kind === 'leader' ? 'cup' : kind === 'legion' ? 'lost' : kind === 'tribe' ? 'pool' : 'holding';
  G.pieces[id] = { at: id === 'caesar' ? 'rome' : at, inside: false, reduced: false };
}

/** Returns a table at a position with frames under way, the last one on top, as far as they go without a decision. */
export function tableAt(position: Position, ...stack: AnyFrame<G>[]): Table {
  return new Table({ ...stateOf(position), stack }).start();
}

/** Returns the frame of a card play for its Action Points; three of card 3 unless told otherwise. */
export function cardPlayOf(side: Side, more: Partial<CardPlay> = {}): AnyFrame<G> {
  return {
    step: 'cardPlay',
    sides: [],
    side,
    card: 3,
    as: 'points',
    stage: 'points',
    points: 3,
    moved: [],
    rolled: [],
    inForce: [],
    ...more,
  };
}

/** A frame to lie below those that a test is about: a decision of the Roman player, which waits when they have finished. */
export const REST: AnyFrame<G> = {
  step: 'losses',
  sides: ['roman'],
  units: ['V', 'X'],
  steps: 1,
  rule: '13.6.2',
  spaces: ['lost'],
  leaders: [],
};
