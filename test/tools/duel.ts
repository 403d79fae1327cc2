/*
 * Lets two bots play each other: npm run duel -- <game> <botA> <botB> --games N --ms M [--seed S]. They hold every other
 * seat each, take turns at the first, and play with every number of players the game allows. The score of the first from
 * the sides it held goes to the error stream, with its 95% confidence interval.
 */
process.env.NODE_ENV ??= 'production';
const { allSubjects } = await import('../games');
const { sidesAt } = await import('../../games/kit/seats');
const { commandLine, refuse, wholeNumber } = await import('./arguments');
type BotName = import('./bots').BotName;
const { BOT_NAMES, duel, duellist, isBotName } = await import('./bots');
const { Match, numbersOfPlayers } = await import('./match');
const { Score } = await import('./score');

const { positionals, value } = commandLine(['games', 'ms', 'seed']);
const [id, a, b] = positionals;
const games = wholeNumber(value('games'), 'games', 20);
const ms = wholeNumber(value('ms'), 'ms', 100);
const firstSeed = wholeNumber(value('seed'), 'seed', 1);
const subject =
  allSubjects.find((candidate) => candidate.id === id) ??
  refuse(`no game ${id}; choose ${allSubjects.map((subject) => subject.id).join(', ')}`);
const nameA = botName(a);
const nameB = botName(b);

const scores = new Map<string, InstanceType<typeof Score>>();
await subject.with(async ({ game, rulebook }) => {
  const numbers = numbersOfPlayers(rulebook);
  for (let number = 0; number < games; number++) {
    const first = number % 2;
    const players = numbers[Math.floor(number / 2) % numbers.length];
    const match = new Match(game, firstSeed + number, {}, players);
    const seatsOfA = match.allSeats.filter((seat) => Number(seat) % 2 === first);
    const sidesOfA = seatsOfA.flatMap((seat) => sidesAt(match.state.G, seat));
    const names = rulebook.sides.filter(({ id }) => sidesOfA.includes(id)).map(({ name }) => name);
    const bots = match.allSeats.map((seat) =>
      duellist(seatsOfA.includes(seat) ? nameA : nameB, game, `${seat} ${firstSeed + number}`),
    );
    await duel(match, bots, ms);
    const score = scores.get(names.join(', ')) ?? new Score();
    scores.set(names.join(', '), score.count(resultFor(seatsOfA, match.state.ctx.gameover.winningSeats)));
  }
});
let all = new Score();
for (const [names, score] of scores) {
  console.error(`${a} as ${names}: ${score}`);
  all = all.plus(score);
}
console.error(`${a} in all: ${all}`);
console.log(JSON.stringify({ game: id, a, b, games, winsA: all.wins, winsB: all.losses, draws: all.draws }));

/** A win that both share, and one that nobody has, count as a draw. */
function resultFor(seats: readonly string[], winners: readonly string[]): 'win' | 'loss' | 'draw' {
  const own = winners.filter((seat) => seats.includes(seat)).length;
  if (own > 0 && own === winners.length) return 'win';
  return own === 0 && winners.length > 0 ? 'loss' : 'draw';
}

function botName(name = ''): BotName {
  return isBotName(name) ? name : refuse(`no bot ${name}; choose two of ${BOT_NAMES.join(', ')}`);
}

export {};
