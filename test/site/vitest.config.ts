import { defineConfig } from 'vitest/config';

/* Reads the site that `npm run docs -- --base /rubicon/` has built. */
export default defineConfig({
  test: {
    include: ['test/site/**/*.test.ts'],
    silent: 'passed-only',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
