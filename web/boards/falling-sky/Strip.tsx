import type { G } from '../../../games/falling-sky/state';
import { type Answers, besideMap, type Draft, wordsOfDraft } from './draft';
import css from './Strip.module.css';
import { costLine } from './underWay';

interface StripProps {
  G: G;
  choices: Answers;
  draft: Draft | null;
  isAsked: boolean;
  /** Goes on with a draft in a menu at a point of the window. */
  onBegin(drafts: readonly Draft[], at: { x: number; y: number }): void;
  onCancel(): void;
}

/** What is being chosen and what is left to pay with, at the foot of the map, and what is begun beside it since it is about no place. */
export function Strip({ G, choices, draft, isAsked, onBegin, onCancel }: StripProps) {
  const others = draft === null && isAsked ? besideMap(choices) : [];
  const cost = isAsked ? costLine(G) : '';
  if (draft === null && others.length === 0 && cost === '') return null;
  return (
    <div className={css.strip} data-kept="" data-testid="strip">
      {draft === null && cost !== '' && <span data-testid="cost">{cost}</span>}
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
