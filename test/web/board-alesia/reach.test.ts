/* Whatever is legal can be chosen: as an order on the map, by other presses on it, beside it, in a panel, or at the prompt. */
import { expect, test } from 'vitest';
import { Alesia, rulebook } from '../../../games/alesia';
import type { G } from '../../../games/alesia/state';
import { drawMove } from '../../../games/kit/drawing';
import type { Possibility } from '../../../games/kit/legality';
import { sidesDeciding } from '../../../games/kit/seats';
import { pickFrom, seeded } from '../../../games/testing/chance';
import { Match } from '../../../games/testing/match';
import { pressedFor, readingOf } from '../../../web/boards/alesia/arguments';
import { besideMap, IN_PANELS, isOnBoard, onMap } from '../../../web/boards/alesia/choosing';
import { placeOf } from '../../../web/boards/alesia/forces';
import { goalsOf, ordersIn } from '../../../web/boards/alesia/orders';
import { type Answers, type Draft, type Option, optionsFor, targetsOf } from '../../../web/map/draft';
import { keyOf, movesFrom } from '../../../web/table/choices/choices';
import { answersFor } from './answers';

/** So many counters are followed of those that take orders. */
const FOLLOWED = 4;

/** Returns the moves of one kind that no press leads to. */
function missing(G: G, choices: Answers, one: Possibility, next: () => number): string[] {
  const orders = ordersIn(choices, G);
  if (!isOnBoard(one, choices, G) || IN_PANELS.includes(one.move)) return [];
  if (!orders.moves.includes(one.move)) return missingByDrafts(G, choices, one);
  const units = choices.next(one.move, []).map(String);
  const followed = Array.from({ length: Math.min(FOLLOWED, units.length) }, () => pickFrom(units, next));
  return followed.flatMap((unit) => {
    if (placeOf(G, unit) === null) return [unit];
    const goals = goalsOf([unit], orders, choices, G);
    return choices
      .next(one.move, [unit])
      .filter((target) => !goals.has(pressedFor(G, target) ?? ''))
      .map((target) => `${one.move} ${unit} ${target}`);
  });
}

function missingByDrafts(G: G, choices: Answers, one: Possibility): string[] {
  const reading = readingOf(G);
  const found = new Set<string>();
  const follow = (option: Option) => {
    if ('move' in option) found.add(keyOf(option.move));
    else if ('menu' in option) optionsFor(option.menu, choices, reading).forEach(follow);
    else go([option.draft]);
  };
  const go = (drafts: readonly Draft[]) => {
    for (const ways of targetsOf(drafts, choices, reading).ways.values())
      optionsFor(ways, choices, reading).forEach(follow);
  };
  go(onMap(choices, G).filter(({ move }) => move === one.move));
  for (const draft of besideMap(choices, G)) optionsFor([draft], choices, reading).forEach(follow);
  return movesFrom(choices.next, one)
    .map(keyOf)
    .filter((key) => !found.has(key));
}

test.each([1, 2])('in a game of chance (%i) no legal move is out of reach', (seed) => {
  const match = new Match(Alesia, seed, {}, seed === 1 ? 2 : 4);
  const next = seeded(seed);
  const seen = new Map<string, number>();
  for (let moves = 0; moves < 200 && !match.over; moves++) {
    const { G } = match.state;
    const step = G.stack.at(-1)?.step ?? '';
    const side = pickFrom(sidesDeciding(G), next);
    const times = seen.get(step) ?? 0;
    if (times < 2) {
      seen.set(step, times + 1);
      const choices = answersFor(G, side);
      for (const one of choices.possible)
        expect(missing(G, choices, one, next), `${step} ${one.move}`).toEqual([]);
    }
    const move = drawMove(rulebook, G, side, next);
    if (move === null) throw new Error(`${side} has no move`);
    match.make({ seat: G.seats[side] ?? '', ...move });
  }
  expect(seen.size).toBeGreaterThan(3);
});
