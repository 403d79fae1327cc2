import type { Plugin } from 'boardgame.io';
import type { Seat, Side } from './frame';

/** So many moves are kept to be taken back; with the next one those before stand for good, so that a stored state stays small. */
export const MOST_TAKEN_BACK = 400;

/** For most moves that are taken back no more than so many before them are made again. */
export const MADE_AGAIN = 10;

type Sent = { move: string; args: readonly unknown[] };

/**
 * What can be taken back: the state before the first of `moves`, all of them made by one seat for one side since. Once some
 * were taken back, `near` is the state after the first so many of them.
 */
export interface Takeback<G> {
  seat: Seat;
  side: Side;
  before: G;
  moves: Sent[];
  near?: { G: G; made: number };
}

/** What the moves of a game use of the {@link undoPlugin}. */
export interface UndoAPI<G> {
  /** The state before the move, as it is and not as boardgame.io's immer proxy. */
  readonly G: G;
  get(): Takeback<G> | null;
  set(takeback: Takeback<G> | null): void;
}

/** What a client sees of it in `plugins.undo.data`: how many moves `seat` may take back. */
export interface UndoView {
  seat: Seat;
  moves: number;
}

/**
 * A boardgame.io plugin that keeps one snapshot and the moves made since, and another once moves are taken back, so that
 * taking a move back costs the size of two states however long the turn. It replaces boardgame.io's own stack, which keeps
 * a state a move.
 */
export function undoPlugin<G>(): Plugin<UndoAPI<G>, Takeback<G> | null, G> & { name: 'undo' } {
  return {
    name: 'undo',
    setup: () => null,
    api({ G, data }) {
      let takeback = data;
      return {
        G,
        get: () => takeback,
        set(next) {
          takeback = next;
        },
      };
    },
    flush: ({ api }) => api.get(),
    playerView: ({ data }): UndoView | null => data && { seat: data.seat, moves: data.moves.length },
  };
}

/**
 * Returns the state before the last of the moves that can be taken back, and what is `left` to be taken back then. `make`
 * makes a move on a state again: all of them for the first that is taken back, and then for every {@link MADE_AGAIN}th; for
 * those in between only the ones since a state that is kept.
 */
export function takenBack<G>(
  { near, ...past }: Takeback<G>,
  make: (G: G, side: Side, sent: Sent) => G,
): { G: G; left: Takeback<G> | null } {
  const moves = past.moves.slice(0, -1);
  let from = near !== undefined && near.made <= moves.length ? near : { G: past.before, made: 0 };
  let { G } = from;
  for (let made = from.made; made < moves.length; made += 1) {
    if (made === moves.length - MADE_AGAIN) from = { G, made };
    const sent = moves[made];
    if (sent !== undefined) G = make(G, past.side, sent);
  }
  if (moves.length === 0) return { G, left: null };
  return { G, left: { ...past, moves, ...(from.made > 0 && { near: from }) } };
}

/** Returns the plugin's API from the context of a move. Throws when the game does not have the plugin. */
export function undoAPI<G>(context: object): UndoAPI<G> {
  if (!hasUndo<G>(context)) throw new Error('the game lacks the undo plugin');
  return context.undo;
}

function hasUndo<G>(context: object): context is { undo: UndoAPI<G> } {
  return 'undo' in context;
}

/** Returns how many moves `seat` may take back, from the `plugins` a client was sent. */
export function movesToTakeBack(plugins: Record<string, { data: unknown }>, seat: Seat): number {
  const view = plugins.undo?.data;
  if (typeof view !== 'object' || view === null || !('seat' in view) || view.seat !== seat) return 0;
  if (!('moves' in view)) return 0;
  return Array.isArray(view.moves) ? view.moves.length : Number(view.moves);
}
