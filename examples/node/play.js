/* Two bots play Caesar's Gallic War in the terminal: `node play.js [level] [level]`. */
import { createRequire } from 'node:module';
import { CaesarsGallicWar as game } from 'rubicon-games';
import { botAt } from 'rubicon-games/bots';
import { journalOf, seatsDeciding } from 'rubicon-games/kit';

// boardgame.io 0.50.2 has no `exports`, so Node finds its parts only by `require`
const { Client } = createRequire(import.meta.url)('boardgame.io/client');

const [level0 = 'random', level1 = 'random'] = process.argv.slice(2);
const bots = [level0, level1].map((level) => new (botAt(level))({ game, enumerate: game.ai.enumerate }));
const client = Client({ game, numPlayers: 2, debug: false });
client.start();

while (client.getState().ctx.gameover === undefined) {
  const [seat] = seatsDeciding(client.getState().G);
  client.updatePlayerID(seat); // from now on the state is what this seat may see
  const { action } = await bots[Number(seat)].play(client.getState(), seat);
  client.moves[action.payload.type](...action.payload.args);
}

for (const { lines } of journalOf(client.log)) for (const { text } of lines) console.log(text);
console.log(client.getState().ctx.gameover.reason);
