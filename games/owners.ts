/* The games that can be played with the components of who hosts them, in the place of ours. */
import { gameWith as alesiaWith } from './alesia';
import { ownersComponents as ofAlesia } from './alesia/components/owners';
import { gameWith as romeVsGaulWith } from './caesar-rome-vs-gaul';
import { ownersComponents as ofRomeVsGaul } from './caesar-rome-vs-gaul/components/owners';
import { gameWith as gallicWarWith } from './caesars-gallic-war';
import { ownersComponents as ofGallicWar } from './caesars-gallic-war/components/owners';
import { gameWith as fallingSkyWith } from './falling-sky';
import { ownersComponents as ofFallingSky } from './falling-sky/components/owners';
import { gameWith as juliusCaesarWith } from './julius-caesar';
import { ownersComponents as ofJuliusCaesar } from './julius-caesar/components/owners';
import type { OwnersComponents } from './kit/components/owners';
import type { AnyGame } from './kit/game';

/** A game as it is played with its owner's components. */
export interface OwnersGame {
  game: AnyGame;
  components: { id: string };
}

const replaceable = [
  replacing(ofJuliusCaesar, juliusCaesarWith),
  replacing(ofGallicWar, gallicWarWith),
  replacing(ofFallingSky, fallingSkyWith),
  replacing(ofRomeVsGaul, romeVsGaulWith),
  replacing(ofAlesia, alesiaWith),
];

/**
 * Returns the games for which the environment names a file of components, played with these: `COMPONENTS_` and the id of the game in
 * capitals, such as `COMPONENTS_ALESIA`. `read` returns the text of a file. Throws what {@link OwnersComponents} throws.
 */
export function ownersGames(...where: Parameters<OwnersComponents<unknown>>): OwnersGame[] {
  return replaceable.flatMap((played) => played(...where));
}

function replacing<Set extends { id: string }>(
  componentsIn: OwnersComponents<Set>,
  gameWith: (components: Set) => OwnersGame['game'],
) {
  return (...where: Parameters<OwnersComponents<Set>>): OwnersGame[] => {
    const components = componentsIn(...where);
    return components === null ? [] : [{ game: gameWith(components), components }];
  };
}
