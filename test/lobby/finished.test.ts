/* The matches that are over: their list, a series of rematches, and how often games have ended how. */
import type { LogEntry } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { JuliusCaesar } from '../../games';
import { statisticsOf } from '../../lobby/http/statistics';
import type { RunningServer } from '../../lobby/index';
import type { Database, Row } from '../../lobby/storage/database';
import { FinishedMatches, type FinishedWhere } from '../../lobby/storage/finished';
import { Notices } from '../../lobby/storage/notices';
import { Storage } from '../../lobby/storage/storage';
import { startSweeper } from '../../lobby/storage/sweeper';
import { botsOf } from './fixtures/bots';
import { duel } from './fixtures/duel';
import { removeFolders, sharedDatabase } from './fixtures/folder';
import { startOurs } from './fixtures/servers';
import { closeVisitors, type Seated, until, Visitor } from './fixtures/visitor';

const game = JuliusCaesar.name;
let server: RunningServer;
let database: Database;
let lobby: LobbyClient;

beforeAll(async () => {
  database = await sharedDatabase();
  server = await startOurs({ games: [JuliusCaesar, duel], bots: botsOf('plays') });
  lobby = new LobbyClient({ server: server.url });
});
beforeEach(async () => {
  await database.query('DELETE FROM matches');
  await database.query('DELETE FROM tallies');
});
afterEach(closeVisitors);
afterAll(async () => {
  await server.close();
  await removeFolders();
});

type Body = { unlisted?: boolean; watching?: string; setupData?: object; names?: readonly string[] };

/** Makes a match of two people. */
async function begin({ names = ['Ann', 'Bob'], ...body }: Body = {}): Promise<[Seated, Seated]> {
  const { matchID } = await lobby.createMatch(game, { numPlayers: 2, ...body });
  return (await Promise.all(
    names.map(async (playerName, seat) => {
      const { playerID, playerCredentials: credentials } = await lobby.joinMatch(game, matchID, {
        playerID: String(seat),
        playerName,
      });
      return { url: server.url, game, matchID, seat: playerID, credentials };
    }),
  )) as [Seated, Seated];
}

/** Lets somebody resign, so that the match is over. */
async function resign(seated: Seated): Promise<string> {
  const visitor = await Visitor.seated(seated);
  await visitor.play(seated, 'resign');
  visitor.close();
  return seated.matchID;
}

async function finish(body: Body = {}): Promise<string> {
  const [, pompey] = await begin(body);
  return resign(pompey);
}

/** Stores matches that have ended at times that a SQL expression tells of their numbers `n`. */
async function insert(count: number, ended: string): Promise<void> {
  await database.query(
    `INSERT INTO matches (id, game, unlisted, created_at, updated_at, initial_state, initial_version, state,
       state_id, state_version, gameover, ended_at, open_at)
     SELECT 'm' || lpad(n::text, 4, '0'), $1, false, 1, 2, '', 1, '', 1, 1, '{}', ${ended} + 0.5, ${ended} + 0.5
     FROM generate_series(0, $2::int - 1) AS n`,
    [game, count],
  );
}

// biome-ignore lint/suspicious/noExplicitAny: what tests look into, field by field
type Answer = { status: number; body: any };

async function get(path: string, credentials?: string): Promise<Answer> {
  const answer = await fetch(`${server.url}/games/${path}`, {
    headers: credentials === undefined ? {} : { Authorization: `Bearer ${credentials}` },
  });
  return { status: answer.status, body: await answer.json() };
}

const idsIn = ({ body }: Pick<Answer, 'body'>): string[] =>
  body.matches.map(({ matchID }: { matchID: string }) => matchID);

