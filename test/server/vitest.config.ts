import { defineConfig } from 'vitest/config';

/*
 * What starts servers as processes of their own, floods them, lets their bots play whole games, compares the wire of whole games,
 * or builds the package.
 */
export default defineConfig({
  test: {
    include: ['test/server/**/*.test.ts'],
    globalSetup: 'test/tools/packOnce.ts',
    silent: 'passed-only',
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
