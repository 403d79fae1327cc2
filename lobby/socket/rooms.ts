import type { FilteredMetadata, LogEntry, State } from 'boardgame.io';
import { fits } from '../credentials';
import { MatchGone } from '../errors';
import { movesOnServer } from '../game';
import type { StoredMatch } from '../storage/matches';
import type { Change } from '../storage/notices';
import type { Standing, Storage } from '../storage/storage';
import { hearingOf } from '../watching';
import { type Audience, isNews } from './audience';
import { publicSeats } from './master';
import type { Refusal } from './refusal';
import type { Room, Watcher } from './room';
import { sightOf } from './view';

/**
 * What a `sync` message says of a match. With `since` its log is the part from the state of that id on, for a client that has the log
 * before it and the first state.
 */
type Sync = {
  state: State;
  log: readonly LogEntry[];
  filteredMetadata: FilteredMetadata;
  initialState?: State;
  since?: number;
};

/** Longer logs are not kept but read for each client anew, so that no room keeps megabytes: an entry has about half a kB. */
const MOST_KEPT = 2000;

/** The digests of the credentials of those who hold the seats, by seat. */
type Holders = readonly (string | undefined)[];

/**
 * The rooms of this process. What it tells is read from the storage and filtered per seat; its methods are to be
 * called between the moves of the match.
 */
export class Rooms {
  readonly #storage: Storage;
  readonly #audience: Audience;
  readonly #rooms = new Map<string, Room>();
  readonly #now: () => number;

  constructor(storage: Storage, audience: Audience, now: () => number = Date.now) {
    this.#storage = storage;
    this.#audience = audience;
    this.#now = now;
  }

  /** Returns the room of a match, if anybody here watches it. */
  get(matchID: string): Room | undefined {
    return this.#rooms.get(matchID);
  }

