import { createHmac, randomBytes } from 'node:crypto';
import { messageOf } from '../errors';
import type { LobbyGame } from '../game';
import type { Limits } from '../limits';
import type { Log } from '../log';
import type { BotFigures, Rest } from '../options';
import type { Transport } from '../socket/transport';
import type { BotSeats, FoundSeat } from '../storage/botSeats';
import type { Notices } from '../storage/notices';
import { planFor } from './plan';
import { BotPlayer } from './player';
import { Pool, type PoolOptions } from './pool';
import { keyOf } from './question';
import { BotTurns } from './turns';

type Parts = {
  games: readonly LobbyGame[];
  transport: Pick<Transport, 'attendance' | 'onSkip' | 'onVisit' | 'visited'>;
  seats: BotSeats;
  notices: Notices;
  process: string;
  /** Without threads this process plays no bots, but says when those of other processes are wanted. */
  pool: PoolOptions | undefined;
  limits: Limits;
  rest: Rest;
  log: Log;
};

/**
 * The bots that this process plays. Bots rest, and nothing is kept of them in any process, until somebody visits their
 * match, which is anybody but a bot beginning to watch it; and again when nobody has watched for a while.
 *
 * A process keeps the bots of the matches visited there awake, by saying so in the database, and claims those that no
 * living process plays. One that plays bots lets go of them when no process has kept them awake, and not before: so of
 * several processes on one database exactly one plays a bot, whichever of them are visited, and when that one dies
 * those that are visited go on. A process that does not play the bots it wants, having no threads or finding them with
 * another, tells the others, of which any that plays bots claims those that are free, and their player sees to its own.
 */
