import type { Stacked } from '../kit/frame';
import { type BotGame, isBotGame, type RubiconGame } from '../kit/game';

/** Returns a game as one that bots play. Throws for a game whose rulebook has no bots. */
export function playedByBots<G extends Stacked>(game: RubiconGame<G>): BotGame<G> {
  if (!isBotGame(game)) throw new Error(`There are no bots for ${game.name}: its rulebook has no bots`);
  return game;
}
