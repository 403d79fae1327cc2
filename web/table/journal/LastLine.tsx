import type { JournalEntry } from '../../../games/kit/journal';
import type { NamedSide } from '../../sides';
import { SideMark } from '../../ui/SideMark';
import css from './LastLine.module.css';

interface LastLineProps {
  entries: readonly JournalEntry[];
  sides: readonly NamedSide[];
  /** Shows the whole journal. */
  open(): void;
}

/** The journal when it is folded: its last line, which opens it. */
export function LastLine({ entries, sides, open }: LastLineProps) {
  const last = entries.findLast(({ lines }) => lines.length > 0);
  const side = sides.find(({ id }) => id === last?.side);
  return (
    <button type="button" className={css.line} onClick={open} data-testid="last-line">
      <span className="rubicon-hidden">Open the journal. </span>
      {side !== undefined && <SideMark side={side} />}
      <span>{last?.lines.at(-1)?.text ?? 'Nothing has happened yet.'}</span>
    </button>
  );
}
