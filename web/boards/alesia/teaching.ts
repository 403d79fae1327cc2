import type { Teaching } from '../../table/board';
import * as parts from './parts';

/** What the table can explain of Alesia. */
export const teaching: Teaching = {
  rules: async () => [],
  legend: async () => (await import('./Legend')).legendOf(parts),
};
