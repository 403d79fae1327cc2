import { MCTSBot } from 'boardgame.io/ai';
import type { BotGame } from '../kit/game';

type Options = ConstructorParameters<typeof MCTSBot>[0];

/**
 * boardgame.io's own `MCTSBot`, striving for the objectives the game names. `Local({ bots })` and the debug panel
 * hand a bot the game but not its objectives; this one takes them from there.
 */
export class ObjectiveBot extends MCTSBot {
  constructor(options: Options) {
    super({ objectives: objectivesOf(options.game), ...options });
  }
}

function objectivesOf(game: Options['game']): Options['objectives'] {
  return hasObjectives(game) ? game.ai.objectives : undefined;
}

function hasObjectives(game: object): game is BotGame {
  return 'ai' in game && typeof game.ai === 'object' && game.ai !== null && 'objectives' in game.ai;
}
