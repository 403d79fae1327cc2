/* Who holds no seat: whether he may watch, what of the chat he is sent, and that he is counted. */
import { LobbyClient } from 'boardgame.io/client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../lobby/index';
import { botsOf, createBotRoom, quick } from './fixtures/bots';
import { removeFolders } from './fixtures/folder';
import { startOurs } from './fixtures/servers';
import { closeVisitors, createMatch, post, type Seated, until, Visitor } from './fixtures/visitor';

let server: RunningServer;
let other: RunningServer;

beforeAll(async () => {
  server = await startOurs({ bots: botsOf('plays') });
  other = await startOurs();
});
afterEach(closeVisitors);
afterAll(async () => {
  await server.close();
  await other.close();
  await removeFolders();
});

async function watch({ matchID }: Seated, url = server.url): Promise<Visitor> {
  const watcher = new Visitor(url);
  await watcher.sync(matchID, null);
  return watcher;
}

let messages = 0;
async function say(speaker: Visitor, { matchID, seat, credentials }: Seated, payload: string): Promise<void> {
  const before = speaker.heard.chat.length;
  messages += 1;
  speaker.socket.emit('chat', matchID, { id: `m${messages}`, sender: seat, payload }, credentials);
  await until(() => speaker.heard.chat.length > before, 'what was said');
}

const heardBy = ({ heard }: Visitor) => heard.chat.map(([, { payload }]) => payload);
const countAt = ({ heard }: Visitor) => heard.watchers.at(-1)?.[1];

describe('what players say', () => {
  test.each([undefined, 'play'])('is not sent to who holds no seat, if the room is %s', async (watching) => {
    const [seated] = await createMatch(server.url, watching === undefined ? {} : { watching });
    const speaker = await Visitor.seated(seated);
    await say(speaker, seated, 'before');
    const watcher = await watch(seated);
    await say(speaker, seated, 'during');
    await watcher.sync(seated.matchID, null, undefined, { chat: 0 });
    await watcher.received();
    expect(heardBy(watcher)).toEqual([]);
    expect(JSON.stringify(watcher.heard)).not.toMatch(/before|during/);
    expect(heardBy(speaker)).toEqual(['before', 'during']);
  });

  test('is sent to all who watch, before and during, if the room is open to that', async () => {
    const [seated] = await createMatch(server.url, { watching: 'chat' });
    const speaker = await Visitor.seated(seated);
    await say(speaker, seated, 'before');
    const watcher = await watch(seated);
    await say(speaker, seated, 'during');
    await until(() => heardBy(watcher).length === 2, 'the chat');
    expect(heardBy(watcher)).toEqual(['before', 'during']);
  });

  test('is sent to who takes a seat after he has watched, over the same connection, and no more when he has left it', async () => {
    const [seated] = await createMatch(server.url, { seats: 1 });
    const speaker = await Visitor.seated(seated);
    const visitor = await watch(seated);
    await say(speaker, seated, 'while watching');
    const lobby = new LobbyClient({ server: server.url });
    const { playerCredentials } = await lobby.joinMatch('duel', seated.matchID, { playerName: 'Bob' });
    await visitor.sync(seated.matchID, '1', playerCredentials);
    await until(() => heardBy(visitor).length === 1, 'what was said');
    await visitor.sync(seated.matchID, null);
    await say(speaker, seated, 'watching again');
    await visitor.received();
    expect(heardBy(visitor)).toEqual(['while watching']);
  });
});

