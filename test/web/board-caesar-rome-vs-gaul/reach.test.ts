/* Whatever is legal can be chosen: on the map, beside it, in the hand, on the dice, or at the prompt. */
import { expect, test } from 'vitest';
import { CaesarRomeVsGaul, rulebook } from '../../../games/caesar-rome-vs-gaul';
import { boxOf } from '../../../games/caesar-rome-vs-gaul/components/box';
import type { G } from '../../../games/caesar-rome-vs-gaul/state';
import { labelOf, legalMoves, nextArguments, possibilities, promptFor } from '../../../games/kit/legality';
import { sidesDeciding } from '../../../games/kit/seats';
import { pickFrom, seeded } from '../../../games/testing/chance';
import { Match, playRandomly } from '../../../games/testing/match';
import { isOfCards, readingOf } from '../../../web/boards/caesar-rome-vs-gaul/arguments';
import { isOnBoard, onMap } from '../../../web/boards/caesar-rome-vs-gaul/choosing';
import { spaceAskedAbout } from '../../../web/boards/caesar-rome-vs-gaul/underWay';
import { type Answers, type Draft, type Option, optionsFor, targetsOf } from '../../../web/map/draft';
import { keyOf } from '../../../web/table/choices/choices';

/** Follows every way that clicks on the map can go, and returns the moves they lead to. */
function reachable(G: G, choices: Answers): Set<string> {
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
  go(onMap(choices, G));
  return found;
}

test.each([1, 2])('in a game of chance (%i) no legal move is out of reach', (seed) => {
  const match = new Match(CaesarRomeVsGaul, seed);
  const next = seeded(seed);
  const seen = new Set<string>();
  for (let moves = 0; moves < 220 && !match.over; moves++) {
    const { G } = match.state;
    const step = G.stack.at(-1)?.step ?? '';
    const [side] = sidesDeciding(G);
    const times = [...seen].filter((each) => each.startsWith(`${step} `)).length;
    if (times < 3) {
      seen.add(`${step} ${times}`);
      const choices: Answers = {
        possible: possibilities(rulebook, G, side),
        next: (move, chosen) => nextArguments(rulebook, G, side, move, chosen),
        label: (move) => labelOf(rulebook, G, side, move),
      };
      const found = reachable(G, choices);
      const onBoard = (move: string, stages: number) => isOnBoard({ move, stages }, choices, G);
      const missing = legalMoves(rulebook, G, side).filter(
        ({ move, args }) =>
          onBoard(move, args.length) &&
          !isOfCards(move) &&
          move !== 'reroll' &&
          !found.has(keyOf({ move, args })),
      );
      expect(missing, step).toEqual([]);
    }
    match.make(pickFrom(match.legal(pickFrom(match.seats, next)), next));
  }
  expect(new Set([...seen].map((each) => each.split(' ')[0])).size).toBeGreaterThan(10);
});

/** Games of chance to look at, at most, for all that is asked about a space. */
const GAMES = 12;

test('the space that a prompt speaks of is the one marked on the map', () => {
  const steps = ['appointment', 'interception', 'defence'];
  const asked = new Set<string>();
  for (let seed = 1; seed <= GAMES && !steps.every((step) => asked.has(step)); seed++) {
    const match = new Match(CaesarRomeVsGaul, seed);
    const names = Object.values(boxOf(match.state.G).space).map(
      ({ id, name }) => [id, new RegExp(`\\b(in|enters?|at|to|from|of) ${name}\\b`)] as const,
    );
    playRandomly(match, seed, () => {
      if (match.over) return;
      const { G } = match.state;
      const text = promptFor(rulebook, G, sidesDeciding(G)[0])?.text ?? '';
      const named = names.filter(([, pattern]) => pattern.test(text)).map(([id]) => id);
      if (named.length === 0) return;
      expect(named, text).toContain(spaceAskedAbout(G));
      asked.add(G.stack.at(-1)?.step ?? '');
    });
  }
  for (const step of steps) expect(asked, step).toContain(step);
});
