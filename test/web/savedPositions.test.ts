/* Past positions of a game of this device, from its first state and its log. */
import type { LogEntry } from 'boardgame.io';
import { expect, test } from 'vitest';
import type { Stacked } from '../../games/kit/frame';
import type { RubiconGame } from '../../games/kit/game';
import { movesToTakeBack } from '../../games/kit/undo';
import { pickFrom, seeded } from '../../games/testing/chance';
import { Match } from '../../games/testing/match';
import type { Standing } from '../../web/client/savedGames';
import { SavedPositions } from '../../web/client/savedPositions';
import { subjects } from '../games';

const MOVES = 80;

/** Plays at random, and returns how the game stands after each move, and what each seat and a watcher saw. */
function played<G extends Stacked>(game: RubiconGame<G>) {
  const match = new Match(game, 4);
  const next = seeded(4);
  const { state: initialState } = match;
  const log: LogEntry[] = [];
  const standings: Standing[] = [];
  const views = new Map<string | null, object[]>([...match.allSeats, null].map((seat) => [seat, []]));
  const note = () => {
    const { G, ctx } = match.state;
    for (const [seat, seen] of views) seen.push(game.playerView({ G, ctx, playerID: seat }));
    standings.push(JSON.parse(JSON.stringify({ state: match.state, initialState, log, metadata: {} })));
  };
  note();
  while (match.state._stateID < MOVES && !match.over) {
    const seat = pickFrom(match.seats, next);
    const takesBack = movesToTakeBack(match.state.plugins, seat) > 0 && next() < 0.15;
    match.make(takesBack ? { seat, move: 'undo', args: [] } : pickFrom(match.legal(seat), next));
    log.push(...(match.state.deltalog ?? []));
    note();
  }
  return { standings, views };
}

test.each(subjects)(
  'every position of $id is seen as it was then, also while the game goes on',
  async (subject) => {
    await subject.with(async ({ game }) => {
      const { standings, views } = played(game);
      let present = Math.floor(standings.length / 2);
      const positions = new SavedPositions(game as never, () => standings[present]);
      for (const state of [0, present]) await expectSeen(state);
      present = standings.length - 1;
      for (let state = 0; state <= present; state++) await expectSeen(state);

      async function expectSeen(state: number): Promise<void> {
        for (const [seat, seen] of views)
          expect(JSON.parse(JSON.stringify(await positions.seenBy(seat, state)))).toEqual(
            JSON.parse(JSON.stringify(seen[state])),
          );
      }
    });
  },
);

test('a game that is gone, or comes to something else, is refused in words', async () => {
  const [subject] = subjects;
  await subject.with(async ({ game }) => {
    const { standings } = played(game);
    const last = standings[standings.length - 1];
    const at = (standing: Standing | undefined) =>
      new SavedPositions(game as never, () => standing).seenBy(null, 1);
    await expect(at(undefined)).rejects.toThrow('not here any more');
    const changed = { ...last.state, G: { ...last.state.G, year: 99 } };
    await expect(at({ ...last, state: changed })).rejects.toThrow('other rules');
    await expect(at({ ...last, log: last.log.slice(1) })).rejects.toThrow('does not tell');
  });
});
