import type { Teaching } from '../../table/board';

/** What the table can explain of Caesar's Gallic War. */
export const teaching: Teaching = {
  rules: async () => (await import('../../../games/caesars-gallic-war/rules')).rules,
};
