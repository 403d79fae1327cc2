/* Plays games of Falling Sky between Non-players and prints how long they take, in JSON: what nonPlayers.ts compiles and runs. */
import { SCENARIOS, type ScenarioId } from '../../../games/falling-sky/components/scenarios';
import { playByRule } from '../byRule';
import { type Measure, rounded } from './measure';

/** Games of each scenario played before the clock starts, until the engine has compiled what runs hot: the first hundred take twice as long. */
const WARM_UP = 400;
/** How often all games are played, and how many of them are timed together. */
const ROUNDS = 4;
const PORTION = 50;

/** How scenarios are called in the names of the measures. */
const NAMES: Readonly<Partial<Record<ScenarioId, string>>> = { 'great-revolt': 'the-great-revolt' };

/** A {@link Measure} of the games of a scenario. */
export interface Played extends Measure {
  /** What a game takes on average, slow moments of the machine included. */
  mean: number;
  /** How often each Faction wins. */
  wins: Record<string, number>;
}

/**
 * The games of a scenario, and how long they take. All are played several times, and of each fifty the shortest time counts, as
 * with Python's timeit: what else a shared machine does makes the same games take up to half as long again from one second to
 * the next.
 */
class Timed {
  readonly #id: ScenarioId;
  readonly #games: number;
  /** The milliseconds that each portion of the games took when it took least. */
  readonly #least: number[] = [];
  #wins: Record<string, number> = {};
  #played = 0;
  #milliseconds = 0;

  constructor(id: ScenarioId, games: number) {
    this.#id = id;
    this.#games = games;
  }

  /** Plays all games once. */
  play(): void {
    this.#wins = {};
    for (let portion = 0; portion * PORTION < this.#games; portion++) {
      const started = performance.now();
      this.#playPortion(portion);
      const time = performance.now() - started;
      this.#least[portion] = Math.min(time, this.#least[portion] ?? time);
      this.#milliseconds += time;
    }
  }

  #playPortion(portion: number): void {
    const last = Math.min((portion + 1) * PORTION, this.#games);
    for (let seed = portion * PORTION + 1; seed <= last; seed++) {
      for (const winner of playByRule(this.#id, seed).winners)
        this.#wins[winner] = (this.#wins[winner] ?? 0) + 1;
      this.#played++;
    }
  }

  measure(): Played {
    const least = this.#least.reduce((sum, time) => sum + time, 0);
    return {
      bench: `nonplayers/${NAMES[this.#id] ?? this.#id}`,
      value: rounded(least / this.#games),
      unit: 'ms',
      mean: rounded(this.#milliseconds / this.#played),
      wins: this.#wins,
    };
  }
}

const games = Number(process.argv[2]);
for (let seed = 1; seed <= WARM_UP; seed++) for (const { id } of SCENARIOS) playByRule(id, games + seed);
const scenarios = SCENARIOS.map(({ id }) => new Timed(id, games));
for (let round = 0; round < ROUNDS; round++) for (const scenario of scenarios) scenario.play();
console.log(JSON.stringify(scenarios.map((scenario) => scenario.measure())));
