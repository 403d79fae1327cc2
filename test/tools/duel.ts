/* Lets two bots play each other from both seats: npm run duel -- <game> <botA> <botB> --games N --ms M */
process.env.NODE_ENV ??= 'production';
const { subjects } = await import('../games');
const { commandLine, refuse, wholeNumber } = await import('./arguments');
type BotName = import('./bots').BotName;
const { BOT_NAMES, duel, duellist, isBotName } = await import('./bots');
const { Match } = await import('./match');

const { positionals, value } = commandLine(['games', 'ms', 'seed']);
const [id, a, b] = positionals;
const games = wholeNumber(value('games'), 'games', 20);
const ms = wholeNumber(value('ms'), 'ms', 100);
const firstSeed = wholeNumber(value('seed'), 'seed', 1);
const subject =
  subjects.find((candidate) => candidate.id === id) ?? refuse(`no game ${id}; choose ${subjects[0].id}`);
const nameA = botName(a);
const nameB = botName(b);

const wins = { a: 0, b: 0, draws: 0 };
await subject.with(async ({ game }) => {
  for (let number = 0; number < games; number++) {
    const seatOfA = number % 2;
    const botA = duellist(nameA, game, `a ${firstSeed + number}`);
    const botB = duellist(nameB, game, `b ${firstSeed + number}`);
    const match = new Match(game, firstSeed + number);
    await duel(match, seatOfA === 0 ? [botA, botB] : [botB, botA], ms);
    const { winner } = match.state.ctx.gameover;
    if (winner === undefined) wins.draws++;
    else wins[Number(winner) === seatOfA ? 'a' : 'b']++;
  }
});
console.log(JSON.stringify({ game: id, a, b, games, winsA: wins.a, winsB: wins.b, draws: wins.draws }));

function botName(name = ''): BotName {
  return isBotName(name) ? name : refuse(`no bot ${name}; choose two of ${BOT_NAMES.join(', ')}`);
}

export {};
