import { boxOf } from '../../../games/caesar-rome-vs-gaul/components/box';
import type { Teaching } from '../../table/board';
import * as parts from './parts';
import { playedWith } from './playedWith';

/** Returns what the table can explain of Caesar: Rome vs Gaul. */
export const teaching = (box?: string): Teaching => ({
  rules: async () => (await import('../../../games/caesar-rome-vs-gaul/rules')).rules,
  legend: async () => (await import('./Legend')).legendOf(parts),
  cards: {
    names: Object.fromEntries(
      boxOf(playedWith(box)).components.cards.map(({ number, name }) => [name, String(number)]),
    ),
    texts: async () => (await import('./cardTexts')).cardTextsOf(parts, boxOf(playedWith(box))),
  },
});
