import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { Phase } from '../../games/ai/pacing';
import type { Thought } from '../../games/ai/thought';
import type { Seat, Stacked } from '../../games/kit/frame';
import type { LegalMove } from '../../games/kit/move';
import { admitting } from '../../games/kit/table';
import type { GameRules } from '../games';
import { sharing } from '../ui/sharing';
import type { BotThought, MatchState, Past, Trouble } from './match';
import { USUAL_PACE } from './paces';
import { resignation } from './resignation';
import { keepGame, type PlayableGame, peopleIn, type Standing } from './savedGames';
import { SavedPositions } from './savedPositions';
import { type ClientState, matchStateOf } from './state';
import { WholePast } from './wholePast';
import { type BotTable, workerBot } from './workerBot';

/** What there is to tell of a game on this device. */
export interface LocalFacts {
  /** The state as each person's seat sees it; as a spectator does, under null, unless one person plays alone. */
  views: ReadonlyMap<Seat | null, MatchState>;
  /** The positions that each of them has seen before. */
  pasts: ReadonlyMap<Seat | null, Past>;
  trouble: Trouble | null;
  /** What bots have thought of what they did, the newest first; none where several people play: it tells what only the bots' seats know. */
  thoughts: readonly BotThought[];
}

type LocalTransport = ReturnType<ReturnType<typeof Local>>;
type Action = Parameters<LocalTransport['master']['onUpdate']>[0];
type LocalClient = ReturnType<typeof Client<Stacked>>;

const SAVE_DELAY = 250;
/** So many thoughts of bots are kept, as long as the page is open. */
const MOST_THOUGHTS = 200;

/**
 * A match on boardgame.io's `Local` master: a client for every seat a person plays, one that watches unless one person
 * plays alone, and bots for the other seats.
 *
 * It keeps the match in the browser's storage itself, because `Local({ persist })` throws when the storage is full
 * or unreadable, cannot start a match with options, and leaves a bot waiting when a match is continued.
 */
export class LocalMatch {
  readonly #game: GameRules['game'];
  readonly #saved: PlayableGame;
  readonly #changed: (facts: LocalFacts) => void;
  readonly #clients = new Map<Seat | null, LocalClient>();
  readonly #transports: LocalTransport[] = [];
  readonly #pasts = new Map<Seat | null, WholePast>();
  #trouble: Trouble | null = null;
  #told: LocalFacts | undefined;
  #saving: ReturnType<typeof setTimeout> | undefined;
  #warned = false;
  #stopped = false;
  /** More moves are about to be made. */
  #holds = false;
  #thoughts: readonly BotThought[] = [];
  readonly #phases = new Map<Seat, Phase>();
  /** What ends the pauses before what bots do. */
  readonly #paused = new Set<() => void>();
  /** The state bots think about, and what ends their thoughts. */
  #thought: { stateID: number; ends: AbortController } | undefined;

