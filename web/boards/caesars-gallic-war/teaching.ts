import { CARD_IDS } from '../../../games/caesars-gallic-war/components/cards';
import { cardName } from '../../../games/caesars-gallic-war/components/labels';
import type { Teaching } from '../../table/board';
import { OF_PAGE } from './ofPage';
import * as parts from './parts';

/** What the table can explain of Caesar's Gallic War. */
export const teaching: Teaching = {
  rules: async () => (await import('../../../games/caesars-gallic-war/rules')).rules,
  legend: async () => (await import('./Legend')).legendOf(parts),
  cards: {
    names: Object.fromEntries(CARD_IDS.map((id) => [cardName(OF_PAGE, id), id])),
    texts: async () => (await import('./cardTexts')).cardTextsOf(parts),
  },
};
