import { LobbyClient } from 'boardgame.io/client';
import { io, type Socket } from 'socket.io-client';
import { JuliusCaesar } from '../../../games';
import { startServer } from '../../../lobby';
import { seeded } from '../chance';
import { type Measure, quantile, rounded } from './measure';

const MATCHES = 50;
const MOVES_PER_MATCH = 12;
const SEATS = Array.from({ length: JuliusCaesar.rulebook.players.max }, (_, index) => String(index));

interface Seat {
  socket: Socket;
  matchID: string;
  playerID: string;
  credentials: string;
  state: {
    G: Parameters<typeof JuliusCaesar.ai.enumerate>[0];
    ctx: Parameters<typeof JuliusCaesar.ai.enumerate>[1];
    _stateID: number;
  };
}

/** How long players think at the most, in milliseconds; they think as long as random numbers say. */
const THOUGHT = 1000;

/** Milliseconds from sending a move until all seats have seen it, with 50 matches in play on one server in memory. */
export async function serverRoundTrip(): Promise<Measure[]> {
  const server = await startServer({
    games: [JuliusCaesar],
    port: 0,
    host: '127.0.0.1',
    limits: {
      matchesPerHour: 10_000,
      messagesPerSecond: 10_000,
      requestsPerSecond: 10_000,
      requestBurst: 10_000,
    },
  });
  try {
    const matches = [];
    for (let number = 0; number < MATCHES; number++) matches.push(await openMatch(server.url));
    const times = (await Promise.all(matches.map((seats, number) => playMatch(seats, number)))).flat();
    for (const seat of matches.flat()) seat.socket.disconnect();
    const name = `server/${MATCHES}-matches`;
    return [
      { bench: `${name}/median`, value: rounded(quantile(times, 0.5)), unit: 'ms' },
      { bench: `${name}/95th-percentile`, value: rounded(quantile(times, 0.95)), unit: 'ms' },
    ];
  } finally {
    await server.close();
  }
}

async function openMatch(url: string): Promise<Seat[]> {
  const lobby = new LobbyClient({ server: url });
  const { matchID } = await lobby.createMatch(JuliusCaesar.name, { numPlayers: SEATS.length });
  return Promise.all(
    SEATS.map(async (playerID) => {
      const { playerCredentials } = await lobby.joinMatch(JuliusCaesar.name, matchID, {
        playerID,
        playerName: playerID,
      });
      return takeSeat(url, matchID, playerID, playerCredentials);
    }),
  );
}

function takeSeat(url: string, matchID: string, playerID: string, credentials: string): Promise<Seat> {
  const socket = io(`${url}/${JuliusCaesar.name}`, { transports: ['websocket'] });
  return new Promise((resolve, reject) => {
    socket.on('connect_error', reject);
    socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, SEATS.length));
    socket.once('sync', (_matchID: string, { state }: { state: Seat['state'] }) => {
      const seat = { socket, matchID, playerID, credentials, state };
      socket.on('update', (_id: string, next: Seat['state']) => {
        seat.state = next;
      });
      resolve(seat);
    });
  });
}

async function playMatch(seats: Seat[], seed: number): Promise<number[]> {
  const next = seeded(seed);
  const times: number[] = [];
  for (let count = 0; count < MOVES_PER_MATCH; count++) {
    const latest = seats.reduce((a, b) => (a.state._stateID >= b.state._stateID ? a : b));
    const mover = seats.find(({ playerID }) => playerID in (latest.state.ctx.activePlayers ?? {}));
    if (mover === undefined) break;
    await reaches(mover, latest.state._stateID);
    await new Promise((resolve) => setTimeout(resolve, THOUGHT * next()));
    const moves = JuliusCaesar.ai.enumerate(mover.state.G, mover.state.ctx, mover.playerID);
    const { move, args } = moves[Math.floor(next() * moves.length)];
    const started = performance.now();
    const { playerID, credentials, matchID, state } = mover;
    const payload = { type: move, args, playerID, credentials };
    mover.socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
    await Promise.all(seats.map((seat) => reaches(seat, state._stateID + 1)));
    times.push(performance.now() - started);
  }
  return times;
}

function reaches(seat: Seat, stateID: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`state ${stateID} did not come`)), 30_000);
    const look = () => {
      if (seat.state._stateID < stateID) return;
      seat.socket.off('update', look);
      clearTimeout(timer);
      resolve();
    };
    seat.socket.on('update', look);
    look();
  });
}
