import type { TestProject } from 'vitest/node';
import { build, Server } from './server';

declare module 'vitest' {
  interface ProvidedContext {
    url: string;
    /** The file that lets the server's bots wait while it is there. */
    botsWait: string;
  }
}

/** Builds the web app once and serves it; tests find it at `inject('url')`. */
export default async function serve({ provide }: TestProject): Promise<() => Promise<void>> {
  await build();
  const server = await Server.start('test/e2e/serve.ts');
  provide('url', server.url);
  provide('botsWait', server.botsWait);
  return () => server.stop();
}
