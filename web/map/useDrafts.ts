import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useState } from 'react';
import type { LegalMove } from '../../games/kit/move';
import { type Answers, type Draft, isAlive, type Option } from './draft';
import { type MapFrame, type Spot, useMapFrame } from './useMapFrame';

/** The menu of what a click may mean, in words, and what is done with one of its lines; null closes it. */
export interface DraftMenu {
  menu: { at: Spot; words: readonly string[] } | null;
  onMenu(line: number | null): void;
}

/** What is being chosen on a map where a move may take several clicks. */
export interface Drafting<Place extends string> {
  draft: Draft | null;
  /** The place whose card stays. */
  open: Place | null;
  setOpen: Dispatch<SetStateAction<Place | null>>;
  frame: MapFrame;
  menu: DraftMenu;
  /** Goes on with drafts: at once where that means one thing, else by a menu at a point of the frame. */
  goOn(drafts: readonly Draft[], at: Spot): void;
  /** Closes the menu. */
  closeMenu(): void;
  /** Gives up what is being chosen. */
  giveUp(): void;
  /** Gives up what is being chosen, and closes menu and card. */
  clear(): void;
}

interface Drafted {
  choices: Answers;
  /** Stands for what is asked; what was being chosen is void when that changes. */
  question: string;
  optionsFor(drafts: readonly Draft[]): readonly Option[];
  play(move: LegalMove): void;
}

/** Keeps what is being chosen of a move until it is made, given up, or void. */
export function useDrafts<Place extends string>(drafted: Drafted): Drafting<Place> {
  const { choices, question, optionsFor, play } = drafted;
  const [open, setOpen] = useState<Place | null>(null);
  const [kept, setDraft] = useState<Draft | null>(null);
  const [shown, setMenu] = useState<{ at: Spot; options: readonly Option[] } | null>(null);
  const draft = useMemo(() => (kept !== null && isAlive(kept, choices) ? kept : null), [choices, kept]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was being chosen is void once play has gone on
  useEffect(() => {
    setDraft(null);
    setMenu(null);
  }, [question]);

  const clear = useCallback(() => {
    setDraft(null);
    setMenu(null);
    setOpen(null);
  }, []);
  const frame = useMapFrame(draft === null && shown === null && open === null, clear);

  const choose = (option: Option, at: Spot) => {
    setMenu(null);
    if ('move' in option) {
      setDraft(null);
      play(option.move);
    } else if ('draft' in option) setDraft(option.draft);
    else setMenu({ at, options: optionsFor(option.menu) });
  };
  return {
    draft,
    open,
    setOpen,
    frame,
    menu: {
      menu: shown && { at: shown.at, words: shown.options.map(({ words }) => words) },
      onMenu: (line) =>
        shown === null || line === null ? setMenu(null) : choose(shown.options[line], shown.at),
    },
    goOn(drafts, at) {
      const options = optionsFor(drafts);
      if (options.length === 1) choose(options[0], at);
      else setMenu({ at, options });
    },
    closeMenu: () => setMenu(null),
    giveUp: () => setDraft(null),
    clear,
  };
}
