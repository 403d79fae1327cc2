/* The Events in our own words, loaded when somebody looks at one. */
import type { Boxed } from '../../../games/kit/components/boxes';
import type { CardPart, CardText } from '../../table/teaching/cards/cardText';
import type * as Parts from './parts';
import { TEXTS_1_TO_36 } from './texts1to36';
import { TEXTS_37_TO_72 } from './texts37to72';

/** Returns what says of a card, by its id, what its texts bring about; null for one that lies face down. */
export function cardTextsOf(
  { cardOf }: Pick<typeof Parts, 'cardOf'>,
  played: Boxed,
): (id: string) => CardText | null {
  return (id) => {
    if (id === 'winter') return WINTER;
    const texts = TEXTS_1_TO_36[Number(id)] ?? TEXTS_37_TO_72[Number(id)];
    if (texts === undefined) return null;
    const { name, number, capability } = cardOf(played, Number(id));
    const parts: CardPart[] = [];
    for (const text of ['unshaded', 'shaded'] as const) {
      const said = texts[text];
      if (said === undefined) continue;
      const lasts = capability.includes(text);
      const term = text === 'unshaded' ? 'Unshaded' : 'Shaded';
      parts.push({
        term: lasts ? `${term}, a Capability` : term,
        text: said,
        rule: lasts ? '5.3' : '5.1',
      });
    }
    return { name: `${number} ${name}`, parts };
  };
}

const WINTER: CardText = {
  name: 'Winter',
  parts: [
    {
      term: 'A Winter Round',
      text: 'Victory is checked, the Germans act, everybody takes Quarters and Harvests, the Senate judges, and Spring comes. The last Winter ends the game.',
      rule: '6.0',
    },
  ],
};
