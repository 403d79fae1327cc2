import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    globalSetup: 'test/e2e/globalSetup.ts',
    fileParallelism: false,
    silent: 'passed-only',
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
