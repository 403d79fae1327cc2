/*
 * Lets two bots play each other: npm run duel -- <game> <botA> <botB> --games N --ms M [--seed S]. The first holds one seat,
 * each in turn, and the second all others. The score of the first from the sides it held goes to the error stream, with
 * its 95% confidence interval. Against `rule`, in Falling Sky, both play the same seat, see duelByRule.ts.
 */
process.env.NODE_ENV ??= 'production';
const { allSubjects } = await import('../games');
const { sidesAt } = await import('../../games/kit/seats');
const { commandLine, refuse, wholeNumber } = await import('./arguments');
type BotName = import('./bots').BotName;
const { BOT_NAMES, duel, duellist, isBotName } = await import('./bots');
const { RULE, duelByRule } = await import('./duelByRule');
const { Match } = await import('../../games/testing/match');
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
const isByRule = b === RULE && id === 'falling-sky';
const nameB = isByRule ? nameA : botName(b);

const scores = new Map<string, InstanceType<typeof Score>>();
await subject.with(async ({ game, rulebook }) => {
  if (isByRule) return;
  for (let number = 0; number < games; number++) {
    const match = new Match(game, firstSeed + number, {}, playersOf(rulebook.players));
    const seatOfA = match.allSeats[number % match.allSeats.length];
    const sidesOfA = sidesAt(match.state.G, seatOfA);
    const names = rulebook.sides.filter(({ id }) => sidesOfA.includes(id)).map(({ name }) => name);
    const bots = match.allSeats.map((seat) =>
      duellist(seat === seatOfA ? nameA : nameB, game, `${seat} ${firstSeed + number}`),
    );
    await duel(match, bots, ms);
    const score = scores.get(names.join(', ')) ?? new Score();
    scores.set(names.join(', '), score.count(resultFor(seatOfA, match.state.ctx.gameover.winningSeats)));
  }
});
for (let number = 0; isByRule && number < games; number++) {
  const { faction, outcome } = await duelByRule(nameA, firstSeed + number, ms);
  scores.set(faction, (scores.get(faction) ?? new Score()).count(outcome));
}
let all = new Score();
for (const [names, score] of scores) {
  console.error(`${a} as ${names}: ${score}`);
  all = all.plus(score);
}
console.error(`${a} in all: ${all}`);
console.log(JSON.stringify({ game: id, a, b, games, winsA: all.wins, winsB: all.losses, draws: all.draws }));

/** Two where two can play, so that each bot has a whole side; otherwise as many as the game has room for. */
function playersOf({ min, max }: { min: number; max: number }): number {
  return min === 2 ? min : max;
}

/** A win that both share, and one that nobody has, count as a draw. */
function resultFor(seat: string, winners: readonly string[]): 'win' | 'loss' | 'draw' {
  if (winners.length === 0) return 'draw';
  if (!winners.includes(seat)) return 'loss';
  return winners.length === 1 ? 'win' : 'draw';
}

function botName(name = ''): BotName {
  return isBotName(name) ? name : refuse(`no bot ${name}; choose two of ${BOT_NAMES.join(', ')}`);
}

export {};