  constructor(rules: GameRules, saved: PlayableGame, changed: (facts: LocalFacts) => void) {
    this.#saved = saved;
    this.#changed = changed;
    const { game } = rules;
    const { setup } = game;
    this.#game = game;
    const played: typeof game = {
      ...game,
      ...(setup && { setup: (context) => setup(context, saved.options) }),
    };
    const table: BotTable = {
      pace: saved.pace ?? USUAL_PACE,
      while: ({ _stateID }) => (this.#holds ? AbortSignal.abort() : this.#while(_stateID)),
      phaseOf: (seat) => this.#phaseOf(seat),
      pause: (milliseconds) => this.#pause(milliseconds),
      make: (seat, moves, { _stateID }) => this.#makeTogether(seat, moves, _stateID),
      thought: (seat, thoughts) => this.#note(seat, thoughts),
      failed: (reason) => this.#warn(`The bot could not move (${reason}). Reload the page to go on.`),
    };
    const bot = workerBot({ game: saved.game, match: saved.id }, saved.bots, table);
    const bots = Object.fromEntries(Object.keys(saved.bots).map((seat) => [seat, bot]));
    const local = Local({ bots });
    const positions = new SavedPositions(game, () => this.#standing());
    const people = peopleIn(saved);
    for (const seat of people.length === 1 ? people : [...people, null]) {
      const client = Client<Stacked>({
        game: played,
        numPlayers: saved.players,
        matchID: saved.id,
        ...(seat === null ? {} : { playerID: seat }),
        debug: false,
        multiplayer: (options) => this.#watched(local(options), seat),
      });
      this.#clients.set(seat, client);
      this.#pasts.set(seat, new WholePast((state) => positions.seenBy(seat, state)));
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
    this.#thought?.ends.abort();
    removeEventListener('pagehide', this.#save);
    for (const client of this.#clients.values()) client.stop();
  }

  /** Makes moves for a seat one after another, up to the first that cannot be made, and then tells of all of them. */
  play(seat: Seat, ...moves: readonly LegalMove[]): void {
    this.#holds = true;
    for (const move of moves) {
      const before = this.#standing()?.state._stateID;
      this.#make(seat, move);
      if (this.#standing()?.state._stateID === before) break;
    }
    this.#holds = false;
    this.#tell();
  }

  /** Keeps the match as it stands now. */
  keep(): void {
    this.#save();
  }

  /** Has what is left of what bots do in this phase shown at once. */
  skip(): void {
    for (const phase of this.#phases.values()) phase.skip();
    for (const go of this.#paused) go();
  }

  #phaseOf(seat: Seat): Phase {
    const phase = this.#phases.get(seat) ?? new Phase(() => performance.now());
    this.#phases.set(seat, phase);
    return phase;
  }

  #note(seat: Seat, thoughts: readonly Thought[]): void {
    if (peopleIn(this.#saved).length !== 1 || thoughts.length === 0) return;
    const [{ id = 0 } = {}] = this.#thoughts;
    const newest = thoughts.map((thought, index) => ({ id: id + 1 + index, seat, ...thought })).reverse();
    this.#thoughts = [...newest, ...this.#thoughts].slice(0, MOST_THOUGHTS);
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.#paused.delete(go);
        resolve();
      };
      const timer = setTimeout(go, milliseconds);
      this.#paused.add(go);
    });
  }

  async #makeTogether(seat: Seat, moves: readonly LegalMove[], stateID: number): Promise<void> {
    this.#holds = true;
    for (const [index, { move, args }] of moves.entries()) {
      if (this.#standing()?.state._stateID !== stateID + index) break;
      const payload = { type: move, args, playerID: seat, credentials: '' };
      await this.#send(seat, { type: 'MAKE_MOVE', payload }, stateID + index);
    }
    this.#holds = false;
    this.#tell();
  }

  /** Takes the trouble off the screen. */
  dismiss(): void {
    this.#trouble = null;
    this.#tell();
  }

  #make(seat: Seat, { move, args }: LegalMove): void {
    if (move === 'resign') this.#send(seat, resignation(seat), Number(this.#standing()?.state._stateID));
    else this.#clients.get(seat)?.moves[move](...args);
  }

  #watched(transport: LocalTransport, seat: Seat | null): LocalTransport {
    this.#transports.push(transport);
    if (seat === null) return transport;
    transport.sendAction = (state, action) => this.#send(seat, action, state._stateID);
    return transport;
  }

  async #send(seat: Seat, action: Action, stateID: number): Promise<void> {
    const [{ master }] = this.#transports;
    this.#admit(seat, action.payload.type);
    await master
      .onUpdate(action, stateID, this.#saved.id, seat)
      .catch((error: unknown) => this.#warn(`The rules failed at this; nothing has changed (${error}).`));
  }

  /** Lets somebody who waits resign, which boardgame.io's master takes from active seats only. */
  #admit(seat: Seat, move: string): void {
    const state = this.#standing()?.state;
    if (state === undefined) return;
    const admitted = admitting(this.#game, state, seat, move);
    if (admitted !== state) this.#transports[0].master.storageAPI.setState(this.#saved.id, admitted);
  }

  #tell(): void {
    if (this.#stopped || this.#holds) return;
    const views = new Map<Seat | null, MatchState>();
    for (const [seat, client] of this.#clients) {
      const state: ClientState | null = client.getState();
      if (state === null) return;
      views.set(seat, matchStateOf(state));
      this.#while(state._stateID);
    }
    const [first] = views.values();
    for (const { id } of views.values()) if (id !== first.id) return;
    const pasts = this.#pasts;
    const facts = sharing<LocalFacts>(this.#told ?? { views, pasts, trouble: null, thoughts: [] }, {
      views,
      pasts,
      trouble: this.#trouble,
      thoughts: this.#thoughts,
    });
    for (const [seat, view] of facts.views) pasts.get(seat)?.keep(view);
    if (facts !== this.#told) this.#changed(facts);
    this.#told = facts;
    clearTimeout(this.#saving);
    this.#saving = setTimeout(this.#save, SAVE_DELAY);
  }

  /** Returns the signal of a state, and ends the thoughts about those before it. */
  #while(stateID: number): AbortSignal {
    if (this.#thought === undefined || this.#thought.stateID < stateID) {
      this.#thought?.ends.abort();
      this.#thought = { stateID, ends: new AbortController() };
    }
    return this.#thought.stateID === stateID ? this.#thought.ends.signal : AbortSignal.abort();
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
