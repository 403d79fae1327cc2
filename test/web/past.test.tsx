/* Past positions that a seat was sent, and how the sides stand otherwise since then. */

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { randomMatch } from '../../games/testing/match';
import { loadWholeGame } from '../../web/boards';
import type { Match, MatchState } from '../../web/client/match';
import { KeptPositions } from '../../web/client/past';
import { writeStored } from '../../web/client/store';
import { namedSides } from '../../web/sides';
import { changeIn } from '../../web/table/recap/standing';
import { useStandingChange } from '../../web/table/recap/useStandingChange';
import { subjects } from '../games';

const NOBODY: Match = {
  seat: '0',
  state: null,
  players: [],
  connection: 'connected',
  busy: false,
  trouble: null,
  chat: null,
  play() {},
  resign() {},
  dismiss() {},
};

const position = (id: number): MatchState => ({
  id,
  G: { stack: [], seats: {} },
  deciding: [],
  plugins: {},
  log: [],
  over: null,
});

describe('past positions', () => {
  test('are found by the number of their state, or the last known before it', () => {
    const kept = new KeptPositions();
    expect(kept.positionAt(9)).toBeNull();
    const [second, fifth] = [position(2), position(5)];
    kept.keep(second);
    kept.keep(fifth);
    expect([1, 2, 4, 5, 9].map((state) => kept.positionAt(state))).toEqual([
      null,
      second,
      second,
      fifth,
      fifth,
    ]);
  });

  test('of one state are the last that was heard of it', () => {
    const kept = new KeptPositions();
    const [before, now] = [position(3), position(3)];
    kept.keep(before);
    kept.keep(now);
    expect(kept.positionAt(3)).toBe(now);
  });

  test('are forgotten when there are too many', () => {
    const kept = new KeptPositions();
    for (let id = 1; id <= 301; id++) kept.keep(position(id));
    expect(kept.positionAt(1)).toBeNull();
    expect([kept.states().length, kept.states()[0], kept.states().at(-1)]).toEqual([300, 2, 301]);
    expect(kept.positionAt(2)?.id).toBe(2);
  });
});

describe('how the sides stand', () => {
  const sides = namedSides([
    { id: 'odd', name: 'Odd' },
    { id: 'even', name: 'Evens' },
    { id: 'third', name: 'Third' },
  ]);
  const change = (own: readonly string[], values: Record<string, number>, isSigned?: true) =>
    changeIn(
      { odd: 1, even: -3, third: 0 },
      { title: 'Points', values, ...(isSigned && { isSigned }) },
      own,
      sides,
    );

  test('is told of whom it has changed, the viewer first', () => {
    expect(change(['even'], { odd: 2, even: -5, third: 0 }, true)).toBe(
      'Points: yours fell from −3 to −5, Odd’s rose from +1 to +2.',
    );
    expect(change(['odd', 'third'], { odd: 2, even: 0, third: 4 })).toBe(
      'Points: Odd’s rose from 1 to 2, Third’s rose from 0 to 4, Evens’ rose from −3 to 0.',
    );
  });

  test('is not told where nothing has changed, and of nobody of whom nothing is known', () => {
    expect(change(['odd'], { odd: 1, even: -3, third: 0 })).toBeNull();
    expect(changeIn({}, { title: 'Points', values: { odd: 2 } }, ['odd'], sides)).toBeNull();
  });

  /** Returns what a viewer who decided in state 4 is told in a later one; `kept` are the positions that the page knows. */
  function told(matchID: string, kept: readonly MatchState[]): string {
    const past = new KeptPositions();
    for (const each of kept) past.keep(each);
    const match = { ...NOBODY, matchID, past, state: position(9) };
    const Told = () =>
      useStandingChange(match, ['odd'], sides, 4, (G) => ({
        title: 'Points',
        values: { odd: figures.get(G) ?? 7 },
      }));
    return renderToStaticMarkup(<Told />);
  }
  const decided = position(4);
  const figures = new Map<unknown, number>([[decided.G, 3]]);

  test('is compared with the position in which the viewer decided last', () => {
    expect(told('one', [position(3), decided, position(5)])).toBe('Points: yours rose from 3 to 7.');
    expect(told('one', [position(3), position(5)])).toBe('');
  });

  test('is compared with what was kept of it when the page is opened again', () => {
    writeStored('rubicon.standing.two.odd', { decided: 4, values: { odd: 9 } });
    writeStored('rubicon.standing.three.odd', { decided: 2, values: { odd: 9 } });
    writeStored('rubicon.standing.four.odd', 'what somebody else wrote');
    expect(['two', 'three', 'four'].map((id) => told(id, []))).toEqual([
      'Points: yours fell from 9 to 7.',
      '',
      '',
    ]);
  });

  test.each(subjects.map(({ id }) => id))('every board says it: %s', async (id) => {
    const subject = subjects.find((each) => each.id === id);
    const { board } = await loadWholeGame(id);
    const [G, names] = subject?.with(({ game, rulebook }) => [
      randomMatch(game, 1).state.G,
      rulebook.sides.map((side): string => side.id),
    ]) ?? [undefined, []];
    if (G === undefined) throw new Error(`no game ${id}`);
    const standing = board.standing?.(G);
    expect(standing?.title).toMatch(/^[A-Z]/);
    const values = Object.entries(standing?.values ?? {});
    expect(values.length).toBeGreaterThan(0);
    for (const [side, value] of values) {
      expect(names).toContain(side);
      expect(Number.isFinite(value)).toBe(true);
    }
  });
});
