import type { TestProject } from 'vitest/node';
import { build, Server } from './server';

declare module 'vitest' {
  interface ProvidedContext {
    url: string;
  }
}

/** Builds the web app once and serves it as it is served in earnest; tests find it at `inject('url')`. */
export default async function serve({ provide }: TestProject): Promise<() => Promise<void>> {
  await build();
  const server = await Server.start();
  provide('url', server.url);
  return () => server.stop();
}
