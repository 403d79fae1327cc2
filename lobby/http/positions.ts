import { LRUCache } from 'lru-cache';
import type { Position } from '../../games/ai/simulator';
import type { Stacked } from '../../games/kit/frame';
import type { AnyGame } from '../../games/kit/game';
import { isSame } from '../../games/kit/json';
import { Playback } from '../../games/record/playback';
import { Excess, MatchRefused, messageOf } from '../errors';
import { Queue } from '../socket/queue';
import type { Storage } from '../storage/storage';
import { Portions, Unwanted } from './portions';

/** What may be kept of all matches together, in bytes, and what the refusal of one counts. */
const MOST_BYTES = 64 * 1024 * 1024;
const REFUSAL_BYTES = 1024;
/** So many positions may be in work for one address. */
const MOST_AT_ONCE = 8;
/** So many entries of the log are read at once. */
const LOG_PORTION = 500;

/** What is known of a match: how to come to its positions, up to a state in which it stood as it is stored; or why nobody can. */
type Known = { playback: Playback; checked: number } | { refusal: string };

/** Which position is wanted, by whom. */
export type Wish = {
  game: AnyGame;
  matchID: string;
  state: number;
  /** The address that asks. */
  address: string;
  /** Says whether anybody waits for the answer still. */
  isWanted(): boolean;
};

/**
 * The past positions of matches, which are played again when somebody asks for one, in portions. What is kept of them is bounded. Who asks for
 * positions of the same match shares the work.
 */
export class Positions {
  readonly #storage: Storage;
  readonly #known = new LRUCache<string, Known>({
    maxSize: MOST_BYTES,
    sizeCalculation: (known) => ('refusal' in known ? REFUSAL_BYTES : known.playback.bytes),
  });
  readonly #queue = new Queue();
  readonly #portions = new Portions();
  readonly #inWork = new Map<string, number>();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /**
   * Resolves to the position of a match in a state, with every seat's secrets; to undefined where the match has not come to that state.
   *
   * @throws {Excess} if too many are in work for the address.
   * @throws {MatchRefused} if the match cannot be played again: it began without a key of its dice, or with other rules.
   * @throws {Unwanted} if nobody waits for it any more.
   */
  async at(wish: Wish): Promise<Position<Stacked> | undefined> {
    const { address, matchID } = wish;
    const inWork = this.#inWork.get(address) ?? 0;
    if (inWork >= MOST_AT_ONCE)
      throw new Excess('Too many positions are asked for from your address at the same time');
    this.#inWork.set(address, inWork + 1);
    try {
      return await this.#queue.run(matchID, () => this.#find(wish));
    } finally {
      const left = (this.#inWork.get(address) ?? 1) - 1;
      if (left > 0) this.#inWork.set(address, left);
      else this.#inWork.delete(address);
    }
  }

  async #find(wish: Wish): Promise<Position<Stacked> | undefined> {
    const { game, matchID, state, isWanted } = wish;
    if (!isWanted()) throw new Unwanted('Nobody waits for this any more');
    const known = this.#known.get(matchID) ?? (await this.#begun(game, matchID));
    try {
      if ('refusal' in known) throw new MatchRefused(known.refusal);
      if (state > known.checked) await this.#goOn(known, wish);
      if (state > known.checked) return undefined;
      return await this.#portions.of(known.playback.to(state), isWanted);
    } catch (error) {
      if (!(error instanceof MatchRefused)) throw error;
      this.#known.set(matchID, { refusal: error.message });
      throw error;
    } finally {
      this.#weigh(matchID, known);
    }
  }

  /** Weighs anew what is kept of a match. */
  #weigh(matchID: string, known: Known): void {
    const current = this.#known.peek(matchID) ?? known;
    this.#known.delete(matchID);
    this.#known.set(matchID, current);
  }

  async #begun(game: AnyGame, matchID: string): Promise<Known> {
    const version = await this.#storage.versionAtFirst(matchID);
    if (version !== game.stateVersion) return { refusal: 'The match began with another version of the game' };
    const { initialState } = await this.#storage.fetch(matchID, { initialState: true });
    try {
      return { playback: new Playback(game, initialState), checked: -1 };
    } catch (error) {
      return { refusal: messageOf(error) };
    }
  }

  /** Goes on to the state in which the match stands, and sees whether it comes to what is stored. */
  async #goOn(known: Exclude<Known, { refusal: string }>, { matchID, isWanted }: Wish): Promise<void> {
    const { matches } = this.#storage;
    const match = await matches.current(matchID);
    if (match === undefined) return;
    const { playback } = known;
    while (playback.last < match.stateID) {
      const to = Math.min(match.stateID, playback.last + LOG_PORTION);
      const log = await this.#storage.logBetween(matchID, playback.last, to);
      refusing(() => playback.add(log));
      if (playback.last !== to) throw new MatchRefused('The log of the match has a gap');
    }
    const { G } = await this.#portions.of(playback.to(match.stateID), isWanted).catch((error) => {
      throw error instanceof Unwanted ? error : refusalOf(error);
    });
    if (!isSame(G, matches.stateOf(match).G))
      throw new MatchRefused('The match was played with other rules than those of this server');
    known.checked = match.stateID;
  }
}

function refusing(action: () => void): void {
  try {
    action();
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): MatchRefused {
  return new MatchRefused(`The match cannot be played again: ${messageOf(error)}`);
}
