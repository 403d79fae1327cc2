import { createViteServer } from 'vitest/node';
import { games } from '../../../games';
import { pickFrom, seeded } from '../../../games/testing/chance';
import type * as Tools from '../drawnTable';
import type { Draws } from '../draws';
import { type Measure, rounded } from './measure';

const MOVES = 8;
/** What is counted, of whatever game has it. */
const TABLE = ['Table', 'Board', 'BoardMap', 'Clickable'];

/** How often the table, its board, the map and what can be pressed are drawn by a move over the network, on average over some moves of chance. */
export async function drawsPerMove(): Promise<Measure[]> {
  const vite = await createViteServer({
    mode: 'production',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const tools = await vite.ssrLoadModule('/test/tools/drawnTable.tsx');
  const DrawnTable: typeof Tools.DrawnTable = tools.DrawnTable;
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
  await vite.close();
  return measures;
}
