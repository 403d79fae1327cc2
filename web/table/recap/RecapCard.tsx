import { useEffect, useMemo, useRef } from 'react';
import type { Subjects } from '../../../games/kit/journal';
import type { NamedSide } from '../../sides';
import { Icon } from '../../ui/Icon';
import { SideMark, sideStyle } from '../../ui/SideMark';
import type { BoardModule } from '../board';
import { Docked } from '../dock/Docked';
import { ShownWords } from '../journal/ShownWords';
import { useLayout } from '../views/layout';
import type { Recap } from './history';
import css from './RecapCard.module.css';
import { StepsCard } from './StepsCard';
import { firstStep, stepsIn } from './steps';
import { summaryOf } from './summary';

interface RecapProps {
  recap: Recap;
  sides: readonly NamedSide[];
  /** The viewer has to decide. */
  decides: boolean;
  board: Pick<BoardModule, 'placeName' | 'Card'>;
  /** Shows what a line is about. */
  show(about: Subjects): void;
}

const MOST = { single: 3, low: 2, columns: 6, wide: 6 } as const;

/** What others are doing just now, and once the viewer is to decide what they did meanwhile, until something else is pressed. */
export function RecapCard({ recap, sides, decides, board, show }: RecapProps) {
  const { now, skip, events, all, own, isOpen, setOpen, step } = recap;
  const { placeName } = board;
  const summary = useMemo(() => summaryOf(events, sides, placeName), [events, sides, placeName]);
  const steps = useMemo(() => stepsIn(all, own), [all, own]);
  const goTo = (next: number | null) => recap.goTo(next, next === null ? [] : (steps[next]?.events ?? []));
  const side = sides.find(({ id }) => id === now?.[0].side);
  if (now !== null) return <News now={now} side={side} skip={skip} />;
  if (!decides || summary.length === 0) return null;
  const first = firstStep(steps, events);
  if (step !== null) return <StepsCard {...{ steps, first, step, goTo, setOpen, sides, show }} />;
  if (!isOpen) return <Again open={() => setOpen(true)} />;
  const begin = first < 0 ? null : () => goTo(first);
  return <Summary {...{ summary, recap, begin, board, show }} />;
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
          <button type="button" className="quiet" onClick={skip} data-testid="skip">
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
        <button type="button" className="quiet" onClick={open} data-testid="recap-open">
          <Icon name="journal" /> While you waited
        </button>
      </aside>
    </Docked>
  );
}

interface SummaryProps extends Pick<RecapProps, 'recap' | 'board' | 'show'> {
  summary: ReturnType<typeof summaryOf>;
  /** Begins to go through it step by step; null where there is nothing to go through. */
  begin: (() => void) | null;
}

/** What others did while the viewer waited, in a few lines. */
function Summary({ summary, recap, begin, board, show }: SummaryProps) {
  const { isDrawn, setDrawn, setOpen } = recap;
  const { Card } = board;
  const card = useRef<HTMLElement>(null);
  const layout = useLayout();
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !card.current?.contains(target)) setOpen(false);
    };
    addEventListener('pointerdown', press);
    return () => removeEventListener('pointerdown', press);
  }, [setOpen]);
  const most = MOST[layout];
  const rest = summary.length - most;
  return (
    <Docked rank="told">
      <aside className={css.recap} ref={card} data-testid="recap" aria-labelledby="recap-title">
        <header>
          <h2 id="recap-title">While you waited</h2>
          {begin !== null && (
            <button
              type="button"
              className="quiet"
              title="Go through it step by step"
              onClick={begin}
              data-testid="recap-steps"
            >
              Steps
            </button>
          )}
          <button
            type="button"
            className="quiet"
            aria-pressed={isDrawn}
            onClick={() => setDrawn(!isDrawn)}
            data-testid="recap-draw"
          >
            {isDrawn ? 'Hide on map' : 'Show on map'}
          </button>
          <button
            type="button"
            className="quiet square"
            aria-label="Close"
            onClick={() => setOpen(false)}
            data-testid="recap-close"
          >
            ×
          </button>
        </header>
        <ul>
          {rest > 0 && <li className="muted">{rest} more in the journal, and then:</li>}
          {summary.slice(-most).map((line) => (
            <li key={line.text}>
              {line.side && <SideMark side={line.side} />}
              {line.card !== undefined && Card !== undefined && <Card id={line.card} isSmall />}
              <ShownWords
                text={line.count === 1 ? line.text : `${line.text} ×${line.count}`}
                about={{ places: line.places }}
                className={css.words}
                show={show}
              />
            </li>
          ))}
        </ul>
      </aside>
    </Docked>
  );
}
