import { useCallback, useEffect, useMemo, useState } from 'react';
import type { LegalMove } from '../../games/kit/move';
import {
  type Answers,
  type Draft,
  isAlive,
  type MovesOnMap,
  type Option,
  optionsFor,
  type Targets,
  targetsOf,
} from './draft';
import { type MapFrame, type ScreenPoint, useMapFrame } from './useMapFrame';
import { useOpened } from './useOpened';

/** A line of the menu: how a draft goes on, or what a game does besides. */
export type Line = Option | { words: string; act(): void };

/** What is being chosen on a map where a move may take several clicks. */
export interface Drafting<Place extends string> {
  choices: Answers;
  moves: MovesOnMap;
  draft: Draft | null;
  /** What can be clicked. */
  targets: Targets;
  /** The place whose card stays. */
  open: Place | null;
  setOpen(place: Place | null): void;
  /** Opens a place of which a click meant nothing, until something else can be done. */
  openRefused(place: Place): void;
  frame: MapFrame;
  /** The menu of what a click may mean; null while there is none. */
  menu: { at: ScreenPoint; lines: readonly Line[] } | null;
  /** Returns how drafts go on. */
  linesFor(drafts: readonly Draft[]): readonly Line[];
  /** Goes on by one of some lines: at once where there is one only, else by a menu at a point of the frame. */
  goOn(lines: readonly Line[], at: ScreenPoint): void;
  /** Goes on by a line of the menu; null closes it. */
  onMenu(line: number | null): void;
  /** Closes the menu. */
  closeMenu(): void;
  /** Gives up what is being chosen. */
  giveUp(): void;
  /** Gives up what is being chosen, and closes menu and card. */
  clear(): void;
}

interface Drafted {
  choices: Answers;
  moves: MovesOnMap;
  /** Stands for what is asked; what was being chosen is void when that changes. */
  question: string;
  play(move: LegalMove): void;
  /** Says whether something of the game's own is chosen, which Escape gives up too, by `onClear`. */
  isBusyOtherwise?: boolean;
  onClear?(): void;
}

/** Keeps what is being chosen of a move until it is made, given up, or void. */
export function useDrafts<Place extends string>(drafted: Drafted): Drafting<Place> {
  const { choices, moves, question, play, isBusyOtherwise = false, onClear } = drafted;
  const { open, setOpen, openUntil } = useOpened<Place>(choices);
  const [kept, setDraft] = useState<Draft | null>(null);
  const [menu, setMenu] = useState<Drafting<Place>['menu']>(null);
  const draft = useMemo(() => (kept !== null && isAlive(kept, choices) ? kept : null), [choices, kept]);
  const targets = useMemo(
    () => targetsOf(draft === null ? moves.onMap : [draft], choices, moves),
    [draft, choices, moves],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was being chosen is void once play has gone on
  useEffect(() => {
    setDraft(null);
    setMenu(null);
  }, [question]);

  const clear = useCallback(() => {
    setDraft(null);
    setMenu(null);
    setOpen(null);
    onClear?.();
  }, [onClear, setOpen]);
  const frame = useMapFrame(draft === null && menu === null && open === null && !isBusyOtherwise, clear);

  const linesFor = (drafts: readonly Draft[]) => optionsFor(drafts, choices, moves);
  const choose = (line: Line, at: ScreenPoint) => {
    setMenu(null);
    if ('act' in line) line.act();
    else if ('move' in line) {
      setDraft(null);
      play(line.move);
    } else if ('draft' in line) setDraft(line.draft);
    else setMenu({ at, lines: linesFor(line.menu) });
  };
  return {
    choices,
    moves,
    draft,
    targets,
    open,
    setOpen,
    openRefused: openUntil,
    frame,
    menu,
    linesFor,
    goOn(lines, at) {
      if (lines.length === 1) choose(lines[0], at);
      else setMenu({ at, lines });
    },
    onMenu: (line) => (menu === null || line === null ? setMenu(null) : choose(menu.lines[line], menu.at)),
    closeMenu: () => setMenu(null),
    giveUp: () => setDraft(null),
    clear,
  };
}
