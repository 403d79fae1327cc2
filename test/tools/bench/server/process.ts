/* A server to be measured, in a process of its own: `stock`, `pglite <folder>` or `postgres <url>`. */
import type { Server as HttpServer } from 'node:http';
import { Server } from 'boardgame.io/server';
import { startServer } from '../../../../lobby';
import { scripted } from './script';

const ENDLESS = 1e9;
const LIMITS = {
  messagesPerSecond: ENDLESS,
  messageBurst: ENDLESS,
  matchesPerHour: ENDLESS,
  rooms: ENDLESS,
  requestsPerSecond: ENDLESS,
  requestBurst: ENDLESS,
  socketsPerAddress: ENDLESS,
  sockets: ENDLESS,
};

const [storage, place] = process.argv.slice(2);
const port = storage === 'stock' ? await startStock() : await startOurs();
process.on('message', () => process.send?.({ cpu: cpuMilliseconds() }));
process.on('disconnect', () => process.exit());
process.send?.({ port });

async function startOurs(): Promise<number> {
  const where = storage === 'postgres' ? { databaseUrl: place } : { dataDir: place };
  const server = await startServer({
    games: [scripted],
    port: 0,
    host: '127.0.0.1',
    limits: LIMITS,
    log: () => {},
    ...where,
  });
  return server.port;
}

/** boardgame.io's own server as it is released, in memory. */
async function startStock(): Promise<number> {
  const server = Server({ games: [{ ...scripted }], origins: [] });
  const listen = server.app.listen.bind(server.app);
  server.app.listen = ((wanted: number, listening: () => void) =>
    listen(wanted, '127.0.0.1', listening)) as typeof server.app.listen;
  const { appServer }: { appServer: HttpServer } = await server.run(0);
  const address = appServer.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
