import type { ComponentType } from 'react';
import type { SideOf, Stacked } from '../../games/kit/frame';
import type { Possibility } from '../../games/kit/legality';
import type { LegalMove } from '../../games/kit/move';
import type { RuleSection } from '../../games/kit/sections';
import type { MatchState } from '../client/match';
import type { Choices } from './choices/choices';
import type { Planned } from './choices/usePlan';
import type { Standing } from './recap/standing';
import type { CardText } from './teaching/cards/cardText';
import type { LegendGroup } from './teaching/legend/legend';

/**
 * What a board is given. It draws `G` as the viewer sees it and offers nothing but the choices: rules never live in a
 * board. What can be chosen next is asked for step by step (`next`), so that nothing has to be listed that is not shown.
 */
export interface BoardProps<G extends Stacked = Stacked> extends Omit<Choices, 'side' | 'sides'>, Planned {
  /** The viewer's own view of the state; every secret in it is masked, until the game is over. */
  G: G;
  /** The side that is asked; while the viewer waits, the first that is theirs. Null for a spectator. */
  side: SideOf<G> | null;
  /** All sides of the viewer, in their order. */
  sides: readonly SideOf<G>[];
  /** boardgame.io's log, of which {@link journalOf} makes the journal. */
  log: MatchState['log'];
  /** The ids of the pieces that are to go somewhere next, on the map or beside it. */
  selected: readonly string[];
  /** Selects pieces instead of those before; nothing is played by it. */
  select(ids: readonly string[]): void;
  /** The move that is chosen and waits to be confirmed at the prompt, or null. */
  proposed: LegalMove | null;
  /** Chooses a move, to be confirmed at the prompt, in place of the one chosen before; null for none. */
  propose(move: LegalMove | null): void;
  /**
   * Makes moves, each as soon as the one before has been made; one alone is asked about first if it needs it. They go to
   * the server as one message and come back as one change of `G`, so that moves of many units are handed over together;
   * each but the first may be legal only after those before it. One that is impossible when its turn comes falls out.
   */
  play(...moves: readonly LegalMove[]): void;
  /** True while a move is on its way to the server; nothing should be clicked meanwhile. */
  busy: boolean;
}

/**
 * What a move is to what is asked: it answers it; it lets go what is offered, or gives something up; it asks something of other
 * players; or it is done by the way, and what is asked remains.
 */
export type Role = 'answer' | 'decline' | 'deal' | 'extra';

/** What the table can explain of a game, each part loaded when somebody asks for it. */
export interface Teaching {
  /** Loads every section of the rules in our own words, in the order of the book. */
  rules(): Promise<readonly RuleSection[]>;
  /** Loads the marks of its board, in groups. */
  legend(): Promise<readonly LegendGroup[]>;
  /** What is known of the cards, in a game that has any. */
  cards?: {
    /** The id of every card by the name that the journal calls it. */
    names: Readonly<Record<string, string>>;
    /** Loads what says of a card, by its id, what it does; it says nothing of one that lies face down. */
    texts(): Promise<(id: string) => CardText | null>;
  };
}

/** What stands in a place, in words. */
export interface PlaceText {
  /** What the place is called. */
  place: string;
  /** What stands there, by side. */
  holds: string;
}

/** How the table shows a game. Loaded on demand, so that the lobby stays small. */
export interface BoardModule<G extends Stacked = Stacked> {
  /** Map and pieces; fills the room it is given, zooms and pans by itself. */
  Board: ComponentType<BoardProps<G>>;
  /** Hand, battle window, levy pools, tracks: what stands beside or above the map. */
  Panels: ComponentType<BoardProps<G>>;
  /** What stands beside the map, in a word for small screens; usually the hand. */
  besideMap?: string;
  /** One short line for the header, such as `705 · turn 3 · Caesar 4 VP, Pompey 6 VP`. */
  status(G: G): string;
  /** Returns how the sides stand in the figure by which the game is won, as the viewer may know it. */
  standing?(G: G): Standing;
  /** Returns what a place is called that a line of the journal is about, in the set of components of an id, or of the page. */
  placeName(place: string, box?: string): string;
  /** Returns in words what stands where, as the viewer sees it, place by place; empty places are left out. */
  placeTexts?(G: G): readonly PlaceText[];
  /** A card that came to light, of the set of components of an id, or of the page. */
  Card?: ComponentType<{ id: string; isSmall?: boolean; box?: string | undefined }>;
  /** Says whether the board itself offers a move on the map or in its panels; the table shows all others as buttons. */
  isOnBoard(possible: Possibility, choices: Pick<Choices, 'next' | 'label'>, G: G): boolean;
  /**
   * Says of the view of who decides whether that is about what lies open and the view shows no secret, so that people at one
   * device may decide side by side.
   */
  isOpen?(G: G): boolean;
  /** Returns what the table can explain of a game with the set of components of an id, or of the page; a game without it is only played. */
  teaching?(box?: string): Teaching;
  /** Says what a move of a kind is to what is asked; an answer where it says nothing. */
  roleOf?(move: string, G: G): Role | undefined;
  /** Returns what moves of a kind do, in a few words. */
  titleOf?(move: string): string;
  /** The moves that one click chooses and another, at the prompt, makes. */
  confirmed?: readonly string[];
  /** Moves that the board makes only together with the first move they allow, and that are taken back with it. */
  openings?: readonly string[];
}
