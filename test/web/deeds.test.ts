/* The journal of a match in which sides play that nobody holds. */
import type { LogEntry } from 'boardgame.io';
import { expect, test } from 'vitest';
import type { JournalLine, LogMetadata, Subjects } from '../../games/kit/journal';
import { namedSides } from '../../web/sides';
import { entriesIn } from '../../web/table/journal/deeds';

const sides = namedSides([
  { id: 'odd', name: 'Odd' },
  { id: 'even', name: 'Even' },
]);

const line = (text: string, about: Subjects = {}): JournalLine => ({ text, rule: '1', ...about });
const even = (text: string, about: Subjects = {}) => line(text, { side: 'even', ...about });

function move(...lines: JournalLine[]): LogEntry {
  const metadata: LogMetadata = { side: 'odd', step: 'count', lines };
  return {
    action: { type: 'MAKE_MOVE', payload: { type: 'add', args: [1], playerID: '0' } },
    _stateID: 1,
    turn: 3,
    phase: 'main',
    metadata,
  };
}

const read = (even: '1' | null, log: LogEntry[], opening?: JournalLine[]) => {
  const G = { stack: [], seats: { odd: '0', even }, ...(opening && { opening }) };
  return entriesIn({ G, log }, sides).map(({ side, lines }) => [side, ...lines.map(({ text }) => text)]);
};

test('what followed by rule is told of the sides that nobody holds, deed by deed', () => {
  const log = [
    move(
      line('own'),
      even('by rule'),
      even('marches', { kind: 'group' }),
      even('there', { kind: 'move' }),
      line('is chosen'),
      even('places'),
    ),
  ];
  expect(read(null, log)).toEqual([
    ['even'],
    ['odd', 'own'],
    ['even', 'by rule'],
    ['even', 'marches', 'there', 'is chosen'],
    ['even', 'places'],
  ]);
  expect(read('1', log)).toEqual([['odd', 'own', 'by rule', 'marches', 'there', 'is chosen', 'places']]);
});

test('a battle is told of who fights it to its end', () => {
  const battle = line('Battle', { kind: 'battle', side: 'odd' });
  const won: JournalLine = { ...even('is won', { kind: 'won' }), fought: true };
  const loses: JournalLine = { ...even('loses'), fought: true };
  expect(read(null, [move(battle, loses, won, even('goes on'))]).slice(1)).toEqual([
    ['odd', 'Battle', 'loses', 'is won'],
    ['even', 'goes on'],
  ]);
});

test('a deed by rule has no move or arguments of its own, and the turn of the move it followed from', () => {
  const G = { stack: [], seats: { odd: '0', even: null } };
  const [, own, deed] = entriesIn({ G, log: [move(line('own'), even('deed'))] }, sides);
  expect(own).toMatchObject({ step: 'count', move: 'add', args: [1], turn: 3 });
  expect(deed).toEqual({
    side: 'even',
    step: null,
    move: '',
    args: null,
    turn: 3,
    state: 1,
    lines: [even('deed')],
  });
});

test('begins with what happened before anybody could decide', () => {
  expect(read(null, [move(line('own'))], [line('begins'), even('first'), even('second')])).toEqual([
    ['even', 'begins'],
    ['even', 'first'],
    ['even', 'second'],
    ['odd', 'own'],
  ]);
});
