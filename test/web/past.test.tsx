/* Past positions that a seat was sent, and how the sides stand otherwise since then. */

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { randomMatch } from '../../games/testing/match';
import { loadWholeGame } from '../../web/boards';
import type { Match, MatchState } from '../../web/client/match';
import { KeptPositions } from '../../web/client/past';
import { writeStored } from '../../web/client/store';
import { WholePast } from '../../web/client/wholePast';
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

describe('all positions of a match', () => {
  const still = new AbortController().signal;
  const G = (state: number) => ({ ...position(state).G, box: `after ${state}` });

  /** Returns a past to whose source questions come as `asked`, to be answered or refused one by one. */
  function questioned() {
    const asked: { state: number; answer(): void; refuse(): void }[] = [];
    const past = new WholePast(
      (state) =>
        new Promise((resolve, reject) => {
          asked.push({
            state,
            answer: () => resolve(G(state)),
            refuse: () => reject(new Error('It is gone')),
          });
        }),
    );
    past.keep({ ...position(7), log: [3, 4, 6].map((state) => ({ _stateID: state }) as never) });
    return { past, asked };
  }

  test('can be looked at from the first state on, and are known once they were found', async () => {
    const { past, asked } = questioned();
    expect(past.states()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(past.positionAt(5)).toBeNull();
    const found = past.find(5, still);
    await vi.waitFor(() => expect(asked.length).toBe(1));
    asked[0].answer();
    expect((await found).G).toEqual(G(5));
    expect(past.positionAt(5)?.log.map(({ _stateID }) => _stateID)).toEqual([3, 4]);
    expect(past.positionAt(6)).toBeNull();
    expect(past.positionAt(7)?.id).toBe(7);
    expect((await past.find(5, still)).id).toBe(5);
    expect((await past.find(7, still)).id).toBe(7);
    expect(asked.length).toBe(1);
  });

  test('are asked for one at a time, and not for who does not wait any more', async () => {
    const { past, asked } = questioned();
    const first = past.find(1, still);
    await vi.waitFor(() => expect(asked.length).toBe(1));
    const gone = new AbortController();
    const second = past.find(2, gone.signal);
    const third = past.find(3, still);
    gone.abort();
    asked[0].answer();
    await expect(second).rejects.toThrow();
    expect((await first).id).toBe(1);
    await vi.waitFor(() => expect(asked.length).toBe(2));
    asked[1].answer();
    expect((await third).id).toBe(3);
    expect(asked.map(({ state }) => state)).toEqual([1, 3]);
  });

  test('that cannot be found are told so, and may be asked for again', async () => {
    const { past, asked } = questioned();
    const failed = past.find(1, still);
    await vi.waitFor(() => expect(asked.length).toBe(1));
    asked[0].refuse();
    await expect(failed).rejects.toThrow('It is gone');
    const again = past.find(1, still);
    await vi.waitFor(() => expect(asked.length).toBe(2));
    asked[1].answer();
    expect((await again).id).toBe(1);
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
