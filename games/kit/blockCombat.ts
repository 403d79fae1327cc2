/* What block games of the Columbia family share in battle: turns by letter, dice, hits on the strongest. */
import type { Play, Stacked } from './play';
import { action, type Seat, type Step } from './step';

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

/** What a game says of the hits its blocks take; see {@link hitStep}. */
export interface HitRules<G extends Stacked, Side extends string> {
  rule: string;
  /** What the game calls a block. */
  noun: string;
  /** The battle being fought: the hits still to be taken, and by whom. */
  battleOf(G: G): { hits: { side: Side; count: number } | null };
  /** The blocks of a side that may take the next hit. */
  candidates(G: G, side: Side): string[];
  /** Says whether it makes no difference which of the blocks takes the hit. */
  areAlike?(G: G, ids: readonly string[]): boolean;
  /** Takes one hit with a block, and one off the hits to be taken. */
  take(play: Play<G>, side: Side, id: string): void;
  nameOf(id: string): string;
  seatOf(side: Side): Seat;
  sideAt(seat: Seat): Side;
}

/**
 * Returns the step in which hits are taken one by one: the owner chooses where several blocks may take a hit and not
 * all of them will. It finishes when no hit is left, or no block to take it.
 */
export function hitStep<G extends Stacked, Side extends string>(rules: HitRules<G, Side>): Step<G> {
  const { rule, noun, battleOf, candidates, areAlike, take, nameOf, seatOf, sideAt } = rules;
  return {
    prompt(G) {
      const count = battleOf(G).hits?.count ?? 0;
      return { rule, text: `Choose the ${noun} that takes the hit (${count} to take).` };
    },
    actions: {
      take: action({
        legal: (G: G, seat: Seat) => candidates(G, sideAt(seat)).map((id): [string] => [id]),
        effect(play, seat, id) {
          take(play, sideAt(seat), id);
        },
        label: (_G, id) => `${nameOf(id)} takes the hit`,
      }),
    },
    proceed(play) {
      const { G } = play;
      const battle = battleOf(G);
      while (battle.hits !== null && battle.hits.count > 0) {
        const { side, count } = battle.hits;
        const ids = candidates(G, side);
        if (ids.length === 0) break;
        if (ids.length > count && areAlike?.(G, ids) !== true) {
          G.stack[G.stack.length - 1].seats = [seatOf(side)];
          return;
        }
        take(play, side, ids[0]);
        if (play.over !== null) return;
      }
      battle.hits = null;
      play.finish();
    },
  };
}
