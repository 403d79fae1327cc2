import type { Teaching } from '../../table/board';
import * as parts from './parts';

/** Returns what the table can explain of Alesia. */
export const teaching = (): Teaching => ({
  rules: async () => (await import('../../../games/alesia/rules')).rules,
  legend: async () => (await import('./Legend')).legendOf(parts),
});
