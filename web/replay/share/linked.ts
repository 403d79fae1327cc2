import type { Seat } from '../../../games/kit/frame';
import { addressOf, pathTo } from '../../router';
import type { Viewer } from '../viewer';

/** What a link to a match that is over opens: after how many moves, and as who saw it. */
export interface Linked {
  move: number;
  viewer: Viewer;
  /** What of the link cannot be opened, in words; null where all can. */
  problem: string | null;
}

/** Who sees no more than everybody could, as a link names him. */
const WATCHER = 'watcher';

/** Returns the address, without the host's name, of a position of a match of the server, as a viewer saw it. */
export function linkTo(game: string, match: string, { move, viewer }: Omit<Linked, 'problem'>): string {
  const query = new URLSearchParams({ move: String(move), viewer: viewer ?? WATCHER });
  return `${addressOf(pathTo('replay', 'match', game, match))}?${query}`;
}

/** Returns what the query of an address opens of a match of so many moves and seats; what it does not name, or wrongly, is the beginning with all seen. */
export function linkedIn(query: string, moves: number, seats: readonly Seat[]): Linked {
  const wanted = new URLSearchParams(query);
  const move = wanted.get('move');
  const viewer = wanted.get('viewer');
  const isMove = move === null || (/^\d{1,7}$/.test(move) && Number(move) <= moves);
  const isViewer = viewer === null || ['everything', WATCHER, ...seats].includes(viewer);
  const wrong = [
    isMove ? '' : `a move that the match does not have: it has ${moves}`,
    isViewer ? '' : 'a viewer whom the match does not have',
  ].filter(Boolean);
  return {
    move: isMove ? Number(move ?? 0) : 0,
    viewer: isViewer && viewer !== null ? (viewer === WATCHER ? null : viewer) : 'everything',
    problem: wrong.length === 0 ? null : `The link names ${wrong.join(', and ')}.`,
  };
}
