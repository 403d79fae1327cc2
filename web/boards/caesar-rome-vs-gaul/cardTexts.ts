/* The cards in our own words, loaded when somebody looks at one. */
import type { Box } from '../../../games/caesar-rome-vs-gaul/components/box';
import type { CardText } from '../../table/teaching/cards/cardText';
import type * as Parts from './parts';

const RULES = { event: '7.5.2', bonus: '7.5.3', surprise: '7.5.4', reaction: '7.5.5' } as const;

type Names = Pick<typeof Parts, 'KINDS' | 'titleOf' | 'whoseText'>;

/** Returns what says of a card, by its id, what it does; null for one that lies face down. */
export function cardTextsOf(
  { KINDS, titleOf, whoseText }: Names,
  { components }: Pick<Box, 'components'>,
): (id: string) => CardText | null {
  return (id) => {
    const card = components.cards.find(({ number }) => String(number) === id);
    if (card === undefined) return null;
    const { number, points, kind, text } = card;
    return {
      name: `${number} ${titleOf(card)}`,
      parts: [
        {
          term: 'Action Points',
          text: `${points} ${points === 1 ? 'point' : 'points'}, for whoever plays the card.`,
          rule: '7.6',
        },
        { term: `${KINDS[kind]}, for ${whoseText(card)}`, text, rule: RULES[kind] },
      ],
    };
  };
}
