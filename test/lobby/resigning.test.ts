/* Whoever waits may resign, and do nothing else that way. */
import type { Ctx } from 'boardgame.io';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { JuliusCaesar } from '../../games';
import type { RunningServer } from '../../lobby/index';
import { duel } from './fixtures/duel';
import { removeFolders } from './fixtures/folder';
import { startOurs } from './fixtures/servers';
import { closeVisitors, createMatch, post, type Seated, Visitor } from './fixtures/visitor';

let server: RunningServer;

beforeAll(async () => {
  server = await startOurs({ games: [JuliusCaesar, duel] });
});
afterEach(closeVisitors);
afterAll(async () => {
  await server.close();
  await removeFolders();
});

const game = JuliusCaesar.name;

/** Lets Caesar discard a card, so that he waits for Pompey to do the same. */
async function whoWaits() {
  const [caesar, pompey] = await createMatch(server.url, { game });
  const [visitor, opponent] = [await Visitor.seated(caesar), await Visitor.seated(pompey)];
  const [move] = JuliusCaesar.ai.enumerate(gameOf(visitor), ctxOf(visitor), '0');
  await visitor.play(caesar, move.move, move.args);
  expect(ctxOf(visitor).activePlayers).toEqual({ 1: 'discard' });
  return { caesar, pompey, visitor, opponent };
}

const gameOf = ({ state }: Visitor): never => state.G as never;
const ctxOf = ({ state }: Visitor): Ctx => state.ctx;

/** Sends a move and returns why it is refused. */
async function refused(visitor: Visitor, seated: Seated, move: string, args: unknown[] = []) {
  const before = visitor.heard.refused.length;
  visitor.move(seated, move, args);
  const { error } = await visitor.refusal(before);
  return error;
}

test('resigning is taken from a seat that waits', async () => {
  const { caesar, visitor, opponent } = await whoWaits();
  const { ctx } = await visitor.play(caesar, 'resign');
  expect(ctx.gameover).toMatchObject({ winners: ['pompey'], winningSeats: ['1'] });
  await opponent.received();
  expect(ctxOf(opponent).gameover).toEqual(ctx.gameover);
});

test('resigning is taken though the other has moved on meanwhile', async () => {
  const { caesar, pompey, visitor, opponent } = await whoWaits();
  const seen = visitor.state._stateID;
  const [move] = JuliusCaesar.ai.enumerate(gameOf(opponent), ctxOf(opponent), '1');
  await opponent.play(pompey, move.move, move.args);
  visitor.move(caesar, 'resign', [], seen);
  await visitor.settled(caesar);
  expect(ctxOf(visitor).gameover).toMatchObject({ winners: ['pompey'] });
});

describe('nothing else gets through', () => {
  test.each(['discard', 'play', 'undo', 'move', 'end', 'endGame', 'setActivePlayers', 'constructor'])(
    '%s of who waits',
    async (move) => {
      const { caesar, visitor } = await whoWaits();
      expect(await refused(visitor, caesar, move)).toBe('not-active');
      expect(ctxOf(visitor).activePlayers).toEqual({ 1: 'discard' });
    },
  );

  test('resigning with anything given to it', async () => {
    const { caesar, visitor } = await whoWaits();
    for (const args of [['1'], [null], [[]]])
      expect(await refused(visitor, caesar, 'resign', args)).toBe('illegal-move');
    expect(ctxOf(visitor).gameover).toBeUndefined();
    expect(await refused(visitor, caesar, 'discard')).toBe('not-active');
  });

  test('resigning for the other, for nobody, or without credentials', async () => {
    const { caesar, pompey, visitor } = await whoWaits();
    const thief = { ...caesar, credentials: pompey.credentials };
    expect(await refused(visitor, thief, 'resign')).toBe('unauthorized');
    expect(await refused(visitor, { ...caesar, seat: '7' }, 'resign')).toBe('unauthorized');
    expect(ctxOf(visitor).gameover).toBeUndefined();
  });

  test('resigning after the game', async () => {
    const { caesar, visitor } = await whoWaits();
    await visitor.play(caesar, 'resign');
    expect(await refused(visitor, caesar, 'resign')).toBe('game-over');
  });
});

describe('who leaves', () => {
  const leave = ({ matchID, game: of, seat, credentials }: Seated, how: string) =>
    post(`${server.url}/games/${of}/${matchID}/${how}`, { playerID: seat, credentials });
  const namesIn = async ({ matchID, game: of }: Seated) => {
    const { players } = await (await fetch(`${server.url}/games/${of}/${matchID}`)).json();
    return players.map(({ name }: { name?: string }) => name);
  };

  test('the game for good resigns, though he waits, and gives his seat back', async () => {
    const { caesar, pompey, opponent } = await whoWaits();
    expect(await leave(caesar, 'leaveGame')).toMatchObject({ status: 200, body: {} });
    expect(await namesIn(pompey)).toEqual([undefined, 'Player 1']);
    await opponent.settled(pompey);
    expect(ctxOf(opponent).gameover).toMatchObject({ winners: ['pompey'] });
    expect((await leave(caesar, 'leaveGame')).status).toBe(403);
  });

  test('a game that is over changes nothing of it, and gives his seat back', async () => {
    const { caesar, pompey, visitor, opponent } = await whoWaits();
    const { ctx } = await visitor.play(caesar, 'resign');
    expect((await leave(pompey, 'leaveGame')).status).toBe(200);
    expect(await namesIn(caesar)).toEqual(['Player 0', undefined]);
    await visitor.settled(caesar);
    expect(ctxOf(visitor)).toEqual(ctx);
    expect(ctxOf(opponent).gameover).toEqual(ctx.gameover);
  });

  test.each(['leave', 'leaveSlot'])(
    'his seat alone, by %s, leaves the game to whoever comes next',
    async (how) => {
      const { caesar, pompey, opponent } = await whoWaits();
      const before = ctxOf(opponent);
      expect(await leave(caesar, how)).toMatchObject({ status: 200, body: {} });
      expect(await namesIn(pompey)).toEqual([undefined, 'Player 1']);
      await opponent.settled(pompey);
      expect(ctxOf(opponent)).toEqual(before);
    },
  );

  test('a game that knows no resigning gives his seat back', async () => {
    const [first, second] = await createMatch(server.url);
    expect((await leave(first, 'leaveGame')).status).toBe(200);
    expect(await namesIn(second)).toEqual([undefined, 'Player 1']);
  });

  test('without the credentials of the seat is refused, and has not resigned', async () => {
    const { caesar, pompey, visitor } = await whoWaits();
    const before = ctxOf(visitor);
    for (const how of ['leaveSlot', 'leaveGame']) {
      expect((await leave({ ...caesar, credentials: pompey.credentials }, how)).status).toBe(403);
      expect((await post(`${server.url}/games/${game}/${caesar.matchID}/${how}`, {})).status).toBe(403);
    }
    await visitor.settled(caesar);
    expect(ctxOf(visitor)).toEqual(before);
    expect(await namesIn(pompey)).toEqual(['Player 0', 'Player 1']);
  });
});
