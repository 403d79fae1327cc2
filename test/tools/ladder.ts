/*
 * Tells how strong the bots of a game are: npm run ladder -- <game|all> [--games N] [--percent P] [--seed S] [--against NAME]. Each level
 * plays the one below, and the strongest also boardgame.io's MCTSBot, without and with objectives; where bots consider a few of many moves,
 * also one that is handed legal moves by lot; and in Falling Sky the rules' Non-players. All play at P hundredths of their own times and
 * iterations. Of each pair at most N rounds are played, fewer where a sequential test tells sooner: a round is a game from each side with
 * the same dice, and who has the greater margins in both together has won it, as in duplicate bridge; see contest.ts. The score goes to the
 * error stream after each game and round. One line of JSON for each pair and side as it is known; then the ratings, and a table for
 * docs/bots.md. With --against only games against that bot.
 */
process.env.NODE_ENV ??= 'production';
const { subjects } = await import('../games');
const { levelOf, levels } = await import('../../games/ai');
const { commandLine, refuse, wholeNumber } = await import('./arguments');
type BotName = import('./bots').BotName;
const { duellist } = await import('./bots');
const { contest } = await import('./contest');
const { duelsByRule, RULE } = await import('./duelByRule');
const { Score } = await import('./score');
type Score = import('./score').Score;
const { Ratings } = await import('./rating');
const { SequentialTest } = await import('./sequential');
type Subject = import('./subject').Subject;
type SubjectParts<G extends import('../../games/kit/frame').Stacked> = import('./subject').SubjectParts<G>;
type Stacked = import('../../games/kit/frame').Stacked;

const { positionals, value } = commandLine(['games', 'percent', 'seed', 'against']);
const games = wholeNumber(value('games'), 'games', 20);
const percent = wholeNumber(value('percent'), 'percent', 100);
const seed = wholeNumber(value('seed'), 'seed', 1);
const against = value('against');
const [id = 'all'] = positionals;
const chosen = subjects.filter((subject) => id === 'all' || subject.id === id);
if (chosen.length === 0) refuse(`no game ${id}; choose all, ${subjects.map(({ id }) => id).join(', ')}`);

/** A Faction after the other is played against its Non-player. */
const FACTIONS = 4;
/** Each bot has a whole half of the game, if need be several sides. */
const PLAYERS = 2;

/** What a level is to win of the one below, three games of four, and the strongest of boardgame.io's bots, nine of ten; and what it surely is not. */
const OF_THE_ONE_BELOW = [0.6, 0.75] as const;
const OF_STOCK = [0.75, 0.9] as const;

const PAIRS: readonly (readonly [BotName, BotName, readonly [number, number]])[] = [
  ...levels.slice(1).map(({ id }, below) => [id, levels[below].id, OF_THE_ONE_BELOW] as const),
  ['hard', 'mcts', OF_STOCK],
  ['hard', 'mcts-by-lot', OF_STOCK],
  ['hard', 'objective', OF_STOCK],
];

const VERDICTS: ReadonlyMap<boolean | null, string> = new Map([
  [true, 'yes'],
  [false, 'no'],
  [null, 'too few games'],
]);

const HEAD = `| Bot | Against | Rounds: won, lost, drawn | Games | As much as wanted |
| --- | --- | --- | --- | --- |`;

for (const subject of chosen) await subject.with((parts) => climb(subject, parts));

async function climb<G extends Stacked>({ id }: Subject, parts: SubjectParts<G>): Promise<void> {
  const ratings = new Ratings();
  const rows: string[] = [];
  const note = (first: string, second: string, side: string, { wins, losses, draws }: Score) =>
    console.log(JSON.stringify({ game: id, first, second, side, wins, losses, draws }));
  const isVast = parts.rulebook.bots.suggest !== undefined;
  const pairs = PAIRS.filter(([, second]) => isMet(second) && (isVast || second !== 'mcts-by-lot'));
  for (const [first, second, shares] of pairs) {
    const test = new SequentialTest(...shares);
    const rounds = new Score();
    const scores = await contest(parts, {
      games: PLAYERS * games,
      seed,
      players: PLAYERS,
      first: (seed) => duellist(first, parts.game, seed, timesOf(first)),
      second: (seed) => duellist(second, parts.game, seed, timesOf(second)),
      isEnough: () => test.verdict(rounds) !== null,
      round: (outcome) => console.error(`${first} against ${second} in rounds: ${rounds.count(outcome)}`),
      watch: (names, score, outcome) => {
        ratings.count([[first, second, outcome]]);
        console.error(`${first} against ${second} as ${names}: ${score}`);
      },
    });
    for (const [names, score] of scores) note(first, second, names, score);
    note(first, second, 'rounds', rounds);
    const reached = VERDICTS.get(test.verdict(rounds)) ?? '';
    rows.push(`| ${[first, second, told(rounds), bySide(scores), reached].join(' | ')} |`);
  }
  if (id === 'falling-sky' && isMet(RULE)) {
    const particulars = timesOf('hard');
    const scores = await duelsByRule('hard', { games: FACTIONS * games, seed, particulars, watch: () => {} });
    for (const [faction, score] of scores) note('hard', RULE, faction, score);
    rows.push(`| ${['hard', RULE, '', bySide(scores), ''].join(' | ')} |`);
  }
  const rated = ratings.table.map(
    ({ name, rating, margin }) => `${name} ${Math.round(rating)} ± ${Math.round(margin)}`,
  );
  console.log(JSON.stringify({ game: id, percent, ratings: ratings.table }));
  console.error(`\n${[`### ${id}`, rated.join(', '), HEAD, ...rows].join('\n')}\n`);
}

/** Returns a score as the table has it: won, lost, drawn. */
function told({ wins, losses, draws }: Score): string {
  return `${wins}, ${losses}, ${draws}`;
}

function bySide(scores: ReadonlyMap<string, Score>): string {
  return [...scores].map(([side, score]) => `${side} ${told(score)}`).join('; ');
}

/** Says whether games against a bot are played: all, unless one is named. */
function isMet(name: string): boolean {
  return against === undefined || against === name;
}

/** Returns what a bot thinks with: a share of its own times. */
function timesOf(name: BotName): { ms: number; iterations?: number } {
  const level = levels.find(({ id }) => id === name);
  const share = percent / 100;
  const ms = (level ?? levelOf('hard')).milliseconds * share;
  if (level === undefined || level.iterations === 0) return { ms };
  return { ms, iterations: Math.max(1, Math.round(level.iterations * share)) };
}

export {};
