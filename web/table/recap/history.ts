/* What a table tells of what has happened, and how its parts come by it. */
import { createContext, useContext } from 'react';
import type { Side } from '../../../games/kit/frame';
import type { JournalEntry, Loss, Subjects } from '../../../games/kit/journal';
import type { Match, MatchState, Past } from '../../client/match';
import type { NamedSide } from '../../sides';
import type { Looked, LookedBack } from '../lookingBack/useLookingBack';
import type { PresenceNote } from '../players/presence';
import type { JournalEvent } from './events';

/** A match as somebody views it. */
export interface Viewed {
  match: Match;
  sides: readonly NamedSide[];
  /** The sides of the viewer. */
  own: readonly Side[];
  /** The viewer is asked something. */
  isAsked: boolean;
  /** boardgame.io's number of the state that is looked back at first; undefined for none. */
  looksBackAt: number | undefined;
  /** Brings the board into sight. */
  toBoard(): void;
}

/** What is to be drawn over the map of what has happened. */
export interface RecentEvents {
  sides: readonly NamedSide[];
  /** The paths of the shapes by which sides are told apart, in a square of 16. */
  marks: readonly string[];
  /** What others did since the viewer's last decision, drawn thin beneath the pieces while the viewer is asked. */
  beneath: readonly JournalEvent[];
  /** What of it is drawn in full: all while the viewer waits, and what he looks at. */
  before: readonly JournalEvent[];
  /** What others are doing just now; it stands out. */
  now: readonly JournalEvent[];
  /** What was lost in the step that is gone through. */
  lost: readonly Loss[];
  /** What the viewer wants to be shown; `key` changes with every wish. Null for nothing. */
  shown: { key: number; places: readonly string[] } | null;
}

/** What a table tells of what others have done. */
export interface Recap {
  recent: RecentEvents;
  /** What others are doing just now, of several the first; null when all has been shown. */
  now: readonly JournalEvent[] | null;
  skip(): void;
  /** What others did since the viewer's last decision. */
  events: readonly JournalEvent[];
  /** All that happened, and the sides of the viewer. */
  all: readonly JournalEvent[];
  own: readonly Side[];
  /** boardgame.io's number of the state in which the viewer last decided; null before that. */
  decided: number | null;
  /** What others did is drawn on the map in full, though the viewer is asked. */
  isDrawn: boolean;
  setDrawn(isDrawn: boolean): void;
  /** The summary is on the screen. */
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** Draws in full what happened in some places, as long as the viewer looks at it; null for nothing. */
  lookAt(places: readonly string[] | null): void;
  /** Which of the steps of what others did is gone through; null for none. */
  step: number | null;
  /** The past position that the map shows: in which that was done, or that is looked back at; null for the present. */
  position: MatchState | null;
  /** Draws a step, what happened in it, on the map; null ends it. */
  goTo(step: number | null, events: readonly JournalEvent[]): void;
  /** Shows on the map what a line is about. */
  show(about: Subjects): void;
}

/** What a table tells of what has happened. */
export interface History {
  /** The journal, oldest first; empty until the match has come. */
  entries: readonly JournalEntry[];
  /** When each of its entries was heard of; null where that is not known. */
  times: readonly (number | null)[];
  recap: Recap;
  /** The past positions of the match; undefined where none are known. */
  past: Past | undefined;
  /** boardgame.io's number of the present state; null until there is one. */
  present: number | null;
  /** What is looked back at; null for nothing. */
  back: LookedBack | null;
  /** Looks back at something; null goes back to the match as it is. */
  lookBack(looked: Looked | null): void;
  /** Who came and went since the table was opened. */
  presence: readonly PresenceNote[];
  /** Shows on the board what a line is about. */
  show(about: Subjects): void;
}

/** What the table tells, for its parts; null outside a table. */
export const HistoryContext = createContext<History | null>(null);

/** What of the past is to be seen over the map; nothing where no table tells any. */
export const RecentContext = createContext<RecentEvents>({
  sides: [],
  marks: [],
  beneath: [],
  before: [],
  now: [],
  lost: [],
  shown: null,
});

/** Shows on the board what something beside it is about. */
export const ShowContext = createContext<(about: Subjects) => void>(() => {});

/** Says whether the viewer looks back, so that nothing can be played. */
export function useLooksBack(): boolean {
  return (useContext(HistoryContext)?.back ?? null) !== null;
}
