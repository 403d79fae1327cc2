import { measureBundle } from '../../../web/size';
import type { Measure } from './measure';

/**
 * What is downloaded, gzipped: by a first visit of the lobby, by who goes on from there to a table of each game, and by who
 * opens the link of one.
 */
export async function webSize(): Promise<Measure[]> {
  const { lobby, tables } = await measureBundle();
  return [
    { bench: 'web/lobby', value: lobby, unit: 'kB' },
    ...Object.entries(tables).flatMap(([game, { own, all }]) => [
      { bench: `web/${game}`, value: own, unit: 'kB' },
      { bench: `web/${game}/link`, value: all, unit: 'kB' },
    ]),
  ];
}