describe('a room that nobody may watch', () => {
  test('refuses who holds no seat, in words, and nobody else', async () => {
    const [seated, opponent] = await createMatch(server.url, { watching: 'none' });
    const visitor = new Visitor(server.url);
    visitor.socket.emit('sync', seated.matchID, null);
    expect(await visitor.refusal()).toEqual({
      error: 'not-open',
      message: 'The players of this match let nobody watch',
    });
    const [player, other] = [await Visitor.seated(seated), await Visitor.seated(opponent)];
    await player.play(seated, 'bid', [player.state.G.secret[0]?.hand[0]]);
    await until(() => other.state._stateID === 1, 'the bid');
    await visitor.received();
    expect([visitor.heard.sync, visitor.heard.update, visitor.heard.matchData]).toEqual([[], [], []]);
  });

  test('refuses who has left his seat', async () => {
    const [seated, opponent] = await createMatch(server.url, { watching: 'none' });
    const [visitor] = [await Visitor.seated(seated), await Visitor.seated(opponent)];
    const { matchID, credentials } = seated;
    await new LobbyClient({ server: server.url }).leaveMatch('duel', matchID, { playerID: '0', credentials });
    expect((await visitor.refusal()).error).toBe('unauthorized');
    const again = new Visitor(server.url);
    again.socket.emit('sync', matchID, null);
    expect((await again.refusal()).error).toBe('not-open');
  });
});

describe('what a room is open to', () => {
  test('is told with it, and is the same when it is played again', async () => {
    const lobby = new LobbyClient({ server: server.url });
    for (const watching of [undefined, 'chat', 'play', 'none']) {
      const [{ matchID, credentials }] = await createMatch(
        server.url,
        watching === undefined ? {} : { watching },
      );
      const { nextMatchID } = await lobby.playAgain('duel', matchID, { playerID: '0', credentials });
      for (const id of [matchID, nextMatchID])
        expect(await lobby.getMatch('duel', id)).toMatchObject({ watching: watching ?? 'play' });
    }
  });

  test.each(['all', '', 1, true, [], {}])('is none of its own invention, such as %j', async (watching) => {
    const { status, body } = await post(`${server.url}/games/duel/create`, { watching });
    expect([status, body]).toEqual([400, { error: 'watching must be one of chat, play, none' }]);
  });
});

describe('who watches without a seat is counted', () => {
  test('and all at the table are told, whenever the number changes', async () => {
    const [seated, opponent] = await createMatch(server.url);
    const player = await Visitor.seated(seated);
    await until(() => countAt(player) === 0, 'nobody');
    const first = await watch(seated);
    await until(() => countAt(player) === 1 && countAt(first) === 1, 'the first');
    const second = await watch(seated);
    await Visitor.seated(opponent);
    await until(() => [player, first, second].every((one) => countAt(one) === 2), 'the second');
    await second.sync(seated.matchID, null);
    first.close();
    await until(() => countAt(player) === 1, 'the first to have gone');
    await second.sync(seated.matchID, '0', seated.credentials);
    await until(() => countAt(player) === 0, 'the second to have sat down');
    expect(player.heard.watchers).toEqual([0, 1, 2, 1, 0].map((count) => [seated.matchID, count]));
  });

  test('at all processes that share the database, until theirs ends', async () => {
    const third = await startOurs();
    const [seated] = await createMatch(server.url);
    const player = await Visitor.seated(seated);
    await watch(seated);
    await watch(seated, other.url);
    await watch(seated, third.url);
    await until(() => countAt(player) === 3, 'all three');
    const late = await watch(seated, other.url);
    await until(() => countAt(player) === 4 && countAt(late) === 4, 'the fourth');
    await third.close();
    await until(() => countAt(player) === 3 && countAt(late) === 3, 'the end of one process');
    late.close();
    await until(() => countAt(player) === 2, 'the end of another one’s');
  });

  test('a crowd that comes in is told of, but not each single one of it', async () => {
    const [seated] = await createMatch(server.url);
    const player = await Visitor.seated(seated);
    const CROWD = 160;
    for (let number = 0; number < CROWD; number++) await watch(seated);
    const about = () => (countAt(player) ?? 0) >= 0.95 * CROWD;
    await until(about, 'most of the crowd');
    const told = player.heard.watchers.map(([, count]) => count);
    expect(told.slice(0, 101)).toEqual(Array.from({ length: 101 }, (_, count) => count));
    expect(told.length).toBeLessThanOrEqual(101 + 10);
  });

  test('without bots, who see what everybody sees', async () => {
    const { matchID } = await createBotRoom(server.url, { 0: quick, 1: quick });
    const watcher = new Visitor(server.url);
    await watcher.sync(matchID, null);
    await until(() => watcher.state._stateID > 0, 'a move of a bot');
    expect(countAt(watcher)).toBe(1);
  });
});
