import { defineConfig } from 'vitest/config';

/* Rules keep nothing in their modules, so that all their tests can share them: loading them anew for each file took
   as long as many a file's tests. */
const RULES = ['test/*.test.ts', 'test/{battery,caesars-gallic-war,julius-caesar,kit}/**/*.test.ts'];

export default defineConfig({
  test: {
    silent: 'passed-only',
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      { extends: true, test: { name: 'rules', include: RULES, isolate: false } },
      {
        extends: true,
        test: { name: 'lobby and web', include: ['test/{lobby,web}/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
