import { Fragment, memo, useMemo } from 'react';
import { journalOf } from '../../games/kit/journal';
import { ownLine } from '../../games/kit/ownLine';
import type { MatchState } from '../client/match';
import type { GameRules } from '../games';
import type { NamedSide } from '../sides';
import { RuleBadge } from '../ui/RuleBadge';
import { SideMark } from '../ui/SideMark';
import { WithCards } from './cards/WithCards';
import { type Chapter, chaptersOf, isSameChapter } from './chapters';
import css from './Journal.module.css';
import { Scroller } from './Scroller';

interface JournalProps {
  rules: GameRules;
  log: MatchState['log'];
  sides: readonly NamedSide[];
}

/** What has happened, in words, the newest at the end and in sight. */
export function Journal({ rules, log, sides }: JournalProps) {
  const chapters = useMemo(
    () => chaptersOf(journalOf(log, rules.rulebook.sides), (entry) => ownLine(rules.rulebook, entry)),
    [rules, log],
  );
  return (
    <Scroller
      label="Journal"
      count={log.length}
      spoken={false}
      newer="Newer entries below"
      data-testid="journal"
    >
      {chapters.length === 0 && <p className="muted">Nothing has happened yet.</p>}
      {chapters.map((chapter) => (
        <ChapterSection
          key={chapter.key}
          chapter={chapter}
          side={sides.find(({ id }) => id === chapter.side)}
        />
      ))}
    </Scroller>
  );
}

/** A chapter grows only at its end, so that it is drawn again only when it has grown. */
const ChapterSection = memo(
  function ChapterSection({ chapter: { lines }, side }: { chapter: Chapter; side: NamedSide | undefined }) {
    return (
      <section className={css.chapter} aria-label={side?.name}>
        {side !== undefined && (
          <h3>
            <SideMark side={side} /> {side.name}
          </h3>
        )}
        {lines.map(({ text, rule, own }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          <Fragment key={index}>
            {text !== '' && (
              <p>
                <WithCards text={text} /> <RuleBadge rule={rule} />
              </p>
            )}
            {own !== null && (
              <p className={css.own} data-own="">
                <WithCards text={own} />
              </p>
            )}
          </Fragment>
        ))}
      </section>
    );
  },
  (before, after) => before.side === after.side && isSameChapter(before.chapter, after.chapter),
);
