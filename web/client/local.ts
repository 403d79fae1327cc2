import type { State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import type { Stacked } from '../../games/kit/play';
import type { LegalMove } from '../../games/kit/rulebook';
import type { Seat } from '../../games/kit/step';
import type { GameRules } from '../games';
import type { MatchState, Trouble } from './match';
import { keepGame, type SavedGame, type Standing } from './savedGames';
import { type ClientState, matchStateOf } from './state';
import { workerBot } from './workerBot';

/** What there is to tell of a game on this device. */
export interface LocalFacts {
  /** The state as each person's seat sees it. */
  views: Record<Seat, MatchState>;
  trouble: Trouble | null;
}

type LocalTransport = ReturnType<ReturnType<typeof Local>>;
type LocalClient = ReturnType<typeof Client<Stacked>>;

const SAVE_DELAY = 250;

/**
 * A match on boardgame.io's `Local` master: a client for every seat a person plays, bots for the others.
 *
 * It keeps the match in the browser's storage itself, because `Local({ persist })` throws when the storage is full
 * or unreadable, cannot start a match with options, and leaves a bot waiting when a match is continued.
 */
export class LocalMatch {
  readonly #saved: SavedGame;
  readonly #changed: (facts: LocalFacts) => void;
  readonly #clients = new Map<Seat, LocalClient>();
  readonly #transports: LocalTransport[] = [];
  #trouble: Trouble | null = null;
  #saving: ReturnType<typeof setTimeout> | undefined;
  #warned = false;
  #stopped = false;

  constructor(rules: GameRules, saved: SavedGame, changed: (facts: LocalFacts) => void) {
    this.#saved = saved;
    this.#changed = changed;
    const { game, rulebook } = rules;
    const withOptions = {
      ...game,
      setup: (context: Parameters<NonNullable<typeof game.setup>>[0]) => game.setup?.(context, saved.options),
    };
    const table = {
      isPresent: (state: State) => this.#standing()?.state._stateID === state._stateID,
      failed: (reason: string) => this.#warn(`The bot could not move (${reason}). Reload the page to go on.`),
    };
    const bots = Object.fromEntries(
      Object.entries(saved.bots).map(([seat, kind]) => [seat, workerBot(saved.game, kind, table)]),
    );
    const local = Local({ bots });
    for (const seat of rulebook.sides.keys()) {
      const playerID = String(seat);
      if (playerID in bots) continue;
      const client = Client<Stacked>({
        game: withOptions,
        numPlayers: rulebook.sides.length,
        matchID: saved.id,
        playerID,
        debug: false,
        multiplayer: (options) => this.#watched(local(options), playerID),
      });
      this.#clients.set(playerID, client);
    }
  }

  /** Begins the match, or goes on where it stands. */
  start(): void {
    const [{ master }] = this.#transports;
    const { standing, id } = this.#saved;
    if (standing !== undefined) {
      master.storageAPI.createMatch(id, standing);
      master.storageAPI.setState(id, standing.state, standing.log);
    }
    for (const client of this.#clients.values()) {
      client.start();
      client.subscribe(() => this.#tell());
    }
    if (standing !== undefined) master.subscribeCallback({ state: standing.state, matchID: id });
    addEventListener('pagehide', this.#save);
  }

  /** Leaves the match, keeping it. */
  stop(): void {
    this.#save();
    this.#stopped = true;
    removeEventListener('pagehide', this.#save);
    for (const client of this.#clients.values()) client.stop();
  }

  /** Makes a move for a seat. */
  play(seat: Seat, { move, args }: LegalMove): void {
    this.#clients.get(seat)?.moves[move](...args);
  }

  /** Takes the trouble off the screen. */
  dismiss(): void {
    this.#trouble = null;
    this.#tell();
  }

  #watched(transport: LocalTransport, seat: Seat): LocalTransport {
    this.#transports.push(transport);
    transport.sendAction = (state, action) => {
      transport.master
        .onUpdate(action, state._stateID, this.#saved.id, seat)
        .catch((error: unknown) => this.#warn(`The rules failed at this; nothing has changed (${error}).`));
    };
    return transport;
  }

  #tell(): void {
    if (this.#stopped) return;
    const views: Record<Seat, MatchState> = {};
    for (const [seat, client] of this.#clients) {
      const state: ClientState | null = client.getState();
      if (state === null) return;
      views[seat] = matchStateOf(state);
    }
    this.#changed({ views, trouble: this.#trouble });
    clearTimeout(this.#saving);
    this.#saving = setTimeout(this.#save, SAVE_DELAY);
  }

  #warn(text: string): void {
    this.#trouble = { text };
    this.#tell();
  }

  readonly #save = () => {
    clearTimeout(this.#saving);
    if (this.#stopped) return;
    const standing = this.#standing();
    if (standing === undefined) return;
    const over = standing.state.ctx.gameover !== undefined;
    const moved = standing.state._stateID !== this.#saved.standing?.state._stateID;
    Object.assign(this.#saved, { standing, over, ...(moved ? { movedAt: Date.now() } : {}) });
    if (keepGame(this.#saved) || this.#warned) return;
    this.#warned = true;
    this.#warn(
      "This browser's storage is full or closed: the game goes on, but closing the page will lose it.",
    );
  };

  #standing(): Standing | undefined {
    const [{ master }] = this.#transports;
    const wanted = { state: true, initialState: true, log: true, metadata: true } as const;
    const found = master.storageAPI.fetch(this.#saved.id, wanted);
    if (found instanceof Promise || found.state === undefined) return undefined;
    return found;
  }
}
