/* Golden play-throughs: a change of rules shows as a change of words, to be reviewed (vitest -u writes them anew). */
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Stacked } from '../games/kit/frame';
import { journalOf } from '../games/kit/journal';
import { playRandomly, randomMatch } from '../games/testing/match';
import { allSubjects } from './games';
import { testFolderOf } from './tools/folder';
import type { SubjectParts } from './tools/subject';

describe.each(allSubjects)('$id', ({ id, with: use }) => {
  test.each([1, 2])('the journal of seed %i', async (seed) => {
    await expect(use((parts) => journalText(parts, seed))).toMatchFileSnapshot(
      `${resolve(testFolderOf(id))}/golden/${seed}.txt`,
    );
  });
});

/** Returns what a line is about: places after @, pieces after #. */
function namesOf(sign: string, ids: readonly string[] = []): string {
  return ids.map((id) => ` ${sign}${id}`).join('');
}

function journalText<G extends Stacked>({ game }: SubjectParts<G>, seed: number): string {
  const match = randomMatch(game, seed);
  const log: NonNullable<Parameters<typeof journalOf>[0]>[number][] = [];
  playRandomly(match, seed, ({ state }) => log.push(...(state.deltalog ?? [])));
  const lines = journalOf(log).flatMap((entry) =>
    entry.lines.map(({ rule, text, places, pieces }) =>
      [rule.padEnd(6), text, namesOf('@', places), namesOf('#', pieces)].join(''),
    ),
  );
  return `${lines.join('\n')}\n`;
}
