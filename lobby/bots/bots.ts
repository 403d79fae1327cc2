import { messageOf } from '../errors';
import type { LobbyGame } from '../game';
import { Allowance, type Limits } from '../limits';
import type { Log } from '../log';
import type { BotSeat, BotSeats } from '../storage/botSeats';
import type { Notices } from '../storage/notices';
import { BotPlayer } from './player';
import { Pool, type PoolOptions } from './pool';

type Parts = {
  games: readonly LobbyGame[];
  seats: BotSeats;
  notices: Notices;
  process: string;
  pool: PoolOptions;
  limits: Limits;
  log: Log;
};

const LOOK_EVERY = 5_000;
const SOCKETS_WORTH = 5;

/**
 * The bots that this process plays. It takes those that no living process plays, so that of several processes on one
 * database exactly one plays a bot, and another goes on when that one dies. Together they make no more moves than a
 * few people's sockets may, so that people are served while bots play each other.
 */
export class Bots {
  readonly #parts: Parts;
  readonly #pool: Pool;
  readonly #moves: Allowance;
  readonly #players = new Map<string, BotPlayer>();
  #url = '';
  #looking: Promise<void> = Promise.resolve();
  #lookWanted = false;
  #timer: NodeJS.Timeout | undefined;
  #unsubscribe: () => void = () => {};
  #closed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#pool = new Pool(parts.pool);
    const { messageBurst, messagesPerSecond } = parts.limits;
    this.#moves = new Allowance(messageBurst, messagesPerSecond * SOCKETS_WORTH);
  }

  /** How many decisions wait for a thread. */
  get waiting(): number {
    return this.#pool.waiting;
  }

  /** How many decisions are being thought about. */
  get thinking(): number {
    return this.#pool.thinking;
  }

  /** Starts playing, at the server that listens at the URL. */
  async start(url: string): Promise<void> {
    this.#url = url;
    this.#unsubscribe = this.#parts.notices.subscribe(
      ({ change }) => {
        if (change === 'bots' || change === 'gone') this.#look();
      },
      () => this.#look(),
    );
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY);
    this.#timer.unref();
    await this.#look();
  }

  /** Stops playing; the bots are left to other processes, or to the next start. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#unsubscribe();
    clearInterval(this.#timer);
    await this.#looking;
    for (const player of this.#players.values()) player.stop();
    await this.#pool.close();
  }

  #look(): Promise<void> {
    if (this.#lookWanted) return this.#looking;
    this.#lookWanted = true;
    this.#looking = this.#looking.then(async () => {
      this.#lookWanted = false;
      await this.#settle().catch((error) => {
        this.#parts.log('failed', { job: 'bots', error: messageOf(error) });
      });
    });
    return this.#looking;
  }

  async #settle(): Promise<void> {
    if (this.#closed) return;
    const games = this.#parts.games.map(({ name }) => name ?? 'default');
    const seats = await this.#parts.seats.claim(this.#parts.process, games);
    const wanted = new Map(seats.map((seat) => [`${seat.matchID}/${seat.seat}`, seat]));
    for (const [key, player] of this.#players) {
      if (wanted.get(key)?.credentials !== player.seat.credentials) player.stop();
    }
    for (const [key, seat] of wanted) {
      const player = this.#players.get(key);
      if (player === undefined) this.#seat(key, seat);
      else player.change(seat);
    }
  }

  #seat(key: string, seat: BotSeat): void {
    const { games, limits, log } = this.#parts;
    const game = games.find(({ name }) => name === seat.game);
    if (game === undefined) return;
    const parts = { url: this.#url, game, pool: this.#pool, moves: this.#moves, limits, log };
    const ended = () => {
      if (this.#players.get(key) === player) this.#players.delete(key);
    };
    const player = new BotPlayer(seat, parts, ended);
    this.#players.set(key, player);
    log('bot plays', { game: seat.game, match: seat.matchID, seat: seat.seat, level: seat.level });
  }
}
