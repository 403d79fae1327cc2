import type { Plugin } from 'boardgame.io';
import { Dice } from '../games/kit/dice/dice';
import { dicePlugin } from '../games/kit/dice/plugin';

const TWO_TO_26 = 2 ** 26;
const TWO_TO_27 = 2 ** 27;

/**
 * Returns two plugins by which a game that rolls with boardgame.io's `random` has dice that nobody can know: `dice` keeps a key for
 * each match, and shows its commitment, and in the end the key (see `games/kit/dice/plugin.ts`); `random` stands in for
 * boardgame.io's plugin of that name, whose numbers follow from the time of day and from each other. A game with a `seed` has
 * the key of that seed.
 */
export function randomPlugins(): [Plugin, Plugin] {
  const { api: diceOf, ...keyed } = dicePlugin();
  let dice = new Dice({ key: '', drawn: 0 });
  return [
    {
      ...keyed,
      /* boardgame.io asks all plugins in a row for what moves get, so that `random` is asked next. */
      api(context) {
        dice = diceOf?.(context) ?? dice;
        return dice;
      },
    },
    { name: 'random', setup: () => null, api: () => randomOf(dice) },
  ];
}

/** Returns what boardgame.io gives moves as `random`, with the numbers of some dice. */
function randomOf(dice: Dice) {
  const roll = (sides = 6, count?: number) =>
    count === undefined ? dice.Die(sides) : Array.from({ length: count }, () => dice.Die(sides));
  const die = (sides: number) => (count?: number) => roll(sides, count);
  return {
    D4: die(4),
    D6: die(6),
    D8: die(8),
    D10: die(10),
    D12: die(12),
    D20: die(20),
    Die: roll,
    Number: () => ((dice.Die(TWO_TO_27) - 1) * TWO_TO_26 + dice.Die(TWO_TO_26) - 1) / (TWO_TO_27 * TWO_TO_26),
    Shuffle: <T>(items: readonly T[]) => dice.Shuffle(items),
    /* What boardgame.io's own plugin, which comes before this one, asks for when a move has been made. */
    _private: { isUsed: () => true, getState: () => null },
  };
}
