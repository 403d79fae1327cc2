import { boxOf } from '../../../games/julius-caesar/components/box';
import { CARD_IDS } from '../../../games/julius-caesar/components/cards';
import { cardName } from '../../../games/julius-caesar/components/inPlay';
import type { Teaching } from '../../table/board';
import * as parts from './parts';
import { playedWith } from './playedWith';

/** Returns what the table can explain of Julius Caesar. */
export const teaching = (box?: string): Teaching => ({
  rules: async () => (await import('../../../games/julius-caesar/rules')).rules,
  legend: async () => (await import('./Legend')).legendOf(parts, boxOf(playedWith(box))),
  cards: {
    names: Object.fromEntries(CARD_IDS.map((id) => [cardName(playedWith(box), id), id])),
    texts: async () => (await import('./cardTexts')).cardTextsOf(boxOf(playedWith(box))),
  },
});
