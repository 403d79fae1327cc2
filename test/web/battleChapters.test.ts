/* What the journal files under a battle is of that battle, in every game. */
import { describe, expect, test } from 'vitest';
import type { Stacked } from '../../games/kit/frame';
import { journalOf } from '../../games/kit/journal';
import { playRandomly, randomMatch } from '../../games/testing/match';
import { namedSides } from '../../web/sides';
import { battleWatch } from '../../web/table/journal/deeds';
import { subjects } from '../games';
import type { SubjectParts } from '../tools/subject';

/** Kinds of lines that no battle has in it. */
const NEVER: readonly unknown[] = ['heading', 'group'];

/** Returns how many lines of a random game are filed under battles, and those of them that belong there not. */
function filed<G extends Stacked>({ game, rulebook }: SubjectParts<G>, seed: number): [number, string[]] {
  const match = randomMatch(game, seed);
  const isFought = () => match.state.G.stack.some(({ step }) => rulebook.battles?.includes(step) === true);
  const before: boolean[] = [];
  const entries: [boolean, ReturnType<typeof journalOf>[number]][] = [];
  playRandomly(match, seed, ({ state }) => {
    const [made] = journalOf(state.deltalog?.slice(-1), namedSides(rulebook.sides));
    if (made !== undefined) entries.push([before.at(-1) === true, made]);
    before.push(isFought());
  });
  const battleOf = battleWatch();
  const wrong: string[] = [];
  let count = 0;
  for (const [wasFought, entry] of entries) {
    let isOpen = wasFought;
    for (const line of entry.lines) {
      const battle = battleOf(line, entry);
      if (line.kind === 'battle') isOpen = true;
      if (battle === null) continue;
      count++;
      if (!isOpen || NEVER.includes(line.kind)) wrong.push(line.text);
    }
  }
  return [count, wrong];
}

describe.each(subjects)('$id', ({ with: use }) => {
  test.each([1, 2])('a battle has no line of another deed or phase in it: seed %i', (seed) => {
    const [, wrong] = use((parts) => filed(parts, seed));
    expect(wrong).toEqual([]);
  });
});

test.each(['alesia', 'caesar-rome-vs-gaul', 'caesars-gallic-war', 'falling-sky'])(
  'the losses and retreats of %s are filed with their battles',
  (id) => {
    const [count] = subjects.find((subject) => subject.id === id)?.with((parts) => filed(parts, 2)) ?? [0];
    expect(count).toBeGreaterThan(20);
  },
);
