import type { Stacked } from '../kit/frame';
import type { BotGame, RubiconGame } from '../kit/game';
import { hasBots } from '../kit/rulebook';

/** Returns a game as one that bots play. Throws for a game whose rulebook has no bots. */
export function playedByBots<G extends Stacked>(game: RubiconGame<G>): BotGame<G> {
  if (!isPlayed(game)) throw new Error(`There are no bots for ${game.name}: its rulebook has no bots`);
  return game;
}

function isPlayed<G extends Stacked>(game: RubiconGame<G>): game is BotGame<G> {
  return hasBots(game.rulebook);
}
