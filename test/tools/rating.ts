import { Glicko2, type Player } from 'glicko2';
import type { Outcome } from './score';

/** What Glicko-2 begins with (Glickman, "Example of the Glicko-2 system", 2022). Bots do not change, so that hardly anything is put down to that. */
const SETTINGS = { tau: 0.3, rating: 1500, rd: 350, vol: 0.001 };
const POINTS: Readonly<Record<Outcome, number>> = { win: 1, draw: 0.5, loss: 0 };
/** Deviations on either side that hold 95% of a normal distribution. */
const Z = 1.96;

/** The strength of bots by the games they have played, in Glicko-2's points: who has 400 more wins ten games of eleven. */
export class Ratings {
  readonly #glicko = new Glicko2(SETTINGS);
  readonly #players = new Map<string, Player>();

  /** Counts the games of a period, each as its first player has seen it end. */
  count(games: readonly (readonly [first: string, second: string, outcome: Outcome])[]): void {
    this.#glicko.updateRatings(
      games.map(([first, second, outcome]) => [this.#player(first), this.#player(second), POINTS[outcome]]),
    );
  }

  /** Returns each bot's rating with what it may be off by, with a confidence of 95%, the strongest first. */
  get table(): { name: string; rating: number; margin: number }[] {
    return [...this.#players]
      .map(([name, player]) => ({ name, rating: player.getRating(), margin: Z * player.getRd() }))
      .sort((a, b) => b.rating - a.rating);
  }

  #player(name: string): Player {
    const player = this.#players.get(name) ?? this.#glicko.makePlayer();
    this.#players.set(name, player);
    return player;
  }
}