describe('the list of finished games', () => {
  test('has those that are over, the newest first, with how they ended', async () => {
    const first = await finish();
    await begin();
    const second = await finish({ setupData: { deployment: 'free' } });
    const { status, body } = await get('finished');
    expect(status).toBe(200);
    expect(idsIn({ body })).toEqual([second, first]);
    expect(body.next).toBeUndefined();
    const { matches } = body;
    const { updatedAt, createdAt } = await lobby.getMatch(game, second);
    expect(matches[0]).toEqual({
      matchID: second,
      gameName: game,
      players: [
        { id: 0, name: 'Ann' },
        { id: 1, name: 'Bob' },
      ],
      setupData: { deployment: 'free' },
      gameover: expect.objectContaining({
        winners: ['caesar'],
        reason: 'Pompey resigned; Caesar wins.',
        margins: expect.anything(),
      }),
      moves: 1,
      createdAt,
      endedAt: updatedAt,
    });
  });

  test('tells when a game ended whatever is said at its table later', async () => {
    const [caesar] = await begin();
    await resign(caesar);
    const before = (await get('finished')).body.matches[0].endedAt;
    const visitor = await Visitor.seated(caesar);
    visitor.socket.emit(
      'chat',
      caesar.matchID,
      { id: 'm', sender: '0', payload: 'well' },
      caesar.credentials,
    );
    await until(() => visitor.heard.chat.length === 1, 'what was said');
    await lobby.updatePlayer(game, caesar.matchID, {
      playerID: '0',
      credentials: caesar.credentials,
      newName: 'Anna',
    });
    const [match] = (await get('finished')).body.matches;
    expect([match.endedAt, match.players[0].name]).toEqual([before, 'Anna']);
    const { ended } = (await get(`${game}/${caesar.matchID}/record`)).body;
    expect(ended).toBe(new Date(before).toISOString());
  });

  test('counts the moves that a game has had, without those that were taken back', async () => {
    const [{ matchID }] = await begin();
    const storage = new Storage(database, [JuliusCaesar, duel], new Notices(database, 'another'));
    let stateID = 0;
    const entry = (type: string): LogEntry => ({
      action: { type: 'MAKE_MOVE', payload: { type, args: [], playerID: '0' } },
      _stateID: stateID,
      turn: 1,
      phase: 'play',
    });
    let { state } = await storage.fetch(matchID, { state: true });
    const make = (log: LogEntry[], gameover?: object) => {
      stateID += 1;
      state = { ...state, _stateID: state._stateID + 1, ctx: { ...state.ctx, gameover } };
      return storage.setState(matchID, state, log);
    };
    await make([entry('discard')]);
    await make([entry('undo')]);
    await make([entry('discard'), entry('play'), entry('undo'), { ...entry('play'), automatic: true }]);
    await make([entry('resign')], { winners: [] });
    expect((await get('finished')).body.matches[0].moves).toBe(2);
  });

  test('has neither rooms that are not listed nor those that are closed to watchers', async () => {
    await finish({ unlisted: true });
    await finish({ watching: 'none' });
    const chatty = await finish({ watching: 'chat' });
    expect(idsIn(await get('finished'))).toEqual([chatty]);
  });

  test('comes in pages, none of which lacks or repeats a match, whatever ends meanwhile', async () => {
    await insert(70, 'n / 7');
    const pages = [await get('finished')];
    await finish();
    while (pages.at(-1)?.body.next !== undefined)
      pages.push(await get(`finished?before=${pages.at(-1)?.body.next}`));
    expect(pages.map(({ body }) => body.matches.length)).toEqual([30, 30, 10]);
    expect(pages.flatMap(idsIn)).toEqual(
      Array.from({ length: 70 }, (_, index) => `m${String(69 - index).padStart(4, '0')}`),
    );
  });

  test('is of one game, or of a player of a name, if that is asked', async () => {
    const mine = await finish({ names: ['Ann', 'Émile'] });
    const other = await finish();
    expect(idsIn(await get(`finished?game=${game}`))).toEqual([other, mine]);
    expect(idsIn(await get('finished?game=duel'))).toEqual([]);
    expect(idsIn(await get(`finished?name=${encodeURIComponent(' émile ')}`))).toEqual([mine]);
    expect(idsIn(await get("finished?name=' OR true --"))).toEqual([]);
    expect(idsIn(await get('finished?name='))).toEqual([other, mine]);
  });

  test.each([
    ['game=chess', 404, 'Game chess not found'],
    ['game=duel&game=duel', 400, 'game may be given once'],
    [`name=${'x'.repeat(41)}`, 400, 'name has at most 40 characters'],
    ['name=Bot%20(Easy)', 400, 'name is that of a person'],
    ['name=%00', 400, 'name has at most 40 characters'],
    ['before=yesterday', 400, 'before must be what the page before names as next'],
    ['before=1_', 400, 'before must be what the page before names as next'],
    ['before=99999999999999999999_a', 400, 'before must be what the page before names as next'],
  ])('refuses ?%s', async (query, status, error) => {
    expect(await get(`finished?${query}`)).toEqual({ status, body: { error } });
  });

  test('leaves out a match that is damaged', async () => {
    const good = await finish();
    const bad = await finish();
    await database.query("UPDATE matches SET gameover = '{' WHERE id = $1", [bad]);
    expect(idsIn(await get('finished'))).toEqual([good]);
  });

  test('looks only at the matches that it shows, however many there are', async () => {
    await insert(3000, 'n');
    await database.query(
      "INSERT INTO seats (match_id, seat, name) SELECT id, 0, 'P' || right(id, 2) FROM matches",
    );
    await database.query('ANALYZE matches');
    await database.query('ANALYZE seats');
    const planOf = async (where: FinishedWhere) => {
      let plan: Promise<Row[]> | undefined;
      const query: Database['query'] = async (sql, values) => {
        plan ??= database.query(`EXPLAIN ${sql}`, values);
        return [];
      };
      await new FinishedMatches({ ...database, query }).list(where, 10_000);
      return (await plan)?.map((row) => row['QUERY PLAN']).join('\n');
    };
    const after = { at: 1500, matchID: 'm' };
    for (const where of [{}, { game }, { after }, { game, after }])
      expect(await planOf(where)).toMatch(/^Limit.*\n *-> +Index Scan Backward using matches_finished/);
    expect(await planOf({ name: 'p07' })).toMatch(/seats_by_name/);
  });
});

