import { CaesarsGallicWar } from '../../games';
import { fighters } from '../../games/caesars-gallic-war/fighters';
import { SIDES } from '../../games/caesars-gallic-war/state';
import { findFrame } from '../../games/kit/frame';
import type { PlayableGame } from '../../web/client/savedGames';
import { gameWhere } from './lateGame';

/** Returns a game of Caesar's Gallic War in round 2 of a battle, two units a side at least, two of which may fire; see {@link gameWhere}. */
export function battleGame(): PlayableGame {
  return gameWhere(
    CaesarsGallicWar,
    (match) => {
      const { G } = match.state;
      const battle = findFrame(G, 'battle');
      return (
        battle?.round === 2 &&
        SIDES.every((side) => fighters(G, battle, side).length > 1) &&
        match.legal('0').filter(({ move }) => move === 'fire').length > 1
      );
    },
    'battle',
  );
}
