import { defaultComponents } from '../../../games/caesar-rome-vs-gaul';
import type { Teaching } from '../../table/board';
import * as parts from './parts';

/** What the table can explain of Caesar: Rome vs Gaul. */
export const teaching: Teaching = {
  rules: async () => (await import('../../../games/caesar-rome-vs-gaul/rules')).rules,
  legend: async () => (await import('./Legend')).legendOf(parts),
  cards: {
    names: Object.fromEntries(defaultComponents.cards.map(({ number, name }) => [name, String(number)])),
    texts: async () => (await import('./cardTexts')).cardTextsOf(parts),
  },
};
