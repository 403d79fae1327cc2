/* Plays a random game of Omens on boardgame.io, and tells what happened. */
import { createRequire } from 'node:module';
import { journalOf, labelOf, nextArguments, promptFor, seatsDeciding, sideToDecide } from 'rubicon-games/kit';
import { Omens } from './omens.js';

const { Client } = createRequire(import.meta.url)('boardgame.io/client');
const client = Client({ game: Omens, debug: false });
client.start();

while (client.getState().ctx.gameover === undefined) {
  const [seat] = seatsDeciding(client.getState().G);
  client.updatePlayerID(seat);
  const { G } = client.getState();
  const side = sideToDecide(G, seat);
  const signs = nextArguments(Omens.rulebook, G, side, 'choose', []);
  const move = { move: 'choose', args: [signs[Math.floor(Math.random() * signs.length)]] };
  console.log(`${promptFor(Omens.rulebook, G, side).text} -- ${labelOf(Omens.rulebook, G, side, move)}`);
  client.moves.choose(...move.args);
}

for (const { lines } of journalOf(client.log)) for (const { text } of lines) console.log(text);
console.log(client.getState().ctx.gameover.reason);
