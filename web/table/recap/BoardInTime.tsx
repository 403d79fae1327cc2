import { type ComponentType, useContext, useMemo } from 'react';
import type { MatchState } from '../../client/match';
import type { GameRules } from '../../games';
import type { BoardProps } from '../board';
import { choicesOf, withoutQuestion } from '../choices/choices';
import { HistoryContext } from './history';

interface BoardInTimeProps {
  Board: ComponentType<BoardProps>;
  rules: GameRules;
  seat: string | null;
  /** What the board is given of the present. */
  now: BoardProps;
}

/** The board as it stands now, or in the past position that is looked at: then it offers nothing. */
export function BoardInTime({ Board, rules, seat, now }: BoardInTimeProps) {
  const position = useContext(HistoryContext)?.recap.position ?? null;
  const before = useMemo(
    () => (position === null ? null : inThePast(rules, seat, position)),
    [rules, seat, position],
  );
  return <Board {...now} {...before} />;
}

/** Returns what changes for a board that shows a past position. */
function inThePast(rules: GameRules, seat: string | null, { G, log }: MatchState): Partial<BoardProps> {
  const nothing = () => {};
  return {
    ...withoutQuestion(choicesOf(rules, { seat, state: { G } })),
    G,
    log,
    selected: [],
    select: nothing,
    proposed: null,
    propose: nothing,
    plan: null,
    planTo: nothing,
    play: nothing,
  };
}
