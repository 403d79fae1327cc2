/* Julius Caesar in one page, against a bot that thinks in the browser. */
import { Local } from 'boardgame.io/multiplayer';
import { Client } from 'boardgame.io/react';
import { createRoot } from 'react-dom/client';
import { botsAt } from 'rubicon-games/bots';
import { JuliusCaesar } from 'rubicon-games/julius-caesar';
import { Board } from 'rubicon-games/julius-caesar/board';

const Table = Client({
  game: JuliusCaesar,
  board: Board,
  multiplayer: Local({ bots: botsAt({ 1: 'easy' }) }),
  debug: false,
});

createRoot(document.getElementById('root')).render(<Table playerID="0" matchID="alone" />);
