import { useEffect, useMemo, useRef } from 'react';
import type { Subjects } from '../../../games/kit/journal';
import type { Match } from '../../client/match';
import type { NamedSide } from '../../sides';
import { CloseButton } from '../../ui/CloseButton';
import { Icon } from '../../ui/Icon';
import { SideMark, sideStyle } from '../../ui/SideMark';
import type { BoardModule } from '../board';
import { Docked } from '../dock/Docked';
import { ShownWords } from '../journal/ShownWords';
import { useLayout } from '../views/layout';
import { type Recap, useLooksBack } from './history';
import css from './RecapCard.module.css';
import { StepsCard } from './StepsCard';
import { firstStep, stepsIn } from './steps';
import { type SummaryLine, shownOf, summaryOf } from './summary';
import { useStandingChange } from './useStandingChange';

interface RecapProps {
  recap: Recap;
  match: Match;
  sides: readonly NamedSide[];
  /** The viewer has to decide. */
  decides: boolean;
  board: Pick<BoardModule, 'placeName' | 'Card' | 'standing'>;
  /** The id of the set of components that the match is played with. */
  box: string | undefined;
  /** Shows what a line is about. */
  show(about: Subjects): void;
}

const MOST = { single: 3, low: 2, columns: 6, wide: 6 } as const;

/** What others are doing just now, and once the viewer is to decide what they did meanwhile, until something else is pressed. */
export function RecapCard({ recap, match, sides, decides, board, box, show }: RecapProps) {
  const { now, skip, events, all, own, decided, isOpen, setOpen, step } = recap;
  const looksBack = useLooksBack();
  const { placeName } = board;
  const change = useStandingChange(match, own, sides, decided, board.standing);
  const summary = useMemo(
    () => summaryOf(events, { own, sides, nameOf: (place) => placeName(place, box) }),
    [events, own, sides, placeName, box],
  );
  const steps = useMemo(() => stepsIn(all, own), [all, own]);
  const goTo = (next: number | null) => {
    const gone = next === null ? [] : (steps[next]?.events ?? []);
    recap.goTo(next, gone);
    const places = gone.flatMap(({ line }) => line.places ?? []);
    if (next !== null) show({ places });
  };
  const side = sides.find(({ id }) => id === now?.[0].side);
  if (looksBack) return null;
  if (now !== null) return <News now={now} side={side} skip={skip} />;
  if (!decides || summary.length === 0) return null;
  const first = firstStep(steps, events);
  if (step !== null) return <StepsCard {...{ recap, steps, first, goTo, sides, show }} />;
  if (!isOpen) return <Again open={() => setOpen(true)} />;
  const begin = first < 0 ? null : () => goTo(first);
  return <Summary {...{ summary, change, recap, begin, board, box, show }} />;
}

interface NewsProps extends Pick<Recap, 'skip'> {
  now: NonNullable<Recap['now']>;
  side: NamedSide | undefined;
}

/** What others are doing just now. */
function News({ now, side, skip }: NewsProps) {
  return (
    <Docked rank="passing">
      <aside className={css.recap} style={side && sideStyle(side)} data-testid="news" aria-label="Just now">
        <div className={css.now}>
          {side && <SideMark side={side} />}
          <p>{now.map(({ line }) => line.text).join(' ')}</p>
          <button type="button" className="rubicon-quiet" onClick={skip} data-testid="skip">
            Skip
          </button>
        </div>
      </aside>
    </Docked>
  );
}

/** The button that opens the summary again. */
function Again({ open }: { open(): void }) {
  return (
    <Docked rank="kept">
      <aside className={css.again} aria-label="While you waited">
        <button type="button" className="rubicon-quiet" onClick={open} data-testid="recap-open">
          <Icon name="journal" /> While you waited
        </button>
      </aside>
    </Docked>
  );
}

interface SummaryProps extends Pick<RecapProps, 'recap' | 'board' | 'box' | 'show'> {
  summary: readonly SummaryLine[];
  /** How the sides stand otherwise than after the own decision, in a sentence; null for nothing of that. */
  change: string | null;
  /** Begins to go through it step by step; null where there is nothing to go through. */
  begin: (() => void) | null;
}

/** What others did while the viewer waited, in a few lines. */
function Summary({ summary, change, recap, begin, board, box, show }: SummaryProps) {
  const { isDrawn, setDrawn, setOpen, lookAt } = recap;
  const card = useRef<HTMLElement>(null);
  const layout = useLayout();
  useEffect(() => {
    const opened = performance.now();
    const press = ({ target, timeStamp }: MouseEvent) => {
      const isBefore = timeStamp < opened;
      if (!isBefore && target instanceof Node && !card.current?.contains(target)) setOpen(false);
    };
    addEventListener('click', press);
    return () => removeEventListener('click', press);
  }, [setOpen]);
  const most = MOST[layout];
  const { first, left, last } = shownOf(summary, most);
  return (
    <Docked rank="told">
      <aside className={css.recap} ref={card} data-testid="recap" aria-labelledby="recap-title">
        <header>
          <h2 id="recap-title">While you waited</h2>
          {begin !== null && (
            <button
              type="button"
              className="rubicon-quiet"
              title="Go through it step by step"
              onClick={begin}
              data-testid="recap-steps"
            >
              Steps
            </button>
          )}
          <button
            type="button"
            className="rubicon-quiet"
            aria-pressed={isDrawn}
            title={isDrawn ? 'Let the arrows fade' : 'Draw in full on the map what was done'}
            onClick={() => setDrawn(!isDrawn)}
            data-testid="recap-draw"
          >
            {isDrawn ? 'Fade on map' : 'Show on map'}
          </button>
          <CloseButton onClick={() => setOpen(false)} data-testid="recap-close" />
        </header>
        {change !== null && (
          <p className={css.change} data-testid="recap-change">
            {change}
          </p>
        )}
        <ul>
          {first.map((line) => (
            <SummaryItem
              key={line.text}
              line={line}
              Card={board.Card}
              box={box}
              show={show}
              lookAt={lookAt}
            />
          ))}
          {left > 0 && (
            <li className="rubicon-muted">
              {left} more in the journal{last.length > 0 && ', and then:'}
            </li>
          )}
          {last.map((line) => (
            <SummaryItem
              key={line.text}
              line={line}
              Card={board.Card}
              box={box}
              show={show}
              lookAt={lookAt}
            />
          ))}
        </ul>
      </aside>
    </Docked>
  );
}

interface ItemProps extends Pick<RecapProps, 'show' | 'box'>, Pick<Recap, 'lookAt'> {
  line: SummaryLine;
  Card: BoardModule['Card'];
}

/** A line of the summary; what it is about is drawn in full on the map while somebody looks at it. */
function SummaryItem({ line, Card, box, show, lookAt }: ItemProps) {
  const { kind, side, card, text, count, places } = line;
  const look = () => lookAt(places ?? null);
  const lookAway = () => lookAt(null);
  return (
    <li data-kind={kind} onPointerEnter={look} onPointerLeave={lookAway} onFocus={look} onBlur={lookAway}>
      {side && <SideMark side={side} />}
      {card !== undefined && Card !== undefined && <Card id={card} isSmall box={box} />}
      <ShownWords
        text={count === 1 ? text : `${text} ×${count}`}
        about={places === undefined ? {} : { places }}
        className={css.words}
        show={show}
      />
    </li>
  );
}
