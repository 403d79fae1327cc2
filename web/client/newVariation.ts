import type { Position } from '../../games/ai/simulator';
import { newKey } from '../../games/kit/dice/key';
import type { Stacked } from '../../games/kit/frame';
import { clone } from '../../games/kit/json';
import { beginningOf } from '../../games/record/beginning';
import type { GameRules } from '../games';
import { newGame, type PlayableGame, type Variation } from './savedGames';

/** What is chosen for a variation. */
interface Choices extends Pick<PlayableGame, 'players' | 'options' | 'bots' | 'pace'> {
  variation: Variation;
  position: Position<Stacked>;
}

/** Returns a game of this device that begins at a position of another match, with dice of its own. Throws why it cannot begin there. */
export function newVariation({ game }: GameRules, { position, ...choices }: Choices): PlayableGame {
  const { players, options } = choices;
  const state = beginningOf(game, { players, options, key: newKey(), position });
  const now = Date.now();
  const seats = Array.from({ length: players }, (_, id) => [id, { id }]);
  const metadata = {
    gameName: game.name,
    unlisted: true,
    players: Object.fromEntries(seats),
    createdAt: now,
    updatedAt: now,
  };
  return newGame({
    game: game.name,
    stateVersion: game.stateVersion,
    ...choices,
    standing: { state, initialState: clone(state), log: [], metadata },
  });
}
