import { defaultComponents, rulebook } from '../../games/alesia';
import { boxOf } from '../../games/alesia/components/box';
import { setUp } from '../../games/alesia/setup';
import { type G, LOST, OFF, type Side, TOWN } from '../../games/alesia/state';
import type { AnyFrame } from '../../games/kit/frame';
import { withDefaults } from '../../games/kit/options';
import { scripted } from '../../games/testing/chance';
import { Table as SharedTable } from '../tools/table';

/** Where counters are that a test does not name: neither on the map nor lost. */
export const ASIDE = 'aside';

/** A position to start a test from. Counters that are not named are aside. */
export interface Position extends Partial<Omit<G, 'at' | 'stack' | 'secret' | 'seats'>> {
  /** Counters by hex, as words: `{ KK28: 'VII.2 VII.3 FORT.5' }`. */
  at?: Record<string, string>;
  /** Counters in the town, and lost. */
  town?: string;
  lost?: string;
  /** Counters by off-board zone. */
  zones?: Record<string, string>;
  /** Gallic units that have done what they may off the board in this turn. */
  shifted?: string[];
  sightings?: G['secret']['sightings'];
  delay?: number;
  orders?: G['secret']['orders'];
  /** Labienus's sphere of command: the first of its five zones. */
  sphere?: string;
  /** Who plays: 2, 3 or 4. */
  players?: number;
}

/** A game at the table. */
export class Table extends SharedTable<G> {
  constructor(G: G) {
    super(rulebook, G);
  }

  /** Returns the counters in a hex, the town, off the board or lost, as words in the order of the components. */
  in(place: string): string {
    return Object.keys(this.G.at)
      .filter((id) => this.G.at[id] === place)
      .join(' ');
  }
}

/** Returns a state with the counters of a position and nothing under way. */
export function stateOf(position: Position = {}): G {
  const {
    at = {},
    town = '',
    lost = '',
    zones = {},
    shifted = [],
    sightings = [],
    delay = 0,
    orders,
    sphere,
    players = 2,
    ...rest
  } = position;
  const seats = rulebook.seating?.(players, {}) ?? fail('no seating');
  const G: G = {
    ...setUp(defaultComponents, { options: withDefaults(rulebook), seats, random: scripted() }),
    stack: [],
    presence: Object.keys(zones),
    ...rest,
  };
  G.at = Object.fromEntries(boxOf(G).units.map(({ id }) => [id, ASIDE]));
  const secret: Record<string, string> = {};
  const scouts: Record<string, string> = {};
  const place = (words: string, where: string) => {
    for (const id of words.split(' ').filter((word) => word !== '')) {
      if (G.at[id] === undefined) fail(`there is no counter ${id}`);
      G.at[id] = where;
    }
  };
  for (const [hex, words] of Object.entries(at)) {
    if (boxOf(G).hex[hex] === undefined) fail(`there is no hex ${hex}`);
    place(words, hex);
  }
  place(town, TOWN);
  place(lost, LOST);
  for (const [zone, words] of Object.entries(zones)) {
    place(words, OFF);
    for (const id of words.split(' ')) (boxOf(G).unit[id].side === 'gallic' ? secret : scouts)[id] = zone;
  }
  G.secret = {
    zones: secret,
    shifted,
    held: [],
    sightings,
    reports: [],
    delay,
    sphere: sphere ?? null,
    orders: orders ?? {},
  };
  G.reconnaissance = { shifted: [], held: [], ...rest.reconnaissance, scouts };
  return G;
}

/** Returns a table at a position with frames under way, the last one on top, as far as they go without a decision. */
export function tableAt(position: Position, ...stack: AnyFrame<G>[]): Table {
  return new Table({ ...stateOf(position), stack }).start();
}

/** A frame to lie below those that a test is about: a decision of a side, which waits when they have finished. */
export function restOf(side: Side = 'caesar'): AnyFrame<G> {
  return { step: 'deployment', sides: [side], again: false };
}

function fail(what: string): never {
  throw new Error(what);
}
