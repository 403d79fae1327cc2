import { useContext } from 'react';
import { CardButton } from './CardButton';
import { CardNames, namingsIn } from './cardNames';

/** A line of words in which every card that is named can be looked at. */
export function WithCards({ text }: { text: string }) {
  const names = useContext(CardNames);
  return namingsIn(text, names).map(({ text: piece, card }, index) =>
    card === null ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never change
      <CardButton key={index} id={card} isWord>
        {piece}
      </CardButton>
    ),
  );
}
