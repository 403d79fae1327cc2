/* Measures speed and size, one JSON line a measure: npm run bench -- [name] */
process.env.NODE_ENV ??= 'production';
const { alesiaPlay } = await import('./bench/alesia');
const { search, simulator } = await import('./bench/bots');
const { gameTime, randomPlay, stateBytes } = await import('./bench/games');
const { drawsPerMove } = await import('./bench/draws');
const { frameTimes } = await import('./bench/frames');
const { serverLoad } = await import('./bench/server/load');
const { nonPlayers } = await import('./bench/nonPlayers');
const { analyses } = await import('./bench/analysis');
const { replays } = await import('./bench/replay');
const { unitMoves } = await import('./bench/units');
const { wireBytes } = await import('./bench/wire');
const { waiting } = await import('./bench/waiting');
const { packageSize } = await import('./bench/package');
const { stock } = await import('./bench/stock');
const { spread } = await import('./bench/spread');
const { webSize } = await import('./bench/web');
const { commandLine, refuse, wholeNumber } = await import('./arguments');

const benches = {
  'random-play': randomPlay,
  'game-time': gameTime,
  simulator,
  search,
  spread,
  mcts: stock,
  state: stateBytes,
  replay: replays,
  analysis: analyses,
  wire: wireBytes,
  units: unitMoves,
  nonplayers: () => nonPlayers(wholeNumber(value('games'), 'games', 1000)),
  server: serverLoad,
  package: packageSize,
  web: webSize,
  frames: frameTimes,
  draws: drawsPerMove,
  waiting,
  alesia: () => alesiaPlay(wholeNumber(value('games'), 'games', 1)),
};
const { positionals, value } = commandLine(['games']);
const [wanted] = positionals;
const chosen = Object.entries(benches).filter(([name]) => wanted === undefined || wanted === name);
if (chosen.length === 0) refuse(`no bench ${wanted}; choose ${Object.keys(benches).join(', ')}`);
for (const [, bench] of chosen)
  for await (const measure of await bench()) console.log(JSON.stringify(measure));
process.exit(0);

export {};
