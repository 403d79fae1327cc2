/* What the map tells of the Command under way: where it goes on, what it is about, and what is left to pay with. */

import { expect, test } from 'vitest';
import { rulebook } from '../../../games/falling-sky';
import type { Player } from '../../../games/falling-sky/components/factions';
import type { G } from '../../../games/falling-sky/state';
import { winterRound } from '../../../games/falling-sky/winter/round';
import { forgoneBy, labelOf, nextArguments, possibilities } from '../../../games/kit/legality';
import { board } from '../../../web/boards/falling-sky';
import { onMap, readingIn } from '../../../web/boards/falling-sky/draft';
import { costLine, regionAskedAbout, regionsUnderWay } from '../../../web/boards/falling-sky/underWay';
import { type Answers, targetsOf } from '../../../web/map/draft';
import { begin, beginCommand, type Position } from '../../falling-sky/table';

const answersFor = (G: G, side: Player): Answers => ({
  possible: possibilities(rulebook, G, side),
  next: (move, chosen) => nextArguments(rulebook, G, side, move, chosen),
  label: (move) => labelOf(rulebook, G, side, move),
});

const MARCH: Position = {
  pieces: { arverni: { arverni: { troops: 5 } }, pictones: { arverni: { troops: 2 } } },
};

const targetsAt = (choices: Answers) => targetsOf(onMap(choices), choices, readingIn({}, choices));

test('where a group may March is marked as its goal, and another origin is not', () => {
  const table = beginCommand(MARCH, 'march', 'arverni');
  expect([...targetsAt(answersFor(table.G, 'arverni')).goals]).toEqual([]);
  table.do('arverni', 'select', 'arverni');
  const { ways, goals } = targetsAt(answersFor(table.G, 'arverni'));
  expect([...goals].sort()).toEqual(['aedui', 'bituriges', 'pictones', 'provincia']);
  expect([...ways.keys()].sort()).toEqual([...goals].sort());
  table.do('arverni', 'go', 'aedui');
  table.do('arverni', 'select', 'pictones');
  const other = targetsAt(answersFor(table.G, 'arverni'));
  expect(other.goals.has('bituriges')).toBe(true);
});

test('the map marks the origin of a March, the Regions selected, and where a Battle is', () => {
  const table = beginCommand(MARCH, 'march', 'arverni');
  expect(regionAskedAbout(table.G)).toBeNull();
  table.do('arverni', 'select', 'arverni');
  expect(regionAskedAbout(table.G)).toBe('arverni');
  expect([...regionsUnderWay(table.G)]).toEqual(['arverni']);

  const battle = beginCommand(
    { pieces: { aedui: { aedui: { troops: 3 }, romans: { legions: 4, troops: 2 } } } },
    'battle',
    'romans',
  );
  const [args = ''] = battle.legal('romans', 'battle');
  expect(regionAskedAbout(battle.G)).toBeNull();
  battle.do('romans', 'battle', ...args.split(' '));
  expect(regionAskedAbout(battle.G)).toBe('aedui');
});

test('what a Command costs is shown by what is left to pay with', () => {
  const table = beginCommand(MARCH, 'march', 'arverni');
  expect(costLine(table.G)).toBe('March · 20 Resources left');
  table.do('arverni', 'select', 'arverni');
  expect(costLine(table.G)).toBe('March in Arverni · 19 Resources left');
  expect(costLine(begin(MARCH).G)).toBe('');
  expect(costLine(beginCommand(MARCH, 'march', 'arverni', { free: true }).G)).toBe('');
});

test('who leaves an origin before anything has Marched out of it is asked once more', () => {
  const table = beginCommand(MARCH, 'march', 'arverni');
  const other = { move: 'select', args: ['pictones'] };
  const forgone = () => forgoneBy(rulebook, table.G, 'arverni', other);
  expect(forgone()).toBeNull();
  table.do('arverni', 'select', 'arverni');
  expect(forgone()).toMatch(/out of Arverni/);
  expect(table.forgone('arverni', 'end')).toMatch(/out of Arverni/);
  table.do('arverni', 'go', 'aedui');
  expect(forgone()).toBeNull();
  expect(table.forgone('arverni', 'end')).toBeNull();
});

test('the head of the table says which card is in play, or which Winter it is', () => {
  const { G } = begin({ ...MARCH, winters: 1 });
  expect(board.status(G)).toMatch(/^52 BC, Spring · card 1$/);
  G.stack = [...G.stack, winterRound(G)];
  expect(board.status(G)).toMatch(/· Winter 1$/);
});

test('the strip names where the group is that Marches on', () => {
  const table = beginCommand(MARCH, 'march', 'arverni');
  table.do('arverni', 'select', 'arverni');
  expect(costLine(table.G)).toMatch(/^March in Arverni · /);
  table.do('arverni', 'go', 'aedui');
  if (table.step === 'march' && regionAskedAbout(table.G) === 'aedui')
    expect(costLine(table.G)).toMatch(/^March: the group is in Aedui · /);
});
