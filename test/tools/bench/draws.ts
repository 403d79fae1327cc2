import { register } from 'node:module';
import { games } from '../../../games';
import { pickFrom, seeded } from '../chance';
import type { Draws } from '../draws';
import { type Measure, rounded } from './measure';

const MOVES = 8;
/** What is counted, of whatever game has it. */
const TABLE = ['Table', 'Board', 'BoardMap', 'Clickable'];

/** Style sheets are asked for nothing but the names of their classes. */
const NO_STYLES = `export const load = (url, context, next) => url.endsWith('.css')
  ? { format: 'module', source: 'export default new Proxy({}, { get: (_, name) => String(name) })', shortCircuit: true }
  : next(url, context)`;

/** How often the table, its board, the map and what can be pressed are drawn by a move over the network, on average over some moves of chance. */
export async function drawsPerMove(): Promise<Measure[]> {
  register(`data:text/javascript,${encodeURIComponent(NO_STYLES)}`);
  const { DrawnTable } = await import('../drawnTable');
  const measures: Measure[] = [];
  for (const { rulebook } of games) {
    const table = await DrawnTable.overNetwork(rulebook.id);
    const next = seeded(1);
    const counted: Draws[] = [];
    for (let move = 0; move < MOVES; move++) {
      await table.playOn(
        () => true,
        (legal) => pickFrom(legal, next),
      );
      counted.push(await table.countMoves(pickFrom(table.legal, next)));
    }
    await table.close();
    for (const name of TABLE) {
      const sum = counted.reduce((before, draws) => before + draws.of(name), 0);
      measures.push({ bench: `draws/${rulebook.id}/${name}`, value: rounded(sum / MOVES), unit: 'per move' });
    }
  }
  return measures;
}
