import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { Played } from './playedByRule';

const run = promisify(execFile);

const GAMES = 1000;

/**
 * How long a game of Falling Sky takes that four Non-players play, and how often each Faction wins; see playedByRule.ts. The rules
 * are compiled as they are published (scripts/package.ts) and run by Node alone: what runs TypeScript as it stands keeps the names
 * of functions, which costs a quarter, and with all that other measures load collecting garbage takes twice as long.
 */
export async function nonPlayers(games = GAMES): Promise<Played[]> {
  const folder = await mkdtemp(join(tmpdir(), 'nonplayers-'));
  try {
    const outfile = join(folder, 'playedByRule.mjs');
    await build({
      entryPoints: [join(import.meta.dirname, 'playedByRule.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'es2022',
    });
    const { stdout } = await run(process.execPath, [outfile, `${games}`]);
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}
