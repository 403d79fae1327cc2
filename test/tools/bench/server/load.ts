import { seeded } from '../../../../games/testing/chance';
import { type Measure, quantile, rounded } from '../measure';
import { Child } from './child';
import { script } from './script';
import { spectators, Table } from './table';

const ROUNDS = 2;
const SLICE = 3000;
const WARM_UP = 1000;
/** Milliseconds that the players of a match think between moves when the time of a move is measured, on the average. */
const THOUGHT = 500;
const SPECTATORS = 2000;

type Load = { moves: number; milliseconds: number; cpu: number };

const moves = script();

/**
 * Moves a second that servers bear when everybody answers at once, what a move costs them, how long a move takes to
 * the other player when people think, and how long many spectators wait. boardgame.io's own server, which keeps
 * matches in memory, is measured in turns with ours.
 */
export async function serverLoad(): Promise<Measure[]> {
  const children = await Child.startAll();
  const measures: Measure[] = [];
  try {
    for (const matches of [50, 500]) measures.push(...(await closedLoops(children, matches)));
    for (const child of children) measures.push(await latency(child));
    for (const child of children) measures.push(await syncs(child));
    return measures;
  } finally {
    for (const child of children) await child.stop();
  }
}

async function closedLoops(children: Child[], matches: number): Promise<Measure[]> {
  const loads = new Map<Child, Load>(children.map((child) => [child, { moves: 0, milliseconds: 0, cpu: 0 }]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [child, load] of loads) {
      const tables = await openTables(child.url, matches);
      await playFor(tables, WARM_UP);
      const before = await child.cpu();
      const started = performance.now();
      load.moves += await playFor(tables, SLICE);
      load.milliseconds += performance.now() - started;
      load.cpu += (await child.cpu()) - before;
      for (const table of tables) table.close();
    }
  }
  const speed = ({ moves, milliseconds }: Load) => moves / (milliseconds / 1000);
  const [stock] = [...loads.values()].map(speed);
  return [...loads].flatMap(([{ storage }, load]) => [
    {
      bench: `server/${storage}/moves-${matches}`,
      value: rounded(speed(load)),
      unit: 'moves/s',
      ratio: rounded(speed(load) / stock),
      reference: "boardgame.io's own server, in memory",
    },
    ...(matches === 50
      ? [{ bench: `server/${storage}/cpu`, value: rounded(load.cpu / load.moves), unit: 'ms/move' }]
      : []),
  ]);
}

async function latency({ storage, url }: Child): Promise<Measure> {
  const next = seeded(1);
  const tables = await openTables(url, 50);
  const end = performance.now() + 4 * SLICE;
  const pause = () => 2 * THOUGHT * next();
  const times = await Promise.all(tables.map((table) => table.play(() => performance.now() < end, pause)));
  for (const table of tables) table.close();
  return {
    bench: `server/${storage}/latency`,
    value: rounded(quantile(times.flat(), 0.99)),
    unit: 'ms, 99th percentile',
  };
}

async function syncs({ storage, url }: Child): Promise<Measure> {
  const [table] = await openTables(url, 1);
  let left = 200;
  await table.play(() => left-- > 0);
  const crowd = await spectators(url, SPECTATORS);
  const started = performance.now();
  await crowd.sync(table.matchID);
  const seconds = (performance.now() - started) / 1000;
  crowd.close();
  table.close();
  return { bench: `server/${storage}/sync`, value: rounded(seconds), unit: `s, ${SPECTATORS} spectators` };
}

async function openTables(url: string, count: number): Promise<Table[]> {
  const tables: Table[] = [];
  while (tables.length < count) {
    const few = Math.min(10, count - tables.length);
    tables.push(...(await Promise.all(Array.from({ length: few }, () => Table.open(url, moves)))));
  }
  return tables;
}

/** Lets all tables play at once for some milliseconds, and returns how many moves they have made. */
async function playFor(tables: Table[], milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  const played = await Promise.all(tables.map((table) => table.play(() => performance.now() < end)));
  return played.flat().length;
}
