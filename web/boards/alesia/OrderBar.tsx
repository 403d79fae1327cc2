import type { ReactNode } from 'react';
import css from './OrderBar.module.css';
import type { Order, Repeat } from './orders';

interface Begin {
  move: string;
  words: string;
}

interface OrderBarProps {
  /** What is being chosen, in words; null for nothing. */
  draft: string | null;
  /** What is told of the way that is drawn or looked at. */
  note: ReactNode;
  /** The way that is drawn: to be walked, or taken back by a stop; null for none. */
  way: { onWalk(): void; onBack: (() => void) | null } | null;
  /** Whether presses draw the way of who is chosen; null where they cannot. */
  drawing: boolean | null;
  onDrawing(draws: boolean): void;
  /** Moves that are begun here, since they are about no place. */
  others: readonly Begin[];
  onBegin(move: string, at: { x: number; y: number }): void;
  /** The last order once more, for the next of the stack, in words; null for none. */
  repeat: Repeat | null;
  onRepeat(orders: readonly Order[]): void;
  /** Whether a drag over the map chooses counters; null where none can be chosen. */
  frames: boolean | null;
  onFrames(frames: boolean): void;
  onCancel(): void;
  busy: boolean;
}

/** What is being chosen on the map, and what shortens long turns: a frame around counters, the last order once more. */
export function OrderBar(props: OrderBarProps) {
  const { draft, others, repeat, frames, busy, way, drawing } = props;
  if (draft === null && others.length === 0 && repeat === null && frames === null) return null;
  return (
    <div className={css.bar} data-testid="order-bar">
      {draft !== null && (
        <>
          <span role="status">{draft} …</span>
          {props.note}
          {drawing !== null && (
            <button
              type="button"
              aria-pressed={drawing}
              title="Press hexes one after another: the unit goes by each of them once you say so"
              data-testid="draw-way"
              onClick={() => props.onDrawing(!drawing)}
            >
              Draw the way
            </button>
          )}
          <button type="button" onClick={props.onCancel} data-testid="cancel-draft">
            Cancel
          </button>
        </>
      )}
      {repeat !== null && (
        <button
          type="button"
          className={way === null ? 'rubicon-primary' : undefined}
          disabled={busy}
          data-testid="repeat"
          onClick={() => props.onRepeat(repeat.orders)}
        >
          {repeat.words}
        </button>
      )}
      {others.map(({ move, words }) => (
        <button
          key={move}
          type="button"
          data-move={move}
          onClick={({ currentTarget }) => {
            const { left, bottom } = currentTarget.getBoundingClientRect();
            props.onBegin(move, { x: left, y: bottom });
          }}
        >
          {words} …
        </button>
      ))}
      {frames !== null && (
        <button
          type="button"
          aria-pressed={frames}
          title="Or hold Shift and drag over the map; hold a finger on a stack to add it"
          data-testid="frames"
          onClick={() => props.onFrames(!frames)}
        >
          Select several
        </button>
      )}
      {way !== null && way.onBack !== null && (
        <button type="button" data-testid="way-back" onClick={way.onBack}>
          Back
        </button>
      )}
      {way !== null && (
        <button
          type="button"
          className="rubicon-primary"
          disabled={busy}
          data-testid="confirm"
          onClick={way.onWalk}
        >
          Go
        </button>
      )}
    </div>
  );
}
