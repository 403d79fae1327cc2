import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { removeFolders } from './fixtures/folder';
import { startOurs } from './fixtures/servers';

afterAll(removeFolders);

/** Returns the HTTP server of this process that answers a request. */
async function serverOf(url: string): Promise<Server> {
  const servers: Server[] = [];
  const seen = (message: unknown) => {
    if (typeof message !== 'object' || message === null || !('server' in message)) return;
    if (message.server instanceof Server) servers.push(message.server);
  };
  subscribe('http.server.request.start', seen);
  await (await fetch(url)).text();
  unsubscribe('http.server.request.start', seen);
  return servers[0] as Server;
}

test('errors of the HTTP server after it has begun to listen are logged, and it goes on', async () => {
  const failures: unknown[] = [];
  const server = await startOurs({
    log: (event, facts) => {
      if (event === 'failed') failures.push(facts?.error);
    },
  });
  const http = await serverOf(`${server.url}/healthz`);
  for (const word of ['late', 'later']) http.emit('error', new Error(word));
  expect(failures).toEqual(['late', 'later']);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await server.close();
});
