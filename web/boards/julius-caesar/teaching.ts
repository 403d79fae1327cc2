import { defaultComponents } from '../../../games/julius-caesar';
import { CARD_IDS } from '../../../games/julius-caesar/components/cards';
import { cardName } from '../../../games/julius-caesar/components/inPlay';
import type { Teaching } from '../../table/board';
import * as parts from './parts';

/** What the table can explain of Julius Caesar. */
export const teaching: Teaching = {
  rules: async () => (await import('../../../games/julius-caesar/rules')).rules,
  legend: async () => (await import('./Legend')).legendOf(parts),
  cards: {
    names: Object.fromEntries(CARD_IDS.map((id) => [cardName({ box: defaultComponents.id }, id), id])),
    texts: async () => (await import('./cardTexts')).cardTextsOf(parts),
  },
};
