import { LRUCache } from 'lru-cache';
import type { Tallies, Tally } from '../storage/tallies';

/** How the games of a group have ended. */
export type Ends = {
  /** How many there are. */
  matches: number;
  /** How many moves they had on average, and how many half of them had at the most, to {@link LENGTH_STEP} moves. */
  length: { mean: number; median: number };
  /** How often which sides have won together, the most frequent first; nobody in a draw. */
  wins: { winners: readonly string[]; matches: number }[];
  /** How often people, bots, both or nobody held the winning seats. */
  wonBy: Record<string, number>;
};

/** How the games of one rulebook have ended on a server: all, and by what may have made a difference. */
export type GameStatistics = {
  all: Ends;
  /** By the number of seats. */
  players: Record<string, Ends>;
  /** By who held the seats: `people`, `bots`, or people against bots of a level, as `people, easy`. */
  holders: Record<string, Ends>;
  /** By option and choice. */
  options: Record<string, Record<string, Ends>>;
};

const MILLISECONDS_KEPT = 60_000;
const MOST_KEPT = 100;
/** How often it is counted anew for one who asks; the rest is counted when matches are swept. */
const COUNTED = 20;

type Kept = { text: Promise<string>; until: number };

/** The statistics of games, each kept for a minute as the text that is sent: however many ask for one at once, it is made once. */
export class Statistics {
  readonly #tallies: Pick<Tallies, 'countAll' | 'of'>;
  readonly #now: () => number;
  readonly #kept = new LRUCache<string, Kept>({ max: MOST_KEPT });

  constructor(tallies: Pick<Tallies, 'countAll' | 'of'>, now: () => number = Date.now) {
    this.#tallies = tallies;
    this.#now = now;
  }

  /** Returns the statistics of a game as JSON. */
  of(game: string): Promise<string> {
    const kept = this.#kept.get(game);
    if (kept !== undefined && kept.until > this.#now()) return kept.text;
    const asked = { text: this.#read(game), until: Number.POSITIVE_INFINITY };
    asked.text.then(
      () => {
        asked.until = this.#now() + MILLISECONDS_KEPT;
      },
      () => {
        asked.until = 0;
      },
    );
    this.#kept.set(game, asked);
    return asked.text;
  }

  async #read(game: string): Promise<string> {
    await this.#tallies.countAll(this.#now(), COUNTED);
    return JSON.stringify(statisticsOf(await this.#tallies.of(game)));
  }
}

/** Returns the statistics that tallies of one game make. */
export function statisticsOf(tallies: readonly Tally[]): GameStatistics {
  const options = new Map<string, [string, string][]>();
  const optionsOf = ({ options: text }: Tally) => {
    const known = options.get(text) ?? choicesIn(text);
    options.set(text, known);
    return known;
  };
  const ids = [...new Set(tallies.flatMap((tally) => optionsOf(tally).map(([id]) => id)))];
  return {
    all: endsOf(tallies),
    players: grouped(tallies, ({ players }) => String(players)),
    holders: grouped(tallies, ({ holders }) => holders),
    options: Object.fromEntries(
      ids.map((id) => [id, grouped(tallies, (tally) => optionsOf(tally).find(([each]) => each === id)?.[1])]),
    ),
  };
}

function grouped(
  tallies: readonly Tally[],
  groupOf: (tally: Tally) => string | undefined,
): Record<string, Ends> {
  const groups = new Map<string, Tally[]>();
  for (const tally of tallies) {
    const group = groupOf(tally);
    if (group === undefined) continue;
    const others = groups.get(group);
    if (others === undefined) groups.set(group, [tally]);
    else others.push(tally);
  }
  return Object.fromEntries([...groups].map(([group, members]) => [group, endsOf(members)]));
}

function endsOf(tallies: readonly Tally[]): Ends {
  const matches = sum(tallies, (tally) => tally.matches);
  const moves = sum(tallies, (tally) => tally.moves);
  const wins = new Map<string, number>();
  const wonBy = new Map<string, number>();
  for (const tally of tallies) {
    wins.set(tally.winners, (wins.get(tally.winners) ?? 0) + tally.matches);
    wonBy.set(tally.wonBy, (wonBy.get(tally.wonBy) ?? 0) + tally.matches);
  }
  return {
    matches,
    length: { mean: matches === 0 ? 0 : Math.round(moves / matches), median: medianOf(tallies, matches) },
    wins: [...wins]
      .sort(([, one], [, other]) => other - one)
      .map(([winners, count]) => ({ winners: JSON.parse(winners), matches: count })),
    wonBy: Object.fromEntries(wonBy),
  };
}

/** Returns the number of moves that half of the matches had at the most: the mean of the step in which that one lies. */
function medianOf(tallies: readonly Tally[], matches: number): number {
  const steps = new Map<number, { matches: number; moves: number }>();
  for (const { length, ...tally } of tallies) {
    const step = steps.get(length) ?? { matches: 0, moves: 0 };
    steps.set(length, { matches: step.matches + tally.matches, moves: step.moves + tally.moves });
  }
  let below = 0;
  for (const [, step] of [...steps].sort(([one], [other]) => one - other)) {
    below += step.matches;
    if (2 * below >= matches) return Math.round(step.moves / step.matches);
  }
  return 0;
}

function choicesIn(options: string): [string, string][] {
  return options === '' ? [] : Object.entries(JSON.parse(options));
}

function sum(tallies: readonly Tally[], of: (tally: Tally) => number): number {
  return tallies.reduce((total, tally) => total + of(tally), 0);
}
