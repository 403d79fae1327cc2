import { defineConfig } from 'vitest/config';

/* Installs the packed package in each of the examples, and runs them. */
export default defineConfig({
  test: {
    include: ['test/examples/**/*.test.ts'],
    globalSetup: 'test/tools/packOnce.ts',
    silent: 'passed-only',
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
