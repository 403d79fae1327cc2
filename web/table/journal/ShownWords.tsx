import { useContext } from 'react';
import type { Subjects } from '../../../games/kit/journal';
import { CardNames, namingsIn } from '../teaching/cards/cardNames';
import { WithCards } from '../teaching/cards/WithCards';

interface ShownWordsProps {
  text: string;
  /** What they are about. */
  about: Subjects;
  /** How they look where they can be pressed. */
  className: string;
  /** The position to which it led can be shown. */
  hasPosition?: boolean;
  /** Shows on the board what they are about. */
  show(about: Subjects): void;
}

/** Words of what has happened: a button where the board can show something of it, else with the cards they name. */
export function ShownWords({ text, about, className, hasPosition = false, show }: ShownWordsProps) {
  const names = useContext(CardNames);
  const hasPlaces = (about.places ?? []).length > 0;
  const namesCard = !hasPlaces && namingsIn(text, names).some(({ card }) => card !== null);
  if (!hasPlaces && (namesCard || !hasPosition)) {
    const press = hasPosition ? () => show(about) : undefined;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: keys have the slider, and the cards
      <span onClick={({ target, currentTarget }) => target === currentTarget && press?.()}>
        <WithCards text={text} />
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`rubicon-plain ${className}`}
      onClick={() => show(about)}
      title={hasPosition ? 'Show the position after it' : 'Show it on the map'}
    >
      {text}
    </button>
  );
}
