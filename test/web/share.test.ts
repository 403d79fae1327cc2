/* What is shared of a position: the link, and the text. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../games/kit/game';
import { parseRecord } from '../../games/record/record';
import { verifying } from '../../games/record/verify';
import { loadGame } from '../../web/boards';
import type { MatchState } from '../../web/client/match';
import { replayed } from '../../web/replay/replayed';
import { linkedIn, linkTo } from '../../web/replay/share/linked';
import { positionText } from '../../web/replay/share/positionText';
import { pastOf, type Viewer } from '../../web/replay/viewer';
import { subjects } from '../games';
import { recordedAtRandom } from '../record/recorded';

describe('a link to a position', () => {
  const SEATS = ['0', '1'];

  test.each<[number, Viewer]>([
    [0, 'everything'],
    [12, '1'],
    [400, null],
  ])('opens move %i as %s saw it', (move, viewer) => {
    const link = linkTo('alesia', 'x y', { move, viewer });
    expect(link).toMatch(/^\/replay\/match\/alesia\/x%20y\?/);
    expect(linkedIn(link.slice(link.indexOf('?')), 400, SEATS)).toEqual({ move, viewer, problem: null });
  });

  test('opens the beginning with all seen where it names nothing', () => {
    expect(linkedIn('', 400, SEATS)).toEqual({ move: 0, viewer: 'everything', problem: null });
    expect(linkedIn('?move=3', 400, SEATS)).toEqual({ move: 3, viewer: 'everything', problem: null });
  });

  test.each(['401', '-1', '1.5', 'x', '', '1e2', ' 1', '99999999999999999999'])(
    'says that there is no move %j',
    (move) => {
      expect(linkedIn(`?move=${encodeURIComponent(move)}&viewer=1`, 400, SEATS)).toEqual({
        move: 0,
        viewer: '1',
        problem: 'The link names a move that the match does not have: it has 400.',
      });
    },
  );

  test.each(['2', '', 'null', 'all', '__proto__'])('says that there is no viewer %j', (viewer) => {
    expect(linkedIn(`?move=7&viewer=${viewer}`, 400, SEATS)).toEqual({
      move: 7,
      viewer: 'everything',
      problem: 'The link names a viewer whom the match does not have.',
    });
  });
});

/** How many positions of a match are told. */
const POSITIONS = 12;
/** The longest text, in characters: what a forum takes. */
const LONGEST = 20_000;

/** Plays a match of a game at random, and returns what tells positions of it as a viewer saw them. */
async function told(id: string) {
  const subject = subjects.find((each) => each.id === id) ?? expect.fail(id);
  return subject.with(async (parts) => {
    const game: AnyGame = parts.game;
    const record = parseRecord(recordedAtRandom(parts).json);
    const { board, rules } = await loadGame(id);
    const all = await replayed(verifying(game, record), () => {}, AbortSignal.timeout(600_000));
    const positionAt = (viewer: Viewer, move: number): MatchState =>
      pastOf(game.rulebook, all, viewer).positionAt(move) ?? expect.fail('no position');
    const textAt = (viewer: Viewer, move: number, link: string | null = null) =>
      positionText({ rules, board, record, viewer, position: positionAt(viewer, move), link });
    return { record, all, textAt };
  });
}

describe.each(subjects)('the text of positions of $id', ({ id }) => {
  test('tells the match, the move, what stands where and what happened last, of any position as anybody saw it', async () => {
    const { record, textAt } = await told(id);
    const last = record.moves.length;
    for (let index = 0; index <= POSITIONS; index++) {
      const move = Math.round((index * last) / POSITIONS);
      for (const viewer of [
        ...record.seats.map((_seat, seat) => String(seat)),
        null,
        'everything',
      ] as const) {
        const text = textAt(viewer, move, 'https://example.org/x');
        const [head, places] = text.split('\n\n');
        expect(head.split('\n')[1]).toContain('Player 0');
        expect(head).toContain(`After move ${move} of ${last}, `);
        expect(head).toContain(move === last ? (record.result?.reason ?? '') : 'To decide: ');
        expect(places).toMatch(/^.+: .+/);
        expect(text).not.toMatch(/undefined|null|NaN|\[object/);
        expect(text.trimEnd().endsWith('\n\nhttps://example.org/x')).toBe(true);
        expect(text.length).toBeLessThan(LONGEST);
      }
    }
    expect(textAt('everything', last)).toContain('What happened last:\n- ');
    expect(textAt('everything', last)).not.toContain('https:');
  });
});

test('the text of a position of Julius Caesar names no block that the seat did not see', async () => {
  const { record, textAt } = await told('julius-caesar');
  const middle = Math.floor(record.moves.length / 2);
  const own = /^.*: Caesar: .*strength \d of \d.*$/m;
  const all = textAt('everything', middle);
  expect(all).toMatch(own);
  expect(all).toMatch(/: Pompey: .*strength \d of \d/);
  const [, seen] = textAt('0', middle).split('\n\n');
  expect(seen).toMatch(own);
  expect(seen).not.toMatch(/: Pompey: .*strength \d of \d/);
  const [, watched] = textAt(null, middle).split('\n\n');
  expect(watched).not.toMatch(/strength/);
});
