import { measureBundle } from '../../../web/size';
import { type Measure, rounded } from './measure';

/** What a first visit downloads, gzipped: the lobby, and what a table loads besides. */
export async function webSize(): Promise<Measure[]> {
  const { lobbyKb, boardKb } = await measureBundle();
  return [
    { bench: 'web/lobby', value: rounded(lobbyKb), unit: 'kB' },
    { bench: 'web/board', value: rounded(boardKb), unit: 'kB' },
  ];
}
