import { useMemo } from 'react';
import { journalOf } from '../../games/kit/journal';
import type { MatchState } from '../client/match';
import type { NamedSide } from '../sides';
import { SideMark } from '../ui/SideMark';
import css from './LastLine.module.css';

interface LastLineProps {
  log: MatchState['log'];
  sides: readonly NamedSide[];
  /** Shows the whole journal. */
  open(): void;
}

/** The journal when it is folded: its last line, which opens it. */
export function LastLine({ log, sides, open }: LastLineProps) {
  const last = useMemo(
    () => journalOf(log.slice(-RECENT), sides).findLast(({ lines }) => lines.length > 0),
    [log, sides],
  );
  const side = sides.find(({ id }) => id === last?.side);
  return (
    <button type="button" className={css.line} onClick={open} data-testid="last-line">
      <span className="hidden">Open the journal. </span>
      {side !== undefined && <SideMark side={side} />}
      <span>{last?.lines.at(-1)?.text ?? 'Nothing has happened yet.'}</span>
    </button>
  );
}

/** Moves among which the last that says something is looked for. */
const RECENT = 40;
