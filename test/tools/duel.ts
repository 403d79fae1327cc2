/*
 * Lets two bots play each other: npm run duel -- <game> <botA> <botB> --games N --ms M [--seed S]. The first holds one seat,
 * each in turn, and the second all others. The score of the first from the sides it held goes to the error stream, with
 * its 95% confidence interval. Against `rule`, in Falling Sky, both play the same seat, see duelByRule.ts. More options:
 *   --iterations N      so many iterations for each decision, whatever time they take
 *   --players N         how many seats the game has
 *   --before FOLDER     the second bot is that of another checkout of this repository
 *   --until LEAST,AIM   ends as soon as a sequential test tells whether the first wins a share of AIM or only of LEAST
 */
process.env.NODE_ENV ??= 'production';
const { allSubjects } = await import('../games');
const { commandLine, refuse, wholeNumber } = await import('./arguments');
const { botsBefore } = await import('./before');
type BotName = import('./bots').BotName;
const { BOT_NAMES, duellist, isBotName } = await import('./bots');
const { contest, sumOf, usualPlayers } = await import('./contest');
const { RULE, duelsByRule } = await import('./duelByRule');
type Score = import('./score').Score;
const { SequentialTest } = await import('./sequential');

const { positionals, value } = commandLine([
  'games',
  'ms',
  'seed',
  'iterations',
  'players',
  'before',
  'until',
]);
const [id, a, b] = positionals;
const games = wholeNumber(value('games'), 'games', 20);
const iterations =
  value('iterations') === undefined ? undefined : wholeNumber(value('iterations'), 'iterations', 1);
const ms = iterations === undefined ? wholeNumber(value('ms'), 'ms', 100) : Infinity;
const seed = wholeNumber(value('seed'), 'seed', 1);
const subject =
  allSubjects.find((candidate) => candidate.id === id) ??
  refuse(`no game ${id}; choose ${allSubjects.map((subject) => subject.id).join(', ')}`);
const nameA = botName(a);
const isByRule = b === RULE && id === 'falling-sky';
const nameB = isByRule ? nameA : botName(b);
const folder = value('before');
const before =
  folder === undefined
    ? undefined
    : await botsBefore(folder, subject.id).catch((error) => refuse(String(error)));
const test = testOf(value('until'));

const tell = (names: string, score: Score) => console.error(`${a} as ${names}: ${score}`);
const scores = isByRule
  ? await duelsByRule(nameA, { games, seed, particulars: { ms, iterations }, watch: tell })
  : await subject.with((parts) =>
      contest(parts, {
        games,
        seed,
        players: wholeNumber(value('players'), 'players', usualPlayers(parts.rulebook.players)),
        first: (seed) => duellist(nameA, parts.game, seed, { ms, iterations }),
        second: (seed) => duellist(nameB, parts.game, seed, { ms, iterations, before }),
        isEnough: (_own, all) => test !== undefined && test.verdict(all) !== null,
        watch: tell,
      }),
    );
const all = sumOf(scores);
console.error(`${a} in all: ${all}`);
if (test !== undefined)
  console.error(`${a} wins a share of ${test.aim} rather than ${test.least}: ${verdict()}`);
console.log(
  JSON.stringify({ game: id, a, b, games: all.games, winsA: all.wins, winsB: all.losses, draws: all.draws }),
);

function verdict(): string {
  const found = test?.verdict(all) ?? null;
  return found === null ? 'too few games to tell' : found ? 'yes' : 'no';
}

function testOf(shares: string | undefined) {
  if (shares === undefined) return undefined;
  const [least, aim] = shares.split(',').map(Number);
  try {
    return new SequentialTest(least, aim);
  } catch (error) {
    return refuse(`--until takes two shares, as in 0.5,0.55: ${error}`);
  }
}

function botName(name = ''): BotName {
  return isBotName(name) ? name : refuse(`no bot ${name}; choose two of ${BOT_NAMES.join(', ')}`);
}

export {};
