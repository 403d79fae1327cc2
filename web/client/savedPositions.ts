import type { State } from 'boardgame.io';
import type { Seat, Stacked } from '../../games/kit/frame';
import { isSame } from '../../games/kit/json';
import { sidesAt } from '../../games/kit/seats';
import type { Playback } from '../../games/record/playback';
import type { GameRules } from '../games';
import { inPortions } from '../ui/inPortions';
import type { Standing } from './savedGames';

/** The past positions of a game on this device, which is played again from its first state and its log. */
export class SavedPositions {
  readonly #game: GameRules['game'];
  readonly #standing: () => Standing | undefined;
  #playback: Playback | null = null;
  #last: Promise<unknown> = Promise.resolve();

  /** `standing` returns all that is known of the game. */
  constructor(game: GameRules['game'], standing: () => Standing | undefined) {
    this.#game = game;
    this.#standing = standing;
  }

  /** Returns `G` as a seat, or with null a watcher, saw it in a state. Rejects, saying why, where it cannot be had. */
  seenBy(seat: Seat | null, state: number): Promise<Stacked> {
    const whole = this.#last.then(() => this.#wholeAt(state));
    this.#last = whole.catch(() => {});
    return whole.then((G) => this.#game.rulebook.view(G, sidesAt(G, seat)));
  }

  async #wholeAt(state: number): Promise<Stacked> {
    const standing = this.#standing();
    if (standing === undefined) throw new Error('The game is not here any more');
    try {
      this.#playback ??= await this.#begun(standing.initialState);
      await goOn(this.#playback, standing);
      return (await inPortions(this.#playback.to(state))).G;
    } catch (error) {
      this.#playback = null;
      throw error;
    }
  }

  async #begun(first: State): Promise<Playback> {
    const { Playback } = await import('../../games/record/playback');
    return new Playback(this.#game, first);
  }
}

/** Goes on to the state in which a game stands, and sees whether it comes to what is kept of it. */
async function goOn(playback: Playback, { state: present, log }: Standing): Promise<void> {
  const { last } = playback;
  if (last >= present._stateID) return;
  playback.add(log.filter(({ _stateID }) => _stateID >= last));
  const { G } = await inPortions(playback.to(present._stateID));
  if (!isSame(G, present.G)) throw new Error('The game was played with other rules than those of today');
}
