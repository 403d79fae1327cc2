import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**', 'test/postgres/**', 'test/server/**'],
    silent: 'passed-only',
    maxWorkers: 2,
    // Test files share what they import: to load it anew for each took a third of the time.
    isolate: false,
    setupFiles: ['test/tools/cleanUp.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
