import { memo, useMemo, useRef, useState } from 'react';
import type { Boxed } from '../../../games/kit/components/boxes';
import type { JournalEntry, Subjects } from '../../../games/kit/journal';
import { ownLine } from '../../../games/kit/ownLine';
import type { GameRules } from '../../games';
import type { NamedSide } from '../../sides';
import { RuleBadge } from '../../ui/RuleBadge';
import { SideMark } from '../../ui/SideMark';
import { Scroller } from '../chat/Scroller';
import { WithCards } from '../teaching/cards/WithCards';
import { type Chapter, type ChapterLine, chaptersOf, type Item, isSameChapter } from './chapters';
import css from './Journal.module.css';
import { ShownWords } from './ShownWords';
import { useMarkedLine } from './useMarkedLine';

interface JournalProps {
  rules: GameRules;
  entries: readonly JournalEntry[];
  /** The set of components of the match, as its state names it. */
  box: Boxed['box'];
  sides: readonly NamedSide[];
  /** When each entry was heard of; null where that is not known. */
  times: readonly (number | null)[];
  /** From which entry on the position is known to which it led. */
  known: number;
  /** The entry that led to the position which is looked back at, -1 for the first position; null where nothing is looked back at. */
  current: number | null;
  /** Shows on the board what a line of an entry is about, in the position to which it led where that is known. */
  lookAt(entry: number, about: Subjects): void;
}

/** What has happened, in words, the newest at the end and in sight; while somebody looks back, what led to what he looks at. */
export const Journal = memo(function Journal(props: JournalProps) {
  const { rules, entries, box, sides, times, known, current, lookAt } = props;
  const chapters = useMemo(
    () => chaptersOf(entries, (entry) => ownLine(rules.rulebook, entry, { box })),
    [rules, entries, box],
  );
  const content = useRef<HTMLDivElement>(null);
  useMarkedLine(content, current, chapters);
  return (
    <Scroller
      label="Journal"
      count={entries.length}
      spoken={false}
      newer="Newer entries below"
      isHeld={current !== null}
      data-testid="journal"
    >
      <div ref={content}>
        {chapters.length === 0 && <p className="rubicon-muted">Nothing has happened yet.</p>}
        {chapters.map((chapter, index) => (
          <ChapterSection
            // biome-ignore lint/suspicious/noArrayIndexKey: chapters are only ever added at the end
            key={index}
            chapter={chapter}
            side={sides.find(({ id }) => id === chapter.side)}
            time={times[chapter.key] ?? null}
            isLast={index === chapters.length - 1}
            known={known}
            lookAt={lookAt}
          />
        ))}
      </div>
    </Scroller>
  );
});

interface ChapterProps extends Pick<JournalProps, 'known' | 'lookAt'> {
  chapter: Chapter;
  side: NamedSide | undefined;
  time: number | null;
  isLast: boolean;
}

/** A chapter grows only at its end, so that it is drawn again only when it has grown. */
const ChapterSection = memo(
  function ChapterSection({ chapter: { title, items }, side, time, isLast, ...looking }: ChapterProps) {
    return (
      <article className={css.chapter} data-kind={title?.kind} aria-label={title?.text ?? side?.name}>
        {(title ?? side) && (
          <h3 data-entry={title?.entry}>
            {side !== undefined && <SideMark side={side} />}
            {title === null ? side?.name : <Words line={title} {...looking} />}
            {time !== null && <Time at={time} />}
          </h3>
        )}
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          <ItemLines key={index} item={item} isLast={isLast && index === items.length - 1} {...looking} />
        ))}
      </article>
    );
  },
  (before, after) =>
    before.side === after.side &&
    before.time === after.time &&
    before.isLast === after.isLast &&
    before.known === after.known &&
    before.lookAt === after.lookAt &&
    isSameChapter(before.chapter, after.chapter),
);

interface ItemProps extends Pick<JournalProps, 'known' | 'lookAt'> {
  item: Item;
  isLast: boolean;
}

/** A line, and behind a button those under it; the newest are shown. */
function ItemLines({ item, isLast, ...looking }: ItemProps) {
  const [chosen, choose] = useState<boolean | null>(null);
  const { under } = item;
  const isOpen = chosen ?? isLast;
  const count = under.reduce((sum, line) => sum + line.count, 0);
  return (
    <>
      <Line line={item} {...looking} />
      {under.length > 0 && (
        <button
          type="button"
          className={`rubicon-plain ${css.more}`}
          aria-expanded={isOpen}
          onClick={() => choose(!isOpen)}
          data-testid="fold"
        >
          {isOpen ? '▾' : '▸'} {count} {nounFor(item, count)}
        </button>
      )}
      {under.length > 0 && (
        <div className={css.under} hidden={!isOpen}>
          {under.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
            <Line key={index} line={line} {...looking} />
          ))}
        </div>
      )}
    </>
  );
}

function nounFor({ kind }: Item, count: number): string {
  const noun = kind === 'group' ? 'move' : 'line';
  return count === 1 ? noun : `${noun}s`;
}

interface LineProps extends Pick<JournalProps, 'known' | 'lookAt'> {
  line: ChapterLine;
}

function Line({ line, ...looking }: LineProps) {
  const { text, own } = line;
  return (
    <>
      {text !== '' && (
        <p data-line="" data-entry={line.entry}>
          <Words line={line} {...looking} />
        </p>
      )}
      {own.length > 0 && (
        <p className={css.own} data-own="">
          <WithCards text={own.join(' ')} />
        </p>
      )}
    </>
  );
}

/** What a line says, with its rule; a button where the board can show what it is about, or the position to which it led. */
function Words({ line: { text, rule, count, entry, ...about }, known, lookAt }: LineProps) {
  return (
    <>
      <ShownWords
        text={text}
        about={about}
        className={css.words}
        show={() => lookAt(entry, about)}
        hasPosition={entry >= known}
      />
      {count > 1 && <span className={css.count}> ×{count}</span>} <RuleBadge rule={rule} />
    </>
  );
}

function Time({ at }: { at: number }) {
  const date = new Date(at);
  return (
    <time className={css.time} dateTime={date.toISOString()} title={date.toLocaleString()}>
      {date.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}
    </time>
  );
}
