/* Every line of the journal that tells of a loss says whose it is, in every game. */
import { expect, test } from 'vitest';
import type { Stacked } from '../../games/kit/frame';
import { type JournalLine, journalOf } from '../../games/kit/journal';
import { playRandomly, randomMatch } from '../../games/testing/match';
import { subjects } from '../games';
import type { SubjectParts } from '../tools/subject';

/** What such lines say, in the words of the games. */
const LOSSES =
  /(is|are) (eliminated|disbanded|killed)\b|takes a hit\.|loses? a step\.|^The \w+ lose (a|an|the|\d+) |^Removed|is destroyed/;

function linesOf<G extends Stacked>({ game }: SubjectParts<G>, seed: number): JournalLine[] {
  const match = randomMatch(game, seed);
  const lines: JournalLine[] = [];
  playRandomly(match, seed, ({ state }) => {
    lines.push(...journalOf(state.deltalog?.slice(-1)).flatMap((entry) => entry.lines));
  });
  return lines;
}

test.each(subjects.map(({ id }) => id))('%s tells of each loss whose it is, where and how much', (id) => {
  const subject = subjects.find((each) => each.id === id);
  const sides: string[] =
    subject?.with(({ rulebook }) => rulebook.sides.map((side): string => side.id)) ?? [];
  const lines = [1, 2].flatMap((seed) => subject?.with((parts) => linesOf(parts, seed)) ?? []);
  const losses = lines.filter(({ text }) => LOSSES.test(text));
  expect(losses.length).toBeGreaterThan(3);
  expect(losses.filter(({ lost }) => lost === undefined).map(({ text }) => text)).toEqual([]);
  for (const { text, lost = [] } of lines) {
    for (const { side, count, one } of lost) {
      expect([...sides, 'germans'], text).toContain(side);
      expect(count, text).toBeGreaterThan(0);
      expect(one, text).not.toBe('');
    }
  }
});
