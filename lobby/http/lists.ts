import type { StorageAPI } from 'boardgame.io';
import { LRUCache } from 'lru-cache';
import type { Storage } from '../storage/storage';
import { publicMatch } from './publicMatch';

type Where = NonNullable<StorageAPI.ListMatchesOpts['where']>;
type Kept = { text: Promise<string>; until: number };

const MILLISECONDS_KEPT = 1000;
const MOST_KEPT = 100;

/**
 * The lists of matches, each kept for a second as the text that is sent: however many ask for one at once, the
 * database is asked for it once.
 */
export class Lists {
  readonly #storage: Pick<Storage, 'listed'>;
  readonly #now: () => number;
  readonly #kept = new LRUCache<string, Kept>({ max: MOST_KEPT });

  constructor(storage: Pick<Storage, 'listed'>, now: () => number = Date.now) {
    this.#storage = storage;
    this.#now = now;
  }

  /** Returns the newest listed matches of a game as JSON. */
  of(gameName: string, where: Where): Promise<string> {
    const key = JSON.stringify([gameName, where.isGameover, where.updatedBefore, where.updatedAfter]);
    const kept = this.#kept.get(key);
    if (kept !== undefined && kept.until > this.#now()) return kept.text;
    const asked = { text: this.#read(gameName, where), until: Number.POSITIVE_INFINITY };
    asked.text.then(
      () => {
        asked.until = this.#now() + MILLISECONDS_KEPT;
      },
      () => {
        asked.until = 0;
      },
    );
    this.#kept.set(key, asked);
    return asked.text;
  }

  /** Forgets all lists, because a match has changed. */
  forget(): void {
    this.#kept.clear();
  }

  async #read(gameName: string, where: Where): Promise<string> {
    const matches = await this.#storage.listed({ gameName, where });
    return JSON.stringify({
      matches: matches.map(({ matchID, metadata }) => publicMatch(matchID, metadata, this.#now())),
    });
  }
}
