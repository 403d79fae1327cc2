import { Allowance, Allowances, type Limits } from '../limits';
import { Shares } from './shares';
import { untilAborted } from './untilAborted';

type Waiting = { readonly owner: string; readonly moves: number; go(): void };

const LOOK_EVERY = 50;
const SOCKETS_WORTH = 5;
/** Moves that are made, stored and told together cost a server so much less than as many by themselves. */
const TOGETHER = 10;

/**
 * When the bots of this process may make their moves. Those of one owner make no more than a person's socket may, and
 * all together no more than a few people's, so that people are served while bots play each other. Of those that wait,
 * the one whose owner's bots have moved least goes first.
 */
export class BotTurns {
  readonly #all: Allowance;
  readonly #each: Allowances;
  readonly #moved = new Shares();
  readonly #waiting = new Set<Waiting>();
  #timer: NodeJS.Timeout | undefined;
  #spare = false;

  constructor({ messageBurst, messagesPerSecond }: Limits) {
    this.#all = new Allowance(messageBurst, messagesPerSecond * SOCKETS_WORTH);
    this.#each = new Allowances(messageBurst, messagesPerSecond);
  }

  /**
   * Resolves when a bot of the owner may make so many moves together; rejects when the signal is aborted. The first has to wait for its
   * allowance, and whoever moves next for what the others have used.
   */
  wait(owner: string, signal: AbortSignal, moves = 1): Promise<void> {
    return untilAborted(signal, (go) => {
      const waiting = { owner, moves, go };
      this.#waiting.add(waiting);
      this.#serve();
      return () => this.#waiting.delete(waiting);
    });
  }

  #serve(): void {
    const sated = new Set<string>();
    for (let next = this.#next(sated); next !== undefined; next = this.#next(sated)) {
      this.#spare ||= this.#all.take();
      if (!this.#spare) break;
      if (!this.#each.take(next.owner)) {
        sated.add(next.owner);
        continue;
      }
      this.#spare = false;
      const others = Math.floor((next.moves - 1) / TOGETHER);
      this.#all.charge(others);
      this.#each.charge(next.owner, others);
      this.#moved.add(next.owner, 1 + others);
      this.#waiting.delete(next);
      next.go();
    }
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.size > 0) this.#timer = setTimeout(() => this.#serve(), LOOK_EVERY).unref();
  }

  #next(sated: ReadonlySet<string>): Waiting | undefined {
    const used = ({ owner }: Waiting) => this.#moved.of(owner);
    let best: Waiting | undefined;
    for (const each of this.#waiting) {
      if (!sated.has(each.owner) && (best === undefined || used(each) < used(best))) best = each;
    }
    return best;
  }
}
