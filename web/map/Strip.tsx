import css from './Strip.module.css';

/** A move that is begun beside the map. */
interface Begin {
  move: string;
  words: string;
}

interface StripProps {
  /** What is under way, with what is left to pay with; empty for nothing. */
  underWay: string;
  /** What is being chosen, in words, or null. */
  draft: string | null;
  /** What is begun here, since it is about no place. */
  others: readonly Begin[];
  /** Goes on with one of the others in a menu at a point of the window. */
  onBegin(move: string, at: { x: number; y: number }): void;
  onCancel(): void;
}

/** What is being chosen and what is left to pay with, at the foot of the map, and what is begun beside it. */
export function Strip({ underWay, draft, others, onBegin, onCancel }: StripProps) {
  if (draft === null && others.length === 0 && underWay === '') return null;
  return (
    <div className={css.strip} data-testid="strip">
      {draft === null && underWay !== '' && <span data-testid="cost">{underWay}</span>}
      {draft !== null && (
        <>
          <span role="status">{draft} …</span>
          <button type="button" onClick={onCancel} data-testid="cancel-draft">
            Cancel
          </button>
        </>
      )}
      {others.map(({ move, words }) => (
        <button
          key={move}
          type="button"
          data-move={move}
          onClick={({ currentTarget }) => {
            const { left, bottom } = currentTarget.getBoundingClientRect();
            onBegin(move, { x: left, y: bottom });
          }}
        >
          {words} …
        </button>
      ))}
    </div>
  );
}