  /** Returns the ids of all matches watched here. */
  get matches(): string[] {
    return [...this.#rooms.keys()];
  }

  /** Returns the ids of the matches that anybody but bots watches here. */
  get visited(): string[] {
    return [...this.#rooms.values()].filter(({ visited }) => visited).map(({ matchID }) => matchID);
  }

  /** Returns the ids of the matches that somebody here watches who sees them later. */
  get late(): string[] {
    return [...this.#rooms.values()].filter(({ isLate }) => isLate).map(({ matchID }) => matchID);
  }

  /** Returns a match as a seat may see it, or those who hold none (null): now or later. */
  async asSeen(match: StoredMatch, seat: string | null): Promise<StoredMatch> {
    if (seat !== null || match.delay === 0) return match;
    const seen = await this.#storage.matches.asWatched(match, this.#now());
    if (seen === undefined) throw new MatchGone(`Match ${match.matchID} has been deleted`);
    return seen;
  }

  /** Lets somebody watch a match. */
  enter(room: Room, watcher: Watcher): void {
    this.#rooms.set(room.matchID, room);
    room.watchers.add(watcher);
  }

  /** Ends somebody's watching. */
  leave(room: Room, watcher: Watcher): void {
    room.watchers.delete(watcher);
    if (room.watchers.size === 0) this.#rooms.delete(room.matchID);
  }

  /** Tells a room of changes that notices have named, each read once. */
  async refresh(matchID: string, changes: ReadonlySet<Change>): Promise<void> {
    if (!this.#rooms.has(matchID)) return;
    if (changes.has('gone')) return this.#empty(matchID, 'match-not-found');
    if (changes.has('seats')) await this.tellSeats(matchID);
    if (changes.has('state')) await this.tellState(matchID);
    if (changes.has('chat')) await this.tellChat(matchID);
    if (changes.has('watchers')) await this.tellAudience(matchID);
  }

  /** Returns what has changed of the matches watched here since it was told, by match. */
  async missed(): Promise<Map<string, Change[]>> {
    const standings = await this.#storage.standings(this.matches);
    const missed = new Map<string, Change[]>();
    for (const [matchID, room] of this.#rooms) {
      const standing = standings.get(matchID);
      const changes = standing === undefined ? (['gone'] as const) : changesIn(room, standing);
      if (changes.length > 0) missed.set(matchID, [...changes]);
    }
    return missed;
  }

  /**
   * Returns what is sent to a seat that asks how things stand in a match, which is given as the seat may see it. A seat that was told the log up to the state `told` gets the
   * rest of the log; one that says that it `has` the log up to a state gets the rest without the first state; any other gets all.
   */
  async sync(
    room: Room,
    match: StoredMatch,
    seat: string | null,
    { told, has }: { told?: number | undefined; has?: number | undefined },
  ): Promise<[string, Sync]> {
    const { matchID, stateID } = match;
    const { state } = room.view(seat, stateID, () => this.#storage.matches.stateOf(match));
    room.seats ??= await this.#readSeats(matchID);
    const sync = { state, filteredMetadata: room.seats };
    const knows = has !== undefined && has <= stateID;
    const since = knows ? has : told;
    if (since === undefined) {
      const [log, initialState] = [
        await this.#log(room, match, seat),
        await this.#beginning(room, match, seat),
      ];
      const whole = { ...sync, log, initialState };
      return [matchID, log.length > MOST_KEPT ? whole : room.shared(seat, whole)];
    }
    const log = await this.#logSince(room, match, seat, since);
    if (knows) return [matchID, { ...sync, log, since }];
    return [matchID, { ...sync, log, since, initialState: await this.#beginning(room, match, seat) }];
  }

  /** Sends a watcher the state as it is, with the log since what it was told: its own may be another. */
  async correct(room: Room, watcher: Watcher): Promise<void> {
    const current = await this.#storage.matches.current(room.matchID);
    if (current === undefined) return watcher.close('match-not-found');
    const { seat, told } = watcher;
    if (!holds(watcher, current.holders)) return watcher.close('unauthorized');
    const match = await this.asSeen(current, seat);
    const [matchID, sync] = await this.sync(room, match, seat, { told });
    watcher.told = match.stateID;
    if (movesOnServer(room.game)) watcher.tell('update', [matchID, sync.state, sync.log]);
    else watcher.tell('sync', [matchID, sync]);
  }

  /**
   * Sends those who watch a match, and do not see it later, its newest state, if they have not been told of it, with the log that leads to it.
   * With `made`, the state just made, its own log is taken, if that is all they have not been told.
   */
  async tellState(matchID: string, made?: State): Promise<void> {
    const match = await this.#storage.matches.get(matchID);
    if (match === undefined) return this.#empty(matchID, 'match-not-found');
    const { stateID } = match;
    this.#cutOffStrangers(matchID, match.holders);
    const least = Math.min(...this.#told(matchID, 'now'));
    if (least >= stateID) return;
    const isMade = made?._stateID === stateID;
    const state = isMade ? made : this.#storage.matches.stateOf(match);
    const { deltalog = [] } = isMade ? made : {};
    const log =
      (deltalog[0]?._stateID ?? stateID) <= least
        ? deltalog
        : await this.#storage.logBetween(matchID, least, stateID);
    this.#rooms.get(matchID)?.tellState(state, log);
  }

  /** Sends those who see a match later what they may know by now, if that is news. */
  async tellLate(matchID: string): Promise<void> {
    const room = this.#rooms.get(matchID);
    const least = Math.min(...this.#told(matchID, 'late'));
    if (room === undefined || least === Number.POSITIVE_INFINITY) return;
    const match = await this.#storage.matches.get(matchID);
    if (match === undefined) return this.#empty(matchID, 'match-not-found');
    const seen = await this.#storage.matches.asWatched(match, this.#now(), least);
    if (seen === undefined) return;
    const log = await this.#storage.logBetween(matchID, least, seen.stateID);
    room.tellState(this.#storage.matches.stateOf(seen), log, 'late');
  }

  /** Sends who sits on which seat, and who of them is connected. */
  async tellSeats(matchID: string): Promise<void> {
    const standing = (await this.#storage.standings([matchID])).get(matchID);
    if (standing === undefined) return this.#empty(matchID, 'match-not-found');
    this.#cutOffStrangers(matchID, holdersIn(standing));
    const room = this.#rooms.get(matchID);
    if (room === undefined) return;
    room.seats = publicSeats(standing);
    room.tell('matchData', [matchID, room.seats]);
  }

  /** Counts those who watch a match here without a seat, and tells everybody who watches it if their number is new. */
  async countAudience(matchID: string): Promise<void> {
    await this.#audience.set(matchID, this.#rooms.get(matchID)?.audience ?? 0);
    await this.tellAudience(matchID);
  }

  /** Sends how many watch a match without a seat: to all for whom that is news, but for those who do not read what they are sent. */
  async tellAudience(matchID: string): Promise<void> {
    const room = this.#rooms.get(matchID);
    if (room === undefined) return;
    const count = await this.#audience.of(matchID);
    for (const watcher of room.watchers) {
      if (!isNews(watcher.counted, count) || watcher.isFull()) continue;
      watcher.counted = count;
      watcher.tell('watchers', [matchID, count]);
    }
  }

  /** Lets those who watch a match ask how things stand. */
  lose(matchID: string): void {
    for (const watcher of this.#rooms.get(matchID)?.watchers ?? []) watcher.lose();
  }

  /**
   * Sends each watcher the chat messages it has not heard, each with its place, which the client keeps; what the game does not let it hear
   * is passed over.
   */
  async tellChat(matchID: string): Promise<void> {
    const room = this.#rooms.get(matchID);
    const last = room === undefined ? undefined : lastHeard(room);
    if (room === undefined || last === undefined) return;
    const messages = await this.#storage.chatAfter(matchID, last);
    const mayHear = await this.#hearing(room);
    for (const watcher of room.watchers) {
      for (const { order, message } of messages) {
        if (watcher.heard === undefined || order <= watcher.heard) continue;
        if (mayHear(watcher.seat, message.sender)) watcher.tell('chat', [matchID, message, order]);
        watcher.heard = order;
      }
    }
  }

  /** Returns what says of a seat whether it may hear another one as the match stands. */
  async #hearing({ game, matchID }: Room): Promise<(listener: string | null, speaker: string) => boolean> {
    const match = await this.#storage.matches.get(matchID);
    if (match === undefined) return () => false;
    return hearingOf(game, match.watching, this.#storage.matches.stateOf(match));
  }

  /** Cuts off everybody whose seat has other credentials now. */
  #cutOffStrangers(matchID: string, holders: Holders): void {
    for (const watcher of [...(this.#rooms.get(matchID)?.watchers ?? [])]) {
      if (!holds(watcher, holders)) watcher.close('unauthorized');
    }
  }

  #empty(matchID: string, reason: Refusal): void {
    for (const watcher of [...(this.#rooms.get(matchID)?.watchers ?? [])]) watcher.close(reason);
  }

  #told(matchID: string, when: 'now' | 'late'): number[] {
    const room = this.#rooms.get(matchID);
    return [...(room?.watchers ?? [])].flatMap((watcher) =>
      room?.sees(watcher, when) ? [watcher.told] : [],
    );
  }

  async #readSeats(matchID: string): Promise<FilteredMetadata> {
    const standing = (await this.#storage.standings([matchID])).get(matchID);
    return standing === undefined ? [] : publicSeats(standing);
  }

  async #logSince({ game }: Room, match: StoredMatch, seat: string | null, since: number) {
    if (since === match.stateID) return [];
    const log = await this.#storage.logBetween(match.matchID, since, match.stateID);
    return sightOf(game, seat, this.#storage.matches.stateOf(match), log).log;
  }

  async #log(room: Room, match: StoredMatch, seat: string | null): Promise<readonly LogEntry[]> {
    const known = room.logs.get(seat);
    if (known?.stateID === match.stateID) return known.log;
    const log = await this.#logSince(room, match, seat, 0);
    if (log.length > MOST_KEPT) room.logs.delete(seat);
    else room.logs.set(seat, { stateID: match.stateID, log });
    return log;
  }

  async #beginning(room: Room, { matchID }: StoredMatch, seat: string | null): Promise<State> {
    const known = room.beginnings.get(seat);
    if (known !== undefined) return known;
    const { initialState } = await this.#storage.fetch(matchID, { initialState: true });
    if (initialState === undefined) throw new MatchGone(`Match ${matchID} has been deleted`);
    const { state } = sightOf(room.game, seat, initialState).view;
    room.beginnings.set(seat, state);
    return state;
  }
}

function holdersIn({ players }: Standing): Holders {
  return Object.values(players).map(({ credentials }) => credentials);
}

function holds({ seat, credentials }: Watcher, holders: Holders): boolean {
  return seat === null || fits(credentials, holders[Number(seat)]);
}

/** Returns the place of the chat message up to which everybody in a room has heard all; undefined if nobody hears. */
function lastHeard({ watchers }: Room): number | undefined {
  const hearing = [...watchers].flatMap(({ heard }) => (heard === undefined ? [] : [heard]));
  return hearing.length === 0 ? undefined : Math.min(...hearing);
}

function changesIn(room: Room, standing: Standing): Change[] {
  const changes: Change[] = [];
  const holders = holdersIn(standing);
  const strangers = [...room.watchers].some((watcher) => !holds(watcher, holders));
  if (strangers || JSON.stringify(publicSeats(standing)) !== JSON.stringify(room.seats))
    changes.push('seats');
  if ([...room.watchers].some((watcher) => room.sees(watcher, 'now') && watcher.told < standing.stateID))
    changes.push('state');
  if ((lastHeard(room) ?? Number.POSITIVE_INFINITY) < standing.lastChat) changes.push('chat');
  return changes;
}
