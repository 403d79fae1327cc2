import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    globalSetup: 'test/e2e/globalSetup.ts',
    fileParallelism: false,
    silent: 'passed-only',
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // hands and dice are random: a second try tells a rare hand from a fault
    retry: 1,
  },
});
