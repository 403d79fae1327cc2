import type { Game, State } from 'boardgame.io';
import { Bot } from 'boardgame.io/ai';
import { type LevelId, levelOf } from './levels';

type Enumerate = ConstructorParameters<typeof Bot>[0]['enumerate'];
type BotAction = Awaited<ReturnType<Bot['play']>>['action'];

/** What boardgame.io's `Local` and debug panel hand to a bot. */
export interface BotParts {
  game: Game;
  enumerate: Enumerate;
  seed?: string | number | undefined;
}

/** A bot as boardgame.io makes it: `Local({ bots: { '1': botAt('hard') } })`. */
export type BotClass = new (parts: BotParts) => SearchBot;

/** A bot for any game of the package. */
export class SearchBot extends Bot {
  constructor(
    { enumerate, seed }: BotParts,
    readonly level = levelOf('normal'),
  ) {
    super(seed === undefined ? { enumerate } : { enumerate, seed });
  }

  /** Returns the move a seat makes. Rejects with the signal's reason when it is aborted. */
  override async play(state: State, seat: string, signal?: AbortSignal): Promise<{ action: BotAction }> {
    signal?.throwIfAborted();
    const moves = this.enumerate(state.G, state.ctx, seat);
    return { action: this.random(moves) };
  }
}

/** Returns a bot of a level, in the form boardgame.io's `Local({ bots })` takes. */
export function botAt(id: LevelId): BotClass {
  return class extends SearchBot {
    constructor(parts: BotParts) {
      super(parts, levelOf(id));
    }
  };
}
