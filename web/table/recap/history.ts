/* What a table tells of what has happened. It is loaded after the table; until then there is nothing to tell. */
import type { JournalEntry, Subjects } from '../../../games/kit/journal';
import type { NamedSide } from '../../sides';
import type { PresenceNote } from '../players/presence';
import type { JournalEvent } from './events';
import type { Step } from './steps';

/** What is to be drawn over the map of what has happened. */
export interface RecentEvents {
  sides: readonly NamedSide[];
  /** The paths of the shapes by which sides are told apart, in a square of 16. */
  marks: readonly string[];
  /** What others did since the viewer's last decision; nothing while the viewer does not want it drawn. */
  before: readonly JournalEvent[];
  /** What others are doing just now; it stands out. */
  now: readonly JournalEvent[];
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
  /** Traces are drawn on the map. */
  isDrawn: boolean;
  setDrawn(isDrawn: boolean): void;
  /** The summary is on the screen. */
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** All that others did in the game, one thing after another. */
  steps: readonly Step[];
  /** Which of them is the first since the viewer's last decision; -1 when there is none. */
  firstStep: number;
  /** Which of them is gone through; null for none. */
  step: number | null;
  /** Shows a step, and on the map what it is about; null ends it. */
  goTo(step: number | null): void;
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
  /** Who came and went since the table was opened. */
  presence: readonly PresenceNote[];
  /** Shows on the board what a line is about. */
  show(about: Subjects): void;
}

const nothing = () => {};

/** What a table tells before anything is known. */
export const NO_HISTORY: History = {
  entries: [],
  times: [],
  recap: {
    recent: { sides: [], marks: [], before: [], now: [], shown: null },
    now: null,
    skip: nothing,
    events: [],
    isDrawn: true,
    setDrawn: nothing,
    isOpen: false,
    setOpen: nothing,
    steps: [],
    firstStep: -1,
    step: null,
    goTo: nothing,
    show: nothing,
  },
  presence: [],
  show: nothing,
};
