import { useMemo } from 'react';
import { journalOf } from '../../games/kit/journal';
import type { MatchState } from '../client/match';
import { RuleBadge } from '../ui/RuleBadge';
import { SideMark } from '../ui/SideMark';
import { chaptersOf } from './chapters';
import { Scroller } from './Scroller';

interface JournalProps {
  log: MatchState['log'];
  sides: readonly string[];
}

/** What has happened, in words, the newest at the end and in sight. */
export function Journal({ log, sides }: JournalProps) {
  const chapters = useMemo(() => chaptersOf(journalOf(log)), [log]);
  return (
    <Scroller
      label="Journal"
      count={log.length}
      spoken={false}
      newer="Newer entries below"
      data-testid="journal"
    >
      {chapters.length === 0 && <p className="muted">Nothing has happened yet.</p>}
      {chapters.map(({ key, seat, lines }) => (
        <section key={key} className="chapter" aria-label={sides[Number(seat)]}>
          <h3>
            <SideMark side={sides[Number(seat)]} seat={Number(seat)} /> {sides[Number(seat)]}
          </h3>
          {lines.map(({ text, rule }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
            <p key={index}>
              {text} <RuleBadge rule={rule} />
            </p>
          ))}
        </section>
      ))}
    </Scroller>
  );
}
