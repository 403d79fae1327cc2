import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, though they are small. */
const LONG = /\/test\/(.+\/battery|bots)\.test\.ts$/;

/** Hands out the longest files first, also where nothing is known of earlier runs: no worker is left with one at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}', 'scripts/skeleton/test/*.test.ts'],
    // The battery of the skeleton is for where it is laid; see test/server/newGame.test.ts.
    exclude: [
      'test/e2e/**',
      'test/examples/**',
      'test/postgres/**',
      'test/server/**',
      'test/site/**',
      '**/skeleton/test/battery.test.ts',
    ],
    silent: 'passed-only',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Test files share what they import: to load it anew for each took a third of the time.
    isolate: false,
    setupFiles: ['test/tools/cleanUp.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