export class Bots implements BotFigures {
  readonly #parts: Parts;
  readonly #pool: Pool | undefined;
  readonly #turns: BotTurns;
  readonly #secret = randomBytes(32);
  readonly #players = new Map<string, BotPlayer>();
  readonly #due = new Set<string>();
  readonly #begun = new Set<string>();
  readonly #wanted = new Set<string>();
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #unsubscribe: () => void = () => {};
  #closed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#pool = parts.pool && new Pool(parts.pool);
    this.#turns = new BotTurns(parts.limits);
  }

  get waiting(): number {
    return this.#pool?.waiting ?? 0;
  }

  get thinking(): number {
    return this.#pool?.thinking ?? 0;
  }

  get awake(): number {
    return this.#players.size;
  }

  /** Starts playing where somebody visits. */
  start(): void {
    this.#parts.transport.onVisit((matchID) => {
      this.#begun.add(matchID);
      this.#look([matchID]);
    });
    this.#parts.transport.onSkip((matchID) => {
      this.#skip(matchID);
      this.#parts.seats.skip(matchID).catch((error: unknown) => {
        this.#parts.log('failed', { job: 'skip', match: matchID, error: messageOf(error) });
      });
    });
    this.#unsubscribe = this.#parts.notices.subscribe(
      ({ matchID, change }) => {
        if (change === 'skipped') this.#skip(matchID);
        if (change === 'wanted') this.#wanted.add(matchID);
        if (change === 'wanted' || change === 'bots') this.#look([matchID]);
      },
      () => this.#lookAround(),
    );
  }

  /** Stops playing; the bots are left to other processes, or to the next start. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#unsubscribe();
    clearTimeout(this.#timer);
    await this.#looking;
    for (const player of this.#players.values()) player.stop();
    await this.#pool?.close();
  }

  #skip(matchID: string): void {
    for (const [, player] of this.#playersIn([matchID])) player.skip();
  }

  #lookAround(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const awake = [...this.#players.values()].map(({ seat }) => seat.matchID);
    this.#look([...this.#parts.transport.visited, ...awake]);
  }

  #look(matches: readonly string[]): void {
    for (const matchID of matches) this.#due.add(matchID);
    if (this.#due.size > 0 && !this.#closed) this.#looking ??= this.#lookOn();
  }

  async #lookOn(): Promise<void> {
    while (this.#due.size > 0 && !this.#closed) {
      let isWanting = true;
      try {
        isWanting = await this.#settle([...taken(this.#due)], taken(this.#begun), taken(this.#wanted));
      } catch (error) {
        this.#parts.log('failed', { job: 'bots', error: messageOf(error) });
      }
      if (isWanting || this.#players.size > 0) this.#lookLater();
    }
    this.#looking = undefined;
  }

  /** Sees to the bots of some matches; returns whether they include any that are visited here. */
  async #settle(
    matches: readonly string[],
    begun: ReadonlySet<string>,
    wanted: ReadonlySet<string>,
  ): Promise<boolean> {
    const { seats, process, rest, transport } = this.#parts;
    const found = await seats.find(matches, rest);
    const visited = new Set(transport.visited);
    this.#follow(matches, found);
    const plan = planFor(found, {
      process,
      plays: ({ game }) => this.#pool !== undefined && this.#gameOf(game)?.ai !== undefined,
      isPlayed: (seat) => this.#players.has(keyOf(seat)),
      visited,
      begun,
      wanted,
    });
    if (plan.keepAwake.length > 0) await seats.keepAwake(plan.keepAwake, rest);
    for (const matchID of plan.claim) await this.#claim(matchID, found);
    if (plan.release.length > 0) this.#rest(await seats.release(plan.release, process));
    await seats.want(plan.want);
    return found.some(({ matchID, over }) => !over && visited.has(matchID));
  }

  /** Stops the players of some matches whose seat is no longer theirs, and tells the others how to play. */
  #follow(matches: readonly string[], found: readonly FoundSeat[]): void {
    const seats = new Map(found.map((seat) => [keyOf(seat), seat]));
    for (const [key, player] of this.#playersIn(matches)) {
      const seat = seats.get(key);
      const isOurs = seat?.process === this.#parts.process || seat?.process === null;
      if (seat === undefined || seat.over || !isOurs) player.stop();
      else player.change(seat);
    }
  }

  async #claim(matchID: string, found: readonly FoundSeat[]): Promise<void> {
    const credentialsOf = (seat: string) =>
      createHmac('sha256', this.#secret).update(keyOf({ matchID, seat })).digest('base64url');
    const claimed = await this.#parts.seats.claim(matchID, this.#parts.process, credentialsOf);
    for (const seat of found) {
      if (seat.matchID !== matchID || !claimed.includes(seat.seat)) continue;
      if (!this.#players.has(keyOf(seat))) this.#play(seat, credentialsOf(seat.seat));
    }
  }

  #play(seat: FoundSeat, credentials: string): void {
    const { transport, log } = this.#parts;
    const game = this.#gameOf(seat.game);
    if (game === undefined || this.#pool === undefined || this.#closed) return;
    const key = keyOf(seat);
    const player = new BotPlayer(
      seat,
      {
        credentials,
        attend: (attendant) => transport.attendance(game, attendant),
        pool: this.#pool,
        turns: this.#turns,
        log,
      },
      () => {
        if (this.#players.get(key) === player) this.#players.delete(key);
      },
    );
    this.#players.set(key, player);
    log('bot plays', { game: seat.game, match: seat.matchID, seat: seat.seat, level: seat.level });
  }

  #rest(matches: readonly string[]): void {
    for (const [, player] of this.#playersIn(matches)) {
      this.#parts.log('bot rests', { match: player.seat.matchID, seat: player.seat.seat });
      player.stop();
    }
  }

  #playersIn(matches: readonly string[]): [string, BotPlayer][] {
    return [...this.#players].filter(([, { seat }]) => matches.includes(seat.matchID));
  }

  #gameOf(name: string): LobbyGame | undefined {
    return this.#parts.games.find((game) => game.name === name);
  }

  #lookLater(): void {
    if (this.#closed) return;
    this.#timer ??= setTimeout(() => this.#lookAround(), this.#parts.rest.every).unref();
  }
}

/** Empties a set, and returns what was in it. */
function taken(matches: Set<string>): ReadonlySet<string> {
  const all = new Set(matches);
  matches.clear();
  return all;
}
