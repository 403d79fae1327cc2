import type { ReactNode } from 'react';
import css from './Track.module.css';

/** Tracks below each other. */
export function Tracks({ children }: { children: ReactNode }) {
  return (
    <div className={css.tracks} data-testid="victory">
      {children}
    </div>
  );
}

interface TrackProps {
  side: string;
  badge: ReactNode;
  title: string;
  value: number;
  /** How many boxes the track has. */
  length: number;
  /** The box with a line after it. */
  mark?: number;
  /** The value in words. */
  words: string;
  'data-testid': string;
}

/** How far a side has come on a track of boxes. */
export function Track({ side, badge, title, value, length, mark, words, ...rest }: TrackProps) {
  return (
    <div className={css.track} data-side={side}>
      {badge}
      <span>{title}</span>
      <span
        className={css.boxes}
        style={{ gridTemplateColumns: `repeat(${length}, 1fr)` }}
        data-many={length > MANY}
        aria-hidden="true"
      >
        {Array.from({ length }, (_, index) => index + 1).map((point) => (
          <i key={point} data-won={point <= value} data-mark={point === mark} />
        ))}
      </span>
      <strong {...rest}>{words}</strong>
    </div>
  );
}

/** More boxes than these stand close to each other. */
const MANY = 12;
