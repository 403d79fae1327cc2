/* Golden play-throughs: a change of rules shows as a change of words, to be reviewed (vitest -u writes them anew). */
import { describe, expect, test } from 'vitest';
import type { Stacked } from '../games/kit/frame';
import { journalOf } from '../games/kit/journal';
import { subjects } from './games';
import { Match, playRandomly, randomOptions } from './tools/match';
import type { SubjectParts } from './tools/subject';

describe.each(subjects)('$id', ({ id, with: use }) => {
  test.each([1, 2])('the journal of seed %i', async (seed) => {
    await expect(use((parts) => journalText(parts, seed))).toMatchFileSnapshot(`golden/${id}-${seed}.txt`);
  });
});

function journalText<G extends Stacked>({ game, rulebook }: SubjectParts<G>, seed: number): string {
  const match = new Match(game, seed, randomOptions(rulebook.options, seed));
  const log: Parameters<typeof journalOf>[0][number][] = [];
  playRandomly(match, seed, ({ state }) => log.push(...(state.deltalog ?? [])));
  const lines = journalOf(log).flatMap((entry) =>
    entry.lines.map(({ rule, text }) => `${rule.padEnd(5)}${text}`),
  );
  return `${lines.join('\n')}\n`;
}
