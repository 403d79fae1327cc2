import { defaultComponents } from '../../../games/falling-sky/components/default';
import type { Teaching } from '../../table/board';
import type { CardText } from '../../table/teaching/cards/cardText';
import * as parts from './parts';

/** Loads what says of a card, by its id, what its texts do. */
export async function textsOfCards(): Promise<(id: string) => CardText | null> {
  return (await import('./cardTexts')).cardTextsOf(parts);
}

/** What the table can explain of Falling Sky. */
export const teaching: Teaching = {
  rules: async () => (await import('../../../games/falling-sky/rules')).rules,
  legend: async () => (await import('./Legend')).legendOf(parts),
  cards: {
    names: Object.fromEntries(defaultComponents.cards.map(({ number, name }) => [name, String(number)])),
    texts: textsOfCards,
  },
};
