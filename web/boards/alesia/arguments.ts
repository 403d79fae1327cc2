/* What the arguments of a move stand for: hexes, the town, off-board zones, counters, and words. */
import { boxOf } from '../../../games/alesia/components/box';
import { type G, TOWN } from '../../../games/alesia/state';
import { unitName } from '../../../games/alesia/words';
import type { Argument } from '../../../games/kit/move';
import type { Reading } from '../../map/draft';
import { wordsOf } from '../../ui/words';
import { placeOf } from './forces';

const TITLES: Readonly<Record<string, string>> = {
  shift: 'Off the board',
  leave: 'Leave the board',
  fire: 'Fire with',
};

/** Returns how moves are read in a state: what of them is pressed on the map, and how it is said. */
export function readingOf(G: G): Reading {
  return {
    placesOf: (option) => {
      const place = pressedFor(G, option);
      return place === null ? [] : [place];
    },
    isGoal: ({ args }) => args.length > 0,
    titleOf: (move) => TITLES[move] ?? wordsOf(move),
    wordFor: (option, { move, args }) =>
      move === 'shift' && args.length === 0 ? shifted(G, option) : wordFor(G, option),
  };
}

/** Returns where an argument is pressed: a place itself, a counter where it stands; null for what is not on the map. */
export function pressedFor(G: G, option: Argument): string | null {
  if (typeof option === 'number') return null;
  const { hex, zone, unit } = boxOf(G);
  if (hex[option] !== undefined) return placeOfHex(G, option);
  if (zone[option] !== undefined || option === TOWN) return option;
  return unit[option] === undefined ? null : placeOf(G, option);
}

/** Returns the place a hex belongs to: within the walls of the town all hexes are one. */
export function placeOfHex(G: G, id: string): string {
  const { terrain, wall } = boxOf(G).hex[id];
  return terrain === 'town' && !wall ? TOWN : id;
}

/** Returns what moves from zone to zone: all units of one, or those of a kind. */
function shifted(G: G, option: Argument): string {
  if (!isCounter(G, option)) return `all units of zone ${option}`;
  const { kind, combat, movement } = boxOf(G).unit[option];
  return `${kind} ${combat}-${movement}`;
}

/** Says whether an argument is a counter. */
export function isCounter(G: G, option: Argument): option is string {
  return typeof option === 'string' && boxOf(G).unit[option] !== undefined;
}

/** Returns an argument in words. */
export function wordFor(G: G, option: Argument): string {
  if (typeof option === 'number') return String(option);
  if (isCounter(G, option)) return unitName(G, option);
  return placeName(G, option);
}

/** Returns what a place is called. */
export function placeName(G: Pick<G, 'box'>, place: string): string {
  const { hex, zone } = boxOf(G);
  if (place === TOWN) return 'Alesia';
  if (zone[place] !== undefined) return `Off-board zone ${place}`;
  return hex[place] === undefined ? wordsOf(place) : place;
}
