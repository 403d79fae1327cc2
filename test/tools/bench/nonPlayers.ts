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
/** How often all games are played, and how many of them are timed together. */
const ROUNDS = 3;
const PORTION = 50;

/** How scenarios are called in the names of the measures. */
const NAMES: Readonly<Partial<Record<ScenarioId, string>>> = { 'great-revolt': 'the-great-revolt' };

/** A {@link Measure} of the games of a scenario. */
interface Played extends Measure {
  /** What a game takes on average, slow moments of the machine included. */
  mean: number;
  /** How often each Faction wins. */
  wins: Record<string, number>;
}

/**
 * How long a game of Falling Sky takes that four Non-players play, and how often each Faction wins. The rules are compiled as they
 * are published (scripts/package.ts): what runs TypeScript as it stands keeps the names of functions, which costs a quarter.
 * All games are played several times, and of each fifty the shortest time counts, as with Python's timeit: what else
 * a shared machine does makes the same games take up to half as long again from one second to the next.
 */
export async function nonPlayers(games = GAMES): Promise<Played[]> {
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
    const scenarios = SCENARIOS.map(({ id }) => new Timed(play, id, games));
    for (let round = 0; round < ROUNDS; round++) for (const scenario of scenarios) scenario.play();
    return scenarios.map((scenario) => scenario.measure());
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The games of a scenario, and how long they have taken. */
class Timed {
  readonly #play: typeof playByRule;
  readonly #id: ScenarioId;
  readonly #games: number;
  /** The milliseconds of each portion of the games: the shortest of all rounds, and those of all rounds together. */
  readonly #shortest: number[] = [];
  #all = 0;
  #rounds = 0;
  #wins: Record<string, number> = {};

  constructor(play: typeof playByRule, id: ScenarioId, games: number) {
    this.#play = play;
    this.#id = id;
    this.#games = games;
  }

  /** Plays all games once. */
  play(): void {
    this.#rounds++;
    this.#wins = {};
    for (let first = 1; first <= this.#games; first += PORTION) {
      const started = performance.now();
      for (let seed = first; seed < Math.min(first + PORTION, this.#games + 1); seed++)
        for (const winner of this.#play(this.#id, seed).winners)
          this.#wins[winner] = (this.#wins[winner] ?? 0) + 1;
      const time = performance.now() - started;
      this.#all += time;
      const portion = (first - 1) / PORTION;
      this.#shortest[portion] = Math.min(time, this.#shortest[portion] ?? time);
    }
  }

  measure(): Played {
    const shortest = this.#shortest.reduce((sum, time) => sum + time, 0);
    return {
      bench: `nonplayers/${NAMES[this.#id] ?? this.#id}`,
      value: rounded(shortest / this.#games),
      unit: 'ms',
      mean: rounded(this.#all / this.#games / this.#rounds),
      wins: this.#wins,
    };
  }
}
