import { type ComponentType, useContext, useMemo } from 'react';
import type { MatchState } from '../../client/match';
import type { GameRules } from '../../games';
import type { BoardProps } from '../board';
import { choicesOf, withoutQuestion } from '../choices/choices';
import { HistoryContext } from './history';

interface InTimeProps {
  /** A part of the table that draws a position. */
  Part: ComponentType<BoardProps>;
  rules: GameRules;
  seat: string | null;
  /** What the part is given of the present. */
  now: BoardProps;
}

/** The board as it stands now, or in the past position that is looked at: then it offers nothing. */
export function BoardInTime(props: InTimeProps) {
  const position = useContext(HistoryContext)?.recap.position ?? null;
  return <InTime {...props} position={position} />;
}

/** What stands beside the board, as it is now, or in the position that is looked back at: then it offers nothing. */
export function PanelsInTime(props: InTimeProps) {
  const position = useContext(HistoryContext)?.back?.position ?? null;
  return <InTime {...props} position={position} />;
}

function InTime({ Part, rules, seat, now, position }: InTimeProps & { position: MatchState | null }) {
  const before = useMemo(
    () => (position === null ? null : inThePast(rules, seat, position)),
    [rules, seat, position],
  );
  return <Part {...now} {...before} />;
}

/** Returns what changes for a part that shows a past position. */
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
