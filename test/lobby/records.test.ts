/* The record of a finished match: whoever reads it can play the match again and work out every die. */
import type { State } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { JuliusCaesar } from '../../games';
import { commitmentTo } from '../../games/kit/dice/key';
import { diceIn } from '../../games/kit/dice/plugin';
import { parseRecord } from '../../games/record/record';
import { verifying } from '../../games/record/verify';
import type { LobbyGame } from '../../lobby/game';
import type { RunningServer } from '../../lobby/index';
import { removeFolders } from './fixtures/folder';
import { startOurs } from './fixtures/servers';
import { closeVisitors, createMatch, Visitor } from './fixtures/visitor';

let server: RunningServer;

beforeAll(async () => {
  server = await startOurs({ games: [JuliusCaesar] });
});
afterEach(closeVisitors);
afterAll(async () => {
  await server.close();
  await removeFolders();
});

const game = JuliusCaesar.name;
const recordAt = (matchID: string) => fetch(`${server.url}/games/${game}/${matchID}/record`);

test('a match on the server is told from the start what binds its dice, and in the end all that shows them', async () => {
  const [caesar, pompey] = await createMatch(server.url, { game });
  const [visitor, opponent] = [await Visitor.seated(caesar), await Visitor.seated(pompey)];
  const spectator = new Visitor(server.url, game);
  await spectator.sync(caesar.matchID, null);
  const told = diceIn(spectator.state.plugins);
  expect(Object.keys(told ?? {})).toEqual(['commitment']);
  const [hidden] = JuliusCaesar.ai.enumerate(visitor.state.G as never, visitor.state.ctx, '0');
  await visitor.play(caesar, hidden.move, hidden.args);
  expect((await recordAt(caesar.matchID)).status).toBe(409);
  expect(JSON.stringify([visitor.heard, opponent.heard, spectator.heard])).not.toMatch(/"key"/);

  await visitor.play(caesar, 'resign');
  await spectator.settled(caesar);
  const answer = await recordAt(caesar.matchID);
  expect(answer.status).toBe(200);
  const record = parseRecord(await answer.text());
  expect(record.dice.commitment).toBe(told?.commitment);
  expect(commitmentTo(record.dice.key)).toBe(told?.commitment);
  expect(diceIn(spectator.state.plugins)).toEqual({
    commitment: told?.commitment,
    opened: { key: record.dice.key, drawn: record.dice.drawn },
  });
  expect(record.moves).toEqual([
    ['0', hidden.move, ...hidden.args],
    ['0', 'resign'],
  ]);
  expect(record.seats).toEqual([
    { name: 'Player 0', sides: ['caesar'] },
    { name: 'Player 1', sides: ['pompey'] },
  ]);
  const { createdAt, updatedAt } = await new LobbyClient({ server: server.url }).getMatch(
    game,
    caesar.matchID,
  );
  expect([record.begun, record.ended].map((time) => Date.parse(time ?? ''))).toEqual([createdAt, updatedAt]);
  expect([...verifying(JuliusCaesar, record)]).toHaveLength(3);
});

test('who plays is told what his seat has seen of a match that goes on, and nothing else', async () => {
  const [caesar, pompey] = await createMatch(server.url, { game });
  const visitors = [await Visitor.seated(caesar), await Visitor.seated(pompey)];
  const chosen = [caesar, pompey].map(({ seat }, index) => {
    const { G, ctx } = visitors[index].state;
    return JuliusCaesar.ai.enumerate(G as never, ctx, seat)[0];
  });
  await visitors[0].play(caesar, chosen[0].move, chosen[0].args);
  await visitors[1].play(pompey, chosen[1].move, chosen[1].args);
  const asking = (credentials: string) =>
    fetch(`${server.url}/games/${game}/${caesar.matchID}/record`, {
      headers: { Authorization: `Bearer ${credentials}` },
    });
  for (const [index, { seat, credentials }] of [caesar, pompey].entries()) {
    const answer = await asking(credentials);
    const text = await answer.text();
    expect(() => parseRecord(text)).toThrow(/^This is what one seat has seen of a match that goes on/);
    const { commitment, ...account } = JSON.parse(text);
    expect(commitment).toBe(diceIn(visitors[index].state.plugins)?.commitment);
    const told = (await Visitor.seated({ ...caesar, seat, credentials })).lastSync.log;
    expect(account).toMatchObject({ format: 'rubicon-games account', game, seat, opening: [] });
    expect(account.moves).toEqual(
      told.map(({ action: { payload }, metadata }, made) => ({
        seat: String(made),
        move: chosen[made].move,
        ...(made === index && { args: payload.args }),
        lines: metadata.lines,
      })),
    );
    expect(account.moves[index].args).toEqual(chosen[index].args);
    expect(text).not.toMatch(/"(key|drawn|secret|credentials)"/);
  }
  const refused = await asking('guessed');
  expect([refused.status, await refused.json()]).toEqual([403, { error: 'Invalid credentials' }]);
  expect((await recordAt(caesar.matchID)).status).toBe(409);
});

test('there is no record of a match that there is not', async () => {
  expect((await recordAt('no-such-match')).status).toBe(404);
});

test('nothing that leaves the server before the end tells of the key', async () => {
  const told: string[] = [];
  const log = (event: string, details = {}) => void told.push(`${event} ${JSON.stringify(details)}`);
  const heard = await startOurs({ games: [JuliusCaesar], metricsToken: 'token', log });
  const get = async (path: string) => {
    const answer = await fetch(`${heard.url}${path}`, { headers: { Authorization: 'Bearer token' } });
    told.push(await answer.text());
    return answer.status;
  };
  const [caesar, pompey] = await createMatch(heard.url, { game });
  const visitors = [await Visitor.seated(caesar), await Visitor.seated(pompey), new Visitor(heard.url, game)];
  await visitors[2].sync(caesar.matchID, null);
  const [move] = JuliusCaesar.ai.enumerate(visitors[0].state.G as never, visitors[0].state.ctx, '0');
  await visitors[0].play(caesar, move.move, move.args);
  visitors[1].move(pompey, 'fly', [{}]);
  await visitors[1].sync(pompey.matchID, pompey.seat, pompey.credentials);
  for (const path of [`/games/${game}`, `/games/${game}/${caesar.matchID}`, '/metrics', '/games', '/healthz'])
    expect(await get(path)).toBe(200);
  expect(await get(`/games/${game}/${caesar.matchID}/record`)).toBe(403);
  told.push(...visitors.map(({ heard, brief }) => JSON.stringify([heard, brief])));

  await visitors[0].play(caesar, 'resign');
  const { dice } = parseRecord(
    await (await fetch(`${heard.url}/games/${game}/${caesar.matchID}/record`)).text(),
  );
  await heard.close();
  expect(told.join()).toContain(dice.commitment);
  expect(told.join()).not.toContain(dice.key);
  expect(told.join()).not.toMatch(/"(key|drawn|seed|prngstate)"/);
});

test('a record tells the version that a match began with, whatever it was brought to since', async () => {
  const [caesar] = await createMatch(server.url, { game });
  const stateVersion = JuliusCaesar.stateVersion + 1;
  const newer = await startOurs({
    games: [{ ...JuliusCaesar, stateVersion, migrate: (state: State) => state } as LobbyGame],
  });
  const visitor = await Visitor.seated({ ...caesar, url: newer.url });
  await visitor.play(caesar, 'resign');
  const answer = await fetch(`${newer.url}/games/${game}/${caesar.matchID}/record`);
  expect(parseRecord(await answer.text()).stateVersion).toBe(JuliusCaesar.stateVersion);
  await newer.close();
});
