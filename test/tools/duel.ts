/*
 * Lets two bots play each other from both seats in turn: npm run duel -- <game> <botA> <botB> --games N --ms M [--seed S].
 * The score from each side goes to the error stream, with its 95% confidence interval.
 */
process.env.NODE_ENV ??= 'production';
const { subjects } = await import('../games');
const { commandLine, refuse, wholeNumber } = await import('./arguments');
type BotName = import('./bots').BotName;
const { BOT_NAMES, duel, duellist, isBotName } = await import('./bots');
const { Match } = await import('./match');
const { Score } = await import('./score');

const { positionals, value } = commandLine(['games', 'ms', 'seed']);
const [id, a, b] = positionals;
const games = wholeNumber(value('games'), 'games', 20);
const ms = wholeNumber(value('ms'), 'ms', 100);
const firstSeed = wholeNumber(value('seed'), 'seed', 1);
const subject =
  subjects.find((candidate) => candidate.id === id) ?? refuse(`no game ${id}; choose ${subjects[0].id}`);
const nameA = botName(a);
const nameB = botName(b);

const score = [new Score(), new Score()];
await subject.with(async ({ game, rulebook }) => {
  for (let number = 0; number < games; number++) {
    const seatOfA = number % 2;
    const botA = duellist(nameA, game, `a ${firstSeed + number}`);
    const botB = duellist(nameB, game, `b ${firstSeed + number}`);
    const match = new Match(game, firstSeed + number);
    await duel(match, seatOfA === 0 ? [botA, botB] : [botB, botA], ms);
    const { winner } = match.state.ctx.gameover;
    score[seatOfA].count(winner === undefined ? 'draw' : Number(winner) === seatOfA ? 'win' : 'loss');
  }
  for (const [seat, side] of rulebook.sides.entries()) console.error(`${a} as ${side}: ${score[seat]}`);
});
const all = score[0].plus(score[1]);
console.error(`${a} in all: ${all}`);
console.log(JSON.stringify({ game: id, a, b, games, winsA: all.wins, winsB: all.losses, draws: all.draws }));

function botName(name = ''): BotName {
  return isBotName(name) ? name : refuse(`no bot ${name}; choose two of ${BOT_NAMES.join(', ')}`);
}

export {};
