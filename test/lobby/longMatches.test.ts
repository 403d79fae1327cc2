/* Who makes moves and takes them back without end makes no log that is too long for who comes to see the match. */
import { afterAll, afterEach, expect, test } from 'vitest';
import { JuliusCaesar } from '../../games';
import { type RunningServer, startServer } from '../../lobby/index';
import { removeFolders, sharedDatabase } from './fixtures/folder';
import { PATIENT } from './fixtures/servers';
import { closeVisitors, createMatch, Visitor } from './fixtures/visitor';

const MOVES = 6;

let server: RunningServer;

afterEach(async () => {
  closeVisitors();
  await server.close();
});
afterAll(removeFolders);

test('a match that has had too many moves can only be ended', async () => {
  const limits = { ...PATIENT, movesPerMatch: MOVES };
  server = await startServer({ games: [JuliusCaesar], port: 0, limits, database: await sharedDatabase() });
  const game = JuliusCaesar.name;
  const setupData = { deployment: 'free' };
  const [caesar] = await createMatch(server.url, { game, setupData });
  const visitor = await Visitor.seated(caesar);
  const [deploy] = JuliusCaesar.ai.enumerate(visitor.state.G as never, visitor.state.ctx, caesar.seat);
  for (let moves = 0; moves < MOVES; moves += 2) {
    await visitor.play(caesar, deploy.move, deploy.args);
    await visitor.play(caesar, 'undo');
  }
  visitor.move(caesar, deploy.move, deploy.args);
  expect((await visitor.refusal()).error).toBe('too-long');
  const { ctx, _stateID } = await visitor.play(caesar, 'resign');
  expect(ctx.gameover).toMatchObject({ winners: ['pompey'] });
  expect(_stateID).toBe(MOVES + 1);
});

test('of moves in one message those that are too many are refused', async () => {
  const limits = { ...PATIENT, movesPerMatch: 1 };
  server = await startServer({ games: [JuliusCaesar], port: 0, limits, database: await sharedDatabase() });
  const [caesar] = await createMatch(server.url, {
    game: JuliusCaesar.name,
    setupData: { deployment: 'free' },
  });
  const visitor = await Visitor.seated(caesar);
  const [deploy] = JuliusCaesar.ai.enumerate(visitor.state.G as never, visitor.state.ctx, caesar.seat);
  visitor.moves(caesar, [deploy, { move: 'undo', args: [] }]);
  expect(await visitor.refusal()).toMatchObject({ error: 'too-long', move: 'undo', made: 1 });
});
