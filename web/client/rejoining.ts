import { SocketIO } from 'boardgame.io/multiplayer';

import { addressOf } from '../router';
import { wholePatch } from './brief';

type Multiplayer = ReturnType<typeof SocketIO>;

/**
 * Returns boardgame.io's transport for one match, which tells the server whenever it asks for the match what it has of it
 * already: the newest state with the log up to it, and the last chat message. So nothing comes twice after a lost
 * connection. What has changed is told in short.
 *
 * @param options what boardgame.io's client hands to its `multiplayer`.
 * @param newest returns the id of the newest state the client has; undefined if it has none.
 * @param place the server, if it is not the one that served the page.
 */
export function rejoining(
  options: Parameters<Multiplayer>[0],
  newest: () => number | undefined,
  place?: Parameters<typeof SocketIO>[0],
): ReturnType<Multiplayer> {
  const path = addressOf('/socket.io');
  const transport = SocketIO(place ?? { socketOpts: { path } })(options);
  const { matchID, playerID = null, credentials, numPlayers } = options;
  const connect = transport.connect.bind(transport);
  let chat = 0;
  transport.connect = () => {
    connect();
    transport.socket.on('chat', (of: unknown, _message: unknown, order: unknown) => {
      if (of === matchID && typeof order === 'number') chat = Math.max(chat, order);
    });
    transport.socket.on('brief', (...values: unknown[]) => {
      const patch = wholePatch(values);
      if (patch !== undefined) options.transportDataCallback(patch);
    });
  };
  transport.requestSync = () => {
    const known = { stateID: newest(), chat, brief: true };
    transport.socket?.emit('sync', matchID, playerID, credentials, numPlayers, known);
  };
  return transport;
}
