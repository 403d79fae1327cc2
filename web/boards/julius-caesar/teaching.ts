import type { Teaching } from '../../table/board';

/** What the table can explain of Julius Caesar. */
export const teaching: Teaching = {
  rules: async () => (await import('../../../games/julius-caesar/rules')).rules,
};
