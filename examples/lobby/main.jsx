/* boardgame.io's own lobby with all five games, in React 18. */
import { Lobby } from 'boardgame.io/react';
import { createRoot } from 'react-dom/client';
import { Alesia } from 'rubicon-games/alesia';
import { Board as AlesiaBoard } from 'rubicon-games/alesia/board';
import { CaesarRomeVsGaul } from 'rubicon-games/caesar-rome-vs-gaul';
import { Board as CaesarRomeVsGaulBoard } from 'rubicon-games/caesar-rome-vs-gaul/board';
import { CaesarsGallicWar } from 'rubicon-games/caesars-gallic-war';
import { Board as CaesarsGallicWarBoard } from 'rubicon-games/caesars-gallic-war/board';
import { FallingSky } from 'rubicon-games/falling-sky';
import { Board as FallingSkyBoard } from 'rubicon-games/falling-sky/board';
import { JuliusCaesar } from 'rubicon-games/julius-caesar';
import { Board as JuliusCaesarBoard } from 'rubicon-games/julius-caesar/board';

const gameComponents = [
  { game: JuliusCaesar, board: JuliusCaesarBoard },
  { game: CaesarsGallicWar, board: CaesarsGallicWarBoard },
  { game: FallingSky, board: FallingSkyBoard },
  { game: CaesarRomeVsGaul, board: CaesarRomeVsGaulBoard },
  { game: Alesia, board: AlesiaBoard },
];

createRoot(document.getElementById('root')).render(
  <Lobby
    gameServer={location.origin}
    lobbyServer={location.origin}
    gameComponents={gameComponents}
    debug={false}
  />,
);
