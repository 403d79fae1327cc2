/** How a game has ended for a bot. */
export type Outcome = 'win' | 'loss' | 'draw';

/** How a bot has fared: its wins, losses and draws. */
export class Score {
  wins = 0;
  losses = 0;
  draws = 0;

  /** Counts a game. */
  count(result: Outcome): this {
    if (result === 'win') this.wins++;
    else if (result === 'loss') this.losses++;
    else this.draws++;
    return this;
  }

  /** Returns the score of both together. */
  plus(other: Score): Score {
    const sum = new Score();
    sum.wins = this.wins + other.wins;
    sum.losses = this.losses + other.losses;
    sum.draws = this.draws + other.draws;
    return sum;
  }

  /** How many games have been counted. */
  get games(): number {
    return this.wins + this.losses + this.draws;
  }

  /**
   * Returns the 95% confidence interval of the share of games won, a draw being half a win (Wilson, "Probable
   * Inference", Journal of the American Statistical Association 22, 1927).
   */
  get interval(): [least: number, most: number] {
    const { games } = this;
    if (games === 0) return [0, 1];
    const share = (this.wins + this.draws / 2) / games;
    const middle = share + Z ** 2 / (2 * games);
    const width = Z * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
    const scale = 1 + Z ** 2 / games;
    return [(middle - width) / scale, (middle + width) / scale];
  }

  toString(): string {
    const [least, most] = this.interval.map((share) => `${(100 * share).toFixed(1)}%`);
    return `${this.wins} won, ${this.losses} lost, ${this.draws} drawn (${least} to ${most})`;
  }
}

/** Standard deviations on either side that hold 95% of a normal distribution. */
const Z = 1.96;
