import { CARD_IDS } from '../../../games/caesars-gallic-war/components/cards';
import { cardName } from '../../../games/caesars-gallic-war/components/labels';
import type { Teaching } from '../../table/board';
import * as parts from './parts';
import { playedWith } from './playedWith';

/** Returns what the table can explain of Caesar's Gallic War. */
export const teaching = (box?: string): Teaching => ({
  rules: async () => (await import('../../../games/caesars-gallic-war/rules')).rules,
  legend: async () => (await import('./Legend')).legendOf(parts, playedWith(box)),
  cards: {
    names: Object.fromEntries(CARD_IDS.map((id) => [cardName(playedWith(box), id), id])),
    texts: async () => (await import('./cardTexts')).cardTextsOf(parts, playedWith(box)),
  },
});
