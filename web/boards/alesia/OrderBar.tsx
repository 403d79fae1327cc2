import css from './OrderBar.module.css';
import type { Order, Repeat } from './orders';

interface Begin {
  move: string;
  words: string;
}

interface OrderBarProps {
  /** What is being chosen, in words; null for nothing. */
  draft: string | null;
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
  const { draft, others, repeat, frames, busy } = props;
  if (draft === null && others.length === 0 && repeat === null && frames === null) return null;
  return (
    <div className={css.bar} data-kept="" data-testid="order-bar">
      {draft !== null && (
        <>
          <span role="status">{draft} …</span>
          <button type="button" onClick={props.onCancel} data-testid="cancel-draft">
            Cancel
          </button>
        </>
      )}
      {repeat !== null && (
        <button
          type="button"
          className="primary"
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
    </div>
  );
}
