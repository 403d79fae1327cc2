import { boxOf } from '../../../games/falling-sky/components/box';
import type { Teaching } from '../../table/board';
import type { CardText } from '../../table/teaching/cards/cardText';
import * as parts from './parts';
import { playedWith } from './playedWith';

/** Loads what says of a card, by its id, what its texts do. */
export async function textsOfCards(box?: string): Promise<(id: string) => CardText | null> {
  return (await import('./cardTexts')).cardTextsOf(parts, playedWith(box));
}

/** Returns what the table can explain of Falling Sky. */
export const teaching = (box?: string): Teaching => ({
  rules: async () => (await import('../../../games/falling-sky/rules')).rules,
  legend: async () => (await import('./Legend')).legendOf(parts, playedWith(box)),
  cards: {
    names: Object.fromEntries(
      boxOf(playedWith(box)).components.cards.map(({ number, name }) => [name, String(number)]),
    ),
    texts: () => textsOfCards(box),
  },
});
