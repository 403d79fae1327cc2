/* What block games of the Columbia family share in battle: turns by letter, dice, hits on the strongest. */
import type { Play, Stacked } from './play';

/** One side's battle turn of one letter. */
export type BattleTurn<Side extends string, Letter extends string> = readonly [side: Side, letter: Letter];

/** Returns the battle turns of a round: letter by letter, and in each letter side by side in the order given. */
export function turnsByLetter<Side extends string, Letter extends string>(
  letters: readonly Letter[],
  sides: readonly Side[],
): BattleTurn<Side, Letter>[] {
  return letters.flatMap((letter) => sides.map((side): BattleTurn<Side, Letter> => [side, letter]));
}

/** Returns the battle turns of a round in which one side goes through all its letters before the next. */
export function turnsBySide<Side extends string, Letter extends string>(
  letters: readonly Letter[],
  sides: readonly Side[],
): BattleTurn<Side, Letter>[] {
  return sides.flatMap((side) => letters.map((letter): BattleTurn<Side, Letter> => [side, letter]));
}

/** Rolls a die for each point of strength; a die that shows no more than the firepower hits. */
export function rollHits<G extends Stacked>(
  play: Play<G>,
  strength: number,
  firepower: number,
): { dice: number[]; hits: number } {
  const dice = play.roll(strength);
  return { dice, hits: dice.filter((die) => die <= firepower).length };
}

/** Returns the blocks that may take the next hit: the strongest at that instant. */
export function strongestOf(ids: readonly string[], strength: (id: string) => number): string[] {
  const most = Math.max(0, ...ids.map(strength));
  return ids.filter((id) => strength(id) === most);
}
