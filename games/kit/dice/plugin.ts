import type { Plugin } from 'boardgame.io';
import { Dice, type DiceState } from './dice';
import { commitmentTo, isKey, keyOfSeed, newKey } from './key';

/** What everybody sees of the dice in `plugins.dice.data`: what binds the server from the start, and in the end the key. */
export interface DiceView {
  /** The SHA-256 of the key. */
  commitment: string;
  /** Once the game is over: the key, and how many of its numbers were drawn. */
  opened?: DiceState;
}

/**
 * The boardgame.io plugin that games roll with in place of `random`, whose numbers follow from the time of day and from each
 * other: on any server and in the browser, dice come from a key that nobody can guess. A game with a `seed` has the key of
 * that seed, to be repeated. A state without a key, such as one of an older version, or a view that somebody plays on in
 * thought, gets a new key with its next move.
 */
export function dicePlugin(): Plugin<Dice, unknown> & { name: 'dice' } {
  return {
    name: 'dice',
    setup: ({ game: { seed } }): DiceState => ({
      key: seed === undefined ? newKey() : keyOfSeed(seed),
      drawn: 0,
    }),
    api: ({ data }) => new Dice(isDiceState(data) ? data : { key: newKey(), drawn: 0 }),
    flush: ({ api }): DiceState => api.state,
    playerView: ({ data, ctx }): DiceView | null => {
      if (!isDiceState(data)) return null;
      const commitment = commitmentTo(data.key);
      return ctx.gameover === undefined ? { commitment } : { commitment, opened: data };
    },
  };
}

/** Returns the plugin's API from the context of a move. Throws when the game does not have the plugin. */
export function diceAPI(context: object): Dice {
  if ('dice' in context && context.dice instanceof Dice) return context.dice;
  throw new Error('the game lacks the dice plugin');
}

/** Returns what is told of the dice, from the `plugins` a client was sent; null when they have no key yet. */
export function diceIn({ dice }: Record<string, { data: unknown }>): DiceView | null {
  return isDiceView(dice?.data) ? dice.data : null;
}

/** Returns the key of a whole state, and how many of its numbers were drawn; null when it has none. */
export function diceStateIn({ dice }: Record<string, { data: unknown }>): DiceState | null {
  return isDiceState(dice?.data) ? dice.data : null;
}

function isDiceState(data: unknown): data is DiceState {
  return (
    isObject(data) && 'key' in data && isKey(data.key) && 'drawn' in data && typeof data.drawn === 'number'
  );
}

function isDiceView(data: unknown): data is DiceView {
  return isObject(data) && 'commitment' in data && typeof data.commitment === 'string';
}

function isObject(data: unknown): data is object {
  return typeof data === 'object' && data !== null;
}
