/* Caesar's Gallic War for two: who opens the page first makes a match and sends the other its address. */
import { LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { Client } from 'boardgame.io/react';
import { createRoot } from 'react-dom/client';
import { CaesarsGallicWar } from 'rubicon-games/caesars-gallic-war';
import { Board } from 'rubicon-games/caesars-gallic-war/board';

const server = location.origin;
const lobby = new LobbyClient({ server });
const game = CaesarsGallicWar.name;

/** Returns the seat that this page has in a match, and takes the first free one where it has none yet. */
async function seatIn(matchID) {
  const kept = localStorage.getItem(matchID);
  if (kept !== null) return JSON.parse(kept);
  const { playerID, playerCredentials } = await lobby.joinMatch(game, matchID, { playerName: 'A friend' });
  const seat = { playerID, credentials: playerCredentials };
  localStorage.setItem(matchID, JSON.stringify(seat));
  return seat;
}

const { matchID } =
  location.hash.length > 1
    ? { matchID: location.hash.slice(1) }
    : await lobby.createMatch(game, { numPlayers: 2, unlisted: true });
location.hash = matchID;

const Table = Client({
  game: CaesarsGallicWar,
  board: Board,
  multiplayer: SocketIO({ server }),
  debug: false,
});
createRoot(document.getElementById('root')).render(<Table matchID={matchID} {...(await seatIn(matchID))} />);
