import { type RefObject, useMemo, useState } from 'react';
import type { JournalEntry } from '../../games/kit/journal';
import type { LegalMove } from '../../games/kit/move';
import type { Choice } from '../map/selection';
import type { BoardProps } from '../table/board';
import { BattleEnd } from './BattleEnd';
import { BattleWindow } from './BattleWindow';
import css from './BattleWindow.module.css';
import type { BattleLanguage, BattleView, PausedBattle } from './battle';
import { battleResult } from './battleResult';
import { type BattleTale, battleTales } from './battleTale';

interface BattlefieldProps extends Pick<BoardProps, 'sides' | 'legal' | 'busy' | 'label'> {
  /** The battle being fought, or null. */
  view: BattleView | PausedBattle | null;
  journal: readonly JournalEntry[];
  /** What keeps the focus while it goes from decision to decision. */
  part: RefObject<HTMLDivElement | null>;
  language: BattleLanguage;
  read(move: LegalMove): Choice;
  play(move: LegalMove): void;
}

/** The battle being fought, or how the last one ended until that is taken off the screen. */
export function Battlefield(props: BattlefieldProps) {
  const { view, journal, part, sides, legal, busy, label, play, language, read } = props;
  const tales = useMemo(() => battleTales(journal), [journal]);
  const [newest] = useState(() => tales.findLast(({ holder }) => holder !== null)?.key ?? 0);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const now = tales.at(-1);
  const nameOf = ({ key }: BattleTale) => [key, ...sides].join(' ');
  const isOpen = (tale: BattleTale | undefined, isKept: boolean) =>
    tale !== undefined && !closed.includes(nameOf(tale)) && (isKept || !isRead(tale, sides));

  if (view !== null && !('pause' in view)) {
    const before = tales.at(-2);
    return (
      <BattleWindow
        view={view}
        rounds={now?.holder === null ? now.rounds : []}
        before={before !== undefined && isOpen(before, false) ? battleResult(before, language, sides) : null}
        choices={legal().map(read)}
        busy={busy}
        part={part}
        language={language}
        label={label}
        play={play}
      />
    );
  }
  const result =
    now !== undefined && isOpen(now, now.key > newest) ? battleResult(now, language, sides) : null;
  if (now !== undefined && result !== null) {
    return (
      <BattleEnd
        result={result}
        pause={view?.pause ?? null}
        onClose={() => setClosed([...closed, nameOf(now)])}
      />
    );
  }
  if (view === null) return null;
  const title = `Battle of ${view.place}`;
  return (
    <section className={css.bar} data-testid="battle-window" aria-label={title}>
      <strong>{title}</strong>
      <span>{view.pause}</span>
    </section>
  );
}

/** Says whether the holder of some sides has gone on since a battle ended; for a spectator, whether anybody has. */
function isRead({ read }: BattleTale, sides: readonly string[]): boolean {
  return sides.length === 0 ? read.size > 0 : sides.some((side) => read.has(side));
}