describe('a game that is closed to watchers', () => {
  test('gives its record and its series to those who hold a seat in it, and to nobody else', async () => {
    const [caesar, pompey] = await begin({ watching: 'none' });
    await resign(pompey);
    for (const what of ['record', 'series']) {
      const path = `${game}/${caesar.matchID}/${what}`;
      expect(await get(path)).toEqual({
        status: 403,
        body: {
          error:
            'The players of this match let nobody watch: only who sends the credentials of a seat is answered',
        },
      });
      expect((await get(path, 'guessed')).status).toBe(403);
      for (const { credentials } of [caesar, pompey]) expect((await get(path, credentials)).status).toBe(200);
    }
    const { body } = await get(`${game}/${caesar.matchID}/record`, caesar.credentials);
    expect(body).toMatchObject({ format: 'rubicon-games record', moves: [['1', 'resign']] });
  });

  test('which is open gives its record also to who sends credentials that are good no more', async () => {
    const matchID = await finish();
    expect((await get(`${game}/${matchID}/record`, 'old')).status).toBe(200);
  });
});

describe('a series', () => {
  async function series(...bodies: Body[]): Promise<Seated[]> {
    const seated: Seated[] = [];
    for (const { unlisted = false, ...body } of bodies) {
      const last = seated.at(-1);
      if (last === undefined) seated.push((await begin({ unlisted, ...body }))[0]);
      else {
        const { matchID, seat, credentials } = last;
        const { nextMatchID } = await lobby.playAgain(game, matchID, {
          playerID: seat,
          credentials,
          unlisted,
        } as never);
        const { playerCredentials } = await lobby.joinMatch(game, nextMatchID, {
          playerID: '0',
          playerName: 'Ann',
        });
        seated.push({ ...last, matchID: nextMatchID, credentials: playerCredentials });
      }
      await resign(seated.at(-1) as Seated);
    }
    return seated;
  }

  test('is the match, what it is a rematch of, and its rematches, as far as they are over', async () => {
    const matches = (await series({}, {}, {})).map(({ matchID }) => matchID);
    for (const matchID of matches) expect(idsIn(await get(`${game}/${matchID}/series`))).toEqual(matches);
    const [alone] = await begin();
    expect(idsIn(await get(`${game}/${alone.matchID}/series`))).toEqual([]);
    expect((await get(`${game}/nothing/series`)).status).toBe(404);
  });

  test('names no match to those who might not know of it', async () => {
    const [hidden, shown] = (await series({ unlisted: true }, {})).map(({ matchID }) => matchID);
    expect(idsIn(await get(`${game}/${shown}/series`))).toEqual([shown]);
    expect(idsIn(await get(`${game}/${hidden}/series`))).toEqual([hidden, shown]);
  });

  test('that runs in a circle has an end', async () => {
    const [one, two] = [await finish(), await finish()];
    await database.query('UPDATE matches SET next_match = CASE id WHEN $1 THEN $2 ELSE $1 END', [one, two]);
    expect(idsIn(await get(`${game}/${one}/series`)).sort()).toEqual([one, two].sort());
  });
});

