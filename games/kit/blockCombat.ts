/* What block games of the Columbia family share in battle: turns by letter, dice, hits on the strongest. */
import { action } from './action';
import type { Frame, Side, SideOf, Stacked } from './frame';
import { STEPS } from './journal';
import type { Play } from './play';
import type { Decision } from './step';

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

/** What a block fires with: so many dice, of which those hit that show no more than `upTo`. */
export interface Shot {
  dice: number;
  upTo: number;
}

/** A block in a battle, and what the journal says of it. */
export interface Fighter {
  rule: string;
  /** Id of the place of the battle. */
  place: string;
  side: Side;
  id: string;
  name: string;
}

/** Rolls the dice of a block that fires, and tells of it. */
export function fire<G extends Stacked>(
  play: Play<G>,
  { rule, place, side, id, name }: Fighter,
  shot: Shot,
): { dice: number[]; hits: number } {
  const dice = play.roll(shot.dice);
  const hits = dice.filter((die) => die <= shot.upTo).length;
  play.journal(rule, `${name} fires: ${dice.join(' ')} – ${hits} ${hits === 1 ? 'hit' : 'hits'}.`, {
    kind: 'roll',
    side,
    places: [place],
    pieces: [id],
    battle: { kind: 'fire', side, piece: id, dice, upTo: shot.upTo },
  });
  return { dice, hits };
}

/** Returns the blocks that may take the next hit: the strongest at that instant. */
export function strongestOf(ids: readonly string[], strength: (id: string) => number): string[] {
  const most = Math.max(0, ...ids.map(strength));
  return ids.filter((id) => strength(id) === most);
}

/** What the frame of a {@link hitStep} keeps: the hits still to be taken, and by whom. */
export interface Hits<Of extends Side> {
  side: Of;
  count: number;
}

/** What a game says of the hits its blocks take; see {@link hitStep}. */
export interface HitRules<G extends Stacked, F extends Frame & Hits<SideOf<G>>> {
  rule: string;
  /** What the game calls a block. */
  noun: string;
  /** The blocks of a side that may take the next hit. */
  candidates(G: G, side: F['side']): string[];
  /** Says whether it makes no difference which of the blocks takes the hit. */
  areAlike?(G: G, ids: readonly string[]): boolean;
  /** Id of the place where the battle is fought. */
  placeOf(G: G): string;
  /** Takes a step from a block that is hit. */
  take(play: Play<G>, side: F['side'], id: string): void;
  nameOf(id: string, G: G): string;
}

/**
 * Returns the step in which hits are taken one by one: the owner chooses where several blocks may take a hit and not
 * all of them will. It finishes when no hit is left, or no block to take it.
 */
export function hitStep<G extends Stacked, F extends Frame & Hits<SideOf<G>>>(
  rules: HitRules<G, F>,
): Decision<G, F> {
  const { rule, noun, candidates, areAlike, placeOf, take, nameOf } = rules;
  const takeHit = (play: Play<G>, frame: F, id: string) => {
    const { side } = frame;
    frame.count--;
    play.journal(rule, `${nameOf(id, play.G)} takes a hit.`, {
      kind: 'roll',
      side,
      places: [placeOf(play.G)],
      pieces: [id],
      lost: [{ side, count: 1, place: placeOf(play.G), ...STEPS }],
      battle: { kind: 'steps', side, steps: 1 },
    });
    take(play, side, id);
  };
  return {
    prompt: ({ frame: { count } }) => ({
      rule,
      text: `Choose the ${noun} that takes the hit (${count} to take).`,
    }),
    actions: {
      take: action<G, F, string>({
        first: ({ G, side }) => candidates(G, side),
        effect(play, { frame }, id) {
          takeHit(play, frame, id);
        },
        label: ({ G }, id) => `${nameOf(id, G)} takes the hit`,
      }),
    },
    proceed(play, frame) {
      const { G } = play;
      const { side } = frame;
      while (frame.count > 0 && play.result === null) {
        const ids = candidates(G, side);
        if (ids.length === 0) break;
        if (ids.length > frame.count && areAlike?.(G, ids) !== true) {
          play.ask(side);
          return;
        }
        takeHit(play, frame, ids[0]);
      }
      play.finish();
    },
  };
}
