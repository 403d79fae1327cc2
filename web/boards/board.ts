import type { ComponentType } from 'react';
import type { Stacked } from '../../games/kit/play';
import type { LegalMove } from '../../games/kit/rulebook';
import type { Prompt, Seat } from '../../games/kit/step';

/**
 * What a board is given. It draws `G` as `seat` sees it and offers nothing but `legal`: rules never live in a board.
 */
export interface BoardProps<G extends Stacked = Stacked> {
  /** The seat's own view of the state; every secret in it is already masked. */
  G: G;
  /** Who looks at the board; null for a spectator. */
  seat: Seat | null;
  /** Everything `seat` may do now; empty while others decide. */
  legal: readonly LegalMove[];
  /** What `seat` is asked, or null. */
  prompt: Prompt | null;
  /** A legal move in plain words. */
  label(move: LegalMove): string;
  /** Makes one of the legal moves. */
  play(move: LegalMove): void;
  /** True while a move is on its way to the server; nothing should be clicked meanwhile. */
  busy: boolean;
}

/** How the table shows a game. Loaded on demand, so that the lobby stays small. */
export interface BoardModule<G extends Stacked = Stacked> {
  /** Map and pieces; fills the room it is given, zooms and pans by itself. */
  Board: ComponentType<BoardProps<G>>;
  /** Hand, battle window, levy pools, tracks: what stands beside or above the map. */
  Panels: ComponentType<BoardProps<G>>;
  /** One short line for the header, such as `705 · turn 3 · Caesar 4 VP, Pompey 6 VP`. */
  status(G: G): string;
  /** Moves that the board itself offers on the map or in its panels; the table lists all others as buttons. */
  isOnBoard(move: LegalMove): boolean;
}
