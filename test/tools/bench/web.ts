import { measureBundle } from '../../../web/size';
import type { Measure } from './measure';

/** What a first visit downloads, gzipped: of the lobby, and of the link of a match of each game. */
export async function webSize(): Promise<Measure[]> {
  const { lobby, tables } = await measureBundle();
  return [
    { bench: 'web/lobby', value: lobby, unit: 'kB' },
    ...Object.entries(tables).map(([game, value]) => ({ bench: `web/${game}`, value, unit: 'kB' })),
  ];
}
