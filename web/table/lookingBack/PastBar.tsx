import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useEscape } from '../../ui/useEscape';
import { HistoryContext } from '../recap/history';
import css from './PastBar.module.css';
import { stopByKey } from './stopByKey';
import { type Stops, useStops } from './useStops';

interface PastBarProps {
  /** The viewer has something to decide, now. */
  decides: boolean;
  /** What else can be chosen of what is looked at. */
  children?: ReactNode;
}

/** Stands in the place of what is asked while the viewer looks back: which position the table shows, the way to others, and back. */
export function PastBar({ decides, children }: PastBarProps) {
  const { stops, at, goTo } = useStops();
  const back = useContext(HistoryContext)?.back;
  const { events = [], isComing = false, problem = null } = back ?? {};
  const bar = useRef<HTMLElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const last = stops.length - 1;
  const now = at ?? last;
  const { moves } = stops[last];
  const [before] = useState(moves);
  useEscape(true, () => goTo(null));
  useFocus(slider);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      const isHere = target instanceof Node && (target === document.body || bar.current?.contains(target));
      const next = isHere && target !== slider.current ? stopByKey(key, now, last) : null;
      if (next === null) return;
      event.preventDefault();
      goTo(next);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [now, last, goTo]);
  const words = events.map(({ line }) => line.text).join(' ');
  const place = `move ${stops[now].moves} of ${moves}`;
  return (
    <section
      className={css.bar}
      ref={bar}
      aria-label="Looking back"
      aria-busy={isComing}
      data-past="true"
      data-guarded=""
      data-testid="past-bar"
    >
      <div className={css.words}>
        <p data-testid="past-words">
          <strong>The past:</strong> {place}
          {isComing && ', on its way'}
          {words !== '' && <span className="rubicon-muted">. {words}</span>}
        </p>
        <p className={css.news} role="status" data-testid="past-news">
          {problem === null ? newsOf(moves - before, decides) : `This position cannot be shown: ${problem}.`}
        </p>
      </div>
      {children}
      <div className={css.ways}>
        <Way name="first" title="To the first position" to={0} {...{ now, goTo }} />
        <Way name="back" title="One move back" to={Math.max(0, now - 1)} {...{ now, goTo }} />
        <input
          ref={slider}
          type="range"
          min={0}
          max={last}
          value={now}
          onChange={({ target }) => goTo(Number(target.value))}
          aria-label="Position after"
          aria-valuetext={words === '' ? place : `${place}. ${words}`}
          data-testid="past-slider"
        />
        <Way name="forward" title="One move forward" to={Math.min(last, now + 1)} {...{ now, goTo }} />
        <Way name="last" title="To the last position" to={last} {...{ now, goTo }} />
      </div>
      <button
        type="button"
        className={`rubicon-primary ${css.present}`}
        title="Escape does the same"
        onClick={() => goTo(null)}
        data-testid="past-end"
      >
        To the present
      </button>
    </section>
  );
}

const ARROWS = {
  first: 'M17 5l-7 7 7 7M7 5v14',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  last: 'M7 5l7 7-7 7M17 5v14',
} as const;

interface WayProps extends Pick<Stops, 'goTo'> {
  name: keyof typeof ARROWS;
  title: string;
  to: number;
  now: number;
}

function Way({ name, title, to, now, goTo }: WayProps) {
  return (
    <button
      type="button"
      className="rubicon-quiet rubicon-square"
      aria-label={title}
      title={title}
      aria-disabled={to === now}
      onClick={() => goTo(to)}
      data-testid={`past-${name}`}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ARROWS[name]} />
      </svg>
    </button>
  );
}

/** Gives the focus to something as long as it is there, and then back. */
function useFocus(wanted: { current: HTMLElement | null }): void {
  useEffect(() => {
    const before = document.activeElement;
    wanted.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [wanted]);
}

/** Returns what has happened since the viewer began to look back. */
function newsOf(since: number, decides: boolean): string {
  const asked = decides ? 'You are asked something.' : '';
  if (since <= 0) return asked;
  const made = since === 1 ? 'One move was made meanwhile.' : `${since} moves were made meanwhile.`;
  return `${made} ${asked}`.trim();
}
