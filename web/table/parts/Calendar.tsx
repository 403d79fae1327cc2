import type { ReactNode } from 'react';
import css from './Calendar.module.css';

/** Where something stands in time. */
export type Tense = 'past' | 'now' | 'to come';

/** A year of the calendar, or whatever it counts. */
export interface Year {
  key: number;
  title: string;
  tense: Tense;
  /** Its turns, in order. */
  turns: readonly Tense[];
  /** What closes the year is going on. */
  isWinter: boolean;
  /** What else there is to know of it. */
  note?: ReactNode;
}

interface CalendarProps {
  /** Which moment it is, for screen readers. */
  label: string;
  years: readonly Year[];
}

/** The years of a game beside each other, with their turns, and a snowflake for the winter that ends each. */
export function Calendar({ label, years }: CalendarProps) {
  return (
    <ol className={css.calendar} data-testid="calendar" aria-label={label}>
      {years.map(({ key, title, tense, turns, isWinter, note }) => (
        <li key={key} data-tense={tense}>
          <strong>{title}</strong>
          <span className={css.turns} aria-hidden="true">
            {turns.map((turn, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: turns are nothing but their places in the year
              <i key={index} data-tense={turn} />
            ))}
            <b data-now={isWinter}>❄</b>
          </span>
          {note}
        </li>
      ))}
    </ol>
  );
}

/** Returns where the one of two counts stands from the other, which is now. */
export function tenseOf(count: number, now: number): Tense {
  return count < now ? 'past' : count === now ? 'now' : 'to come';
}
