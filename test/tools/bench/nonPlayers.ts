import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { SCENARIOS, type ScenarioId } from '../../../games/falling-sky/components/scenarios';
import type { playByRule } from '../byRule';
import { type Measure, rounded } from './measure';

const GAMES = 1000;
/** Games of each scenario played before the clock starts, until the engine has compiled what runs hot: the first hundred take twice as long. */
const WARM_UP = 400;

/** How scenarios are called in the names of the measures. */
const NAMES: Readonly<Partial<Record<ScenarioId, string>>> = { 'great-revolt': 'the-great-revolt' };

/**
 * How long a game of Falling Sky takes that four Non-players play, and how often each Faction wins. The rules are compiled as they
 * are published (scripts/package.ts): what runs TypeScript as it stands keeps the names of functions, which costs a quarter.
 */
export async function nonPlayers(games = GAMES): Promise<(Measure & { wins: Record<string, number> })[]> {
  const folder = await mkdtemp(join(tmpdir(), 'nonplayers-'));
  try {
    const outfile = join(folder, 'byRule.mjs');
    await build({
      entryPoints: [join(import.meta.dirname, '../byRule.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'es2022',
    });
    const { playByRule: play }: { playByRule: typeof playByRule } = await import(pathToFileURL(outfile).href);
    for (let seed = 1; seed <= WARM_UP; seed++) for (const { id } of SCENARIOS) play(id, games + seed);
    return SCENARIOS.map(({ id }) => measured(play, id, games));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function measured(
  play: typeof playByRule,
  id: ScenarioId,
  games: number,
): Measure & { wins: Record<string, number> } {
  const wins: Record<string, number> = {};
  const started = performance.now();
  for (let seed = 1; seed <= games; seed++)
    for (const winner of play(id, seed).winners) wins[winner] = (wins[winner] ?? 0) + 1;
  const value = rounded((performance.now() - started) / games);
  return { bench: `nonplayers/${NAMES[id] ?? id}`, value, unit: 'ms', wins };
}