describe('statistics', () => {
  let storage: Storage;
  beforeEach(() => {
    storage = new Storage(database, [JuliusCaesar, duel], new Notices(database, 'another'));
  });

  /** What the server would tell if it had not told it a while ago. */
  async function statistics(of = game) {
    await storage.tallies.countAll(Date.now());
    return statisticsOf(await storage.tallies.of(of));
  }

  /** Deletes what is older than a day, as the server does now and then. */
  const sweep = () =>
    startSweeper(storage, { unfinishedDays: 1, finishedDays: 1, everyMinutes: 60 }, () => {})();

  /** Ends a match in which Caesar wins after so many moves, against a bot of a level or a person. */
  async function won(moves: number, bot?: string): Promise<string> {
    const [{ matchID }] = await begin({ unlisted: true });
    if (bot !== undefined)
      await database.query('INSERT INTO bots (match_id, seat, level, pace) VALUES ($1, 1, $2, 0)', [
        matchID,
        bot,
      ]);
    await database.query(
      `UPDATE matches SET gameover = '{"winners":["caesar"],"winningSeats":["0"]}', moves = $2, ended_at = 1, open_at = 1
       WHERE id = $1`,
      [matchID, moves],
    );
    return matchID;
  }

  test('tell how often sides have won, and how long games were, in all and by what was chosen and who played', async () => {
    await finish();
    await finish({ setupData: { deployment: 'free' }, unlisted: true });
    for (const moves of [99, 300]) await won(moves);
    await won(500, 'easy');
    const { status, body } = await get(`${game}/statistics`);
    expect(status).toBe(200);
    const wins = [{ winners: ['caesar'], matches: 5 }];
    expect(body.all).toEqual({ matches: 5, length: { mean: 180, median: 99 }, wins, wonBy: { people: 5 } });
    expect(Object.keys(body.holders).sort()).toEqual(['people', 'people, easy']);
    expect(body.holders['people, easy']).toMatchObject({ matches: 1, length: { mean: 500, median: 500 } });
    expect(body.players).toEqual({ 2: body.all });
    expect(body.options.deployment.free).toMatchObject({ matches: 1, length: { mean: 1, median: 1 } });
    expect(body.options.deployment.historical).toMatchObject({ matches: 4 });
  });

  test('count each match once, and keep what was counted when it is swept or left', async () => {
    const [matchID] = [await won(10), await won(20)];
    await finish();
    await Promise.all([statistics(), statistics()]);
    expect((await statistics()).all.matches).toBe(3);
    await database.query('UPDATE matches SET updated_at = 0 WHERE id = $1', [matchID]);
    await sweep();
    expect((await storage.fetch(matchID, { metadata: true })).metadata).toBeUndefined();
    expect((await statistics()).all.matches).toBe(3);
  });

  test('count what ended just before it is deleted', async () => {
    const swept = await won(10);
    await database.query('UPDATE matches SET updated_at = 0 WHERE id = $1', [swept]);
    await sweep();
    const [caesar, pompey] = await begin();
    await resign(caesar);
    for (const { matchID, seat, credentials } of [caesar, pompey])
      await lobby.leaveMatch(game, matchID, { playerID: seat, credentials });
    expect((await storage.fetch(caesar.matchID, { metadata: true })).metadata).toBeUndefined();
    expect((await statistics()).all).toMatchObject({
      matches: 2,
      wins: [
        { winners: ['caesar'], matches: 1 },
        { winners: ['pompey'], matches: 1 },
      ],
    });
  });

  test('tell of no match nothing but a number, and of a game without matches that there are none', async () => {
    await finish({ names: ['Zebedee', 'Bob'], setupData: { deployment: 'free' } });
    await statistics();
    expect(JSON.stringify(await database.query('SELECT * FROM tallies'))).not.toMatch(/Zebedee|Bob/);
    expect((await get('duel/statistics')).body).toEqual({
      all: { matches: 0, length: { mean: 0, median: 0 }, wins: [], wonBy: {} },
      players: {},
      holders: {},
      options: {},
    });
    expect((await get('chess/statistics')).status).toBe(404);
  });

  test.each([
    '7',
    '"over"',
    '{',
    '{"winners":"caesar"}',
    '{"winner":7}',
    `{"winners":[${'"x",'.repeat(30)}"x"]}`,
  ])('count an end such as %s as a draw', async (gameover) => {
    const matchID = await won(1);
    await database.query('UPDATE matches SET gameover = $2 WHERE id = $1', [matchID, gameover]);
    expect((await statistics()).all.wins).toEqual([{ winners: [], matches: 1 }]);
  });
});
