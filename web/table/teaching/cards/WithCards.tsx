import { useContext } from 'react';
import { CardButton } from './CardButton';
import { CardNames, namingsIn } from './cardNames';
import css from './WithCards.module.css';

/** A line of words in which every card that is named can be looked at. */
export function WithCards({ text }: { text: string }) {
  const namings = namingsIn(text, useContext(CardNames));
  return namings.map(({ text: piece, card }, index) => {
    if (card === null) return index === 0 ? piece : piece.slice(marksOf(piece).length);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never change
      <span key={index} className={css.together}>
        <CardButton id={card} isWord>
          {piece}
        </CardButton>
        {marksOf(namings[index + 1]?.text ?? '')}
      </span>
    );
  });
}

/** Returns the punctuation marks that words begin with, which stand in one line with the card before them. */
function marksOf(words: string): string {
  return /^[,.;:!?)]*/.exec(words)?.[0] ?? '';
}
