/* The server of the project with the bots of `botThread.ts`, which may wait as long as a test wants. */
import { games } from '../../games/index';
import { readConfiguration } from '../../lobby/configuration';
import { startServer } from '../../lobby/index';

const HOUR = 3_600_000;

const configuration = readConfiguration(process.env);
const script = new URL('./botThread.ts', import.meta.url);
const bots = { script, threads: configuration.botThreads, graceMilliseconds: HOUR };
const server = await startServer({ ...configuration, games, bots });
process.on('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
