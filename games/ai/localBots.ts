import type { State } from 'boardgame.io';
import type { Seat } from '../kit/frame';
import { seatsAsked } from '../kit/table';
import { aborted } from './aborted';
import type { LevelId } from './levels';
import { type BotAnswer, type BotClass, type BotParts, botAt, SearchBot } from './searchBot';

/**
 * Returns bots for seats of a match, from their levels, in the form boardgame.io's `Local({ bots })` takes. Throws for an unknown
 * level.
 *
 * `Local` asks the first bot whose seat is active, and a seat that may only offer something out of turn is active, too:
 * whichever of these is asked lets the one answer that has to decide, and none as long as only persons have.
 */
export function botsAt(levels: Readonly<Record<Seat, LevelId>>): Record<Seat, BotClass> {
  const classes = new Map(Object.entries(levels).map(([seat, level]) => [seat, botAt(level)]));

  class LocalBots extends SearchBot {
    readonly #bots: ReadonlyMap<Seat, SearchBot>;

    constructor(parts: BotParts) {
      super(parts);
      this.#bots = new Map([...classes].map(([seat, Bot]) => [seat, new Bot(parts)]));
    }

    override async play(state: State, _seat: Seat, signal?: AbortSignal): Promise<BotAnswer> {
      for (const seat of seatsAsked(state.ctx)) {
        const bot = this.#bots.get(seat);
        if (bot !== undefined) return bot.play(state, seat, signal);
      }
      return aborted(signal);
    }
  }

  return Object.fromEntries([...classes.keys()].map((seat) => [seat, LocalBots]));
}
