import type { Subjects } from '../../../games/kit/journal';
import { WithCards } from '../teaching/cards/WithCards';

interface ShownWordsProps {
  text: string;
  /** What they are about. */
  about: Subjects;
  /** How they look where they can be pressed. */
  className: string;
  /** Shows on the board what they are about. */
  show(about: Subjects): void;
}

/** Words of what has happened: a button where the board can show what they are about, else with the cards they name. */
export function ShownWords({ text, about, className, show }: ShownWordsProps) {
  if ((about.places ?? []).length === 0) {
    return (
      <span>
        <WithCards text={text} />
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`rubicon-plain ${className}`}
      onClick={() => show(about)}
      title="Show it on the map"
    >
      {text}
    </button>
  );
}
