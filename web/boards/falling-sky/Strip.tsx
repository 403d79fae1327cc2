import { type Answers, besideMap, type Draft, wordsOfDraft } from './draft';
import css from './Strip.module.css';

interface StripProps {
  choices: Answers;
  draft: Draft | null;
  isAsked: boolean;
  /** Goes on with a draft in a menu at a point of the window. */
  onBegin(drafts: readonly Draft[], at: { x: number; y: number }): void;
  onCancel(): void;
}

/** What is being chosen, at the foot of the map, and what is begun beside it since it is about no place. */
export function Strip({ choices, draft, isAsked, onBegin, onCancel }: StripProps) {
  const others = draft === null && isAsked ? besideMap(choices) : [];
  if (draft === null && others.length === 0) return null;
  return (
    <div className={css.strip} data-testid="strip">
      {draft !== null && (
        <>
          <span role="status">{wordsOfDraft(draft)} …</span>
          <button type="button" onClick={onCancel} data-testid="cancel-draft">
            Cancel
          </button>
        </>
      )}
      {others.map((other) => (
        <button
          key={other.move}
          type="button"
          data-move={other.move}
          onClick={({ currentTarget }) => {
            const { left, bottom } = currentTarget.getBoundingClientRect();
            onBegin([other], { x: left, y: bottom });
          }}
        >
          {wordsOfDraft(other)} …
        </button>
      ))}
    </div>
  );
}
