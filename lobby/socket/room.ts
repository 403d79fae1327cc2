import type { FilteredMetadata, LogEntry, State } from 'boardgame.io';
import { type LobbyGame, movesOnServer } from '../game';
import { briefEntries, briefOperations } from './brief';
import { patchBetween } from './patch';
import type { Refusal } from './refusal';
import { type Sight, sightOf, type View } from './view';

/** Who watches a match here: a socket's client, or a bot of this process. */
export type Watcher = {
  /** Null is a spectator's. */
  readonly seat: string | null;
  readonly credentials: string | undefined;
  /** The place of the last chat message that it was told, or passed over; undefined if it hears no chat. */
  heard: number | undefined;
  /** The id of the state it was told last, with the log that leads there. */
  told: number;
  /** Whether it is told of changes by `brief` or by `patch` messages; if by neither, by `update` messages only. */
  readonly takes: 'brief' | 'patch' | 'update';
  /** How many watch without a seat, as it was told last. */
  counted: number | undefined;
  /** Says whether so much waits to be sent to it that more would end its connection: then it is sent only what it cannot do without. */
  isFull(): boolean;
  /** Whether bots stay awake for it: they do for people, not for each other. */
  readonly visits: boolean;
  /** Sends a message. What is sent is shared by many and must not be changed. */
  tell(event: string, args: readonly unknown[]): void;
  /** Ends its watching for good, and says why. */
  close(reason: Refusal): void;
  /** Lets it ask how things stand: something may have been kept from it. */
  lose(): void;
};

/** Those who watch one match in this process, and what they were told last. */
export class Room {
  readonly watchers = new Set<Watcher>();
  readonly matchID: string;
  readonly game: LobbyGame;
  /** Who sits where, as it was told last; undefined before. */
  seats: FilteredMetadata | undefined;
  /** How many minutes later those see the match who hold no seat. */
  delay = 0;
  /** What seats may see of the whole log up to a state, as it was told last. */
  readonly logs = new Map<string | null, { stateID: number; log: readonly LogEntry[] }>();
  /** What seats may see of the first state. */
  readonly beginnings = new Map<string | null, State>();
  readonly #views = new Map<string | null, View>();
  readonly #shared = new Map<string | null, object>();

  constructor(matchID: string, game: LobbyGame) {
    this.matchID = matchID;
    this.game = game;
  }

  /** Whether anybody but bots watches. */
  get visited(): boolean {
    return [...this.watchers].some(({ visits }) => visits);
  }

  /** Whether anybody watches who sees the match later. */
  get isLate(): boolean {
    return this.delay > 0 && [...this.watchers].some((watcher) => this.sees(watcher, 'late'));
  }

  /** Returns whether a watcher sees the match as it is now, or later. */
  sees({ seat }: Watcher, when: 'now' | 'late'): boolean {
    return (seat === null && this.delay > 0) === (when === 'late');
  }

  /** How many people watch without a seat. */
  get audience(): number {
    return [...this.watchers].filter(({ seat, visits }) => seat === null && visits).length;
  }

  /** Returns whether anybody here holds the seat. */
  has(seat: string): boolean {
    return [...this.watchers].some((watcher) => watcher.seat === seat);
  }

  /** Sends everybody the same. */
  tell(event: string, args: readonly unknown[]): void {
    for (const watcher of this.watchers) watcher.tell(event, args);
  }

  /** Returns the object that a seat was sent last, if it has the same parts, so that it need not be encoded again. */
  shared<T extends object>(seat: string | null, parts: T): T {
    const last = this.#shared.get(seat);
    if (last !== undefined && hasParts(last, parts)) return last;
    this.#shared.set(seat, parts);
    return parts;
  }

  /** Returns the view of a seat of the state of the given id, made of `read`'s state unless it is the last one made. */
  view(seat: string | null, stateID: number, read: () => State): View {
    const last = this.#views.get(seat);
    return last?.stateID === stateID ? last : this.#see(seat, read(), []).view;
  }

  /**
   * Sends all who have not been told of a state what is new to them, of those who see the match now or of those who see it later; `log` holds at
   * least all of that. The state must not be changed
   * afterwards, not even by moves made on it: the next patch is the difference from it.
   */
  tellState(state: State, log: readonly LogEntry[], when: 'now' | 'late' = 'now'): void {
    const before = new Map(this.#views);
    const messages = new Map<string, [event: string, args: readonly unknown[]]>();
    for (const watcher of this.watchers) {
      const { seat, told, takes } = watcher;
      if (told >= state._stateID || !this.sees(watcher, when)) continue;
      const name = `${seat} ${told} ${takes}`;
      const message = messages.get(name) ?? this.#news(watcher, before.get(seat), state, log);
      messages.set(name, message);
      watcher.told = state._stateID;
      watcher.tell(...message);
    }
  }

  /** Clients that make moves before the server does may have another state than they were sent: they get it whole. */
  #news(
    { seat, told, takes }: Watcher,
    before: View | undefined,
    state: State,
    log: readonly LogEntry[],
  ): [string, readonly unknown[]] {
    const news = log.filter(({ _stateID }) => _stateID >= told);
    const { view, log: seen } = this.#see(seat, state, news);
    const patch =
      takes !== 'update' && before?.stateID === told && movesOnServer(this.game)
        ? patchBetween(before.state, view.state)
        : undefined;
    if (patch === undefined) return ['update', [this.matchID, view.state, seen]];
    const change = takes === 'brief' ? [briefOperations(patch), briefEntries(seen)] : [patch, seen];
    return [takes, [this.matchID, told, view.stateID, ...change]];
  }

  #see(seat: string | null, state: State, log: readonly LogEntry[]): Sight {
    const sight = sightOf(this.game, seat, state, log);
    this.#views.set(seat, sight.view);
    return sight;
  }
}

function hasParts<T extends object>(whole: object, parts: T): whole is T {
  const others = new Map<string, unknown>(Object.entries(whole));
  const own = Object.entries(parts);
  return others.size === own.length && own.every(([name, part]) => others.get(name) === part);
}
