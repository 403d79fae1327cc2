/* The record of a finished match: whoever reads it can play the match again and work out every die. */
import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LogEntry, State } from 'boardgame.io';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { games, JuliusCaesar } from '../../games';
import { defaultComponents, gameWith } from '../../games/caesar-rome-vs-gaul';
import { commitmentTo, newKey } from '../../games/kit/dice/key';
import { diceIn } from '../../games/kit/dice/plugin';
import type { Stacked } from '../../games/kit/frame';
import { seatsDeciding, sidesAt } from '../../games/kit/seats';
import { movesToTakeBack } from '../../games/kit/undo';
import { pickFrom, seeded } from '../../games/testing/chance';
import {
  Match,
  numbersOfPlayers,
  playRandomly,
  randomOptions,
  type SentMove,
} from '../../games/testing/match';
import type { LobbyGame } from '../../lobby/game';
import type { RunningServer } from '../../lobby/index';
import { type MatchRecord, parseRecord, recordOf } from '../../lobby/record/record';
import { verify } from '../../lobby/record/verify';
import { allSubjects } from '../games';
import { Quarters } from '../kit/quarters';
import type { SubjectParts } from '../tools/subject';
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

const run = promisify(execFile);
const game = JuliusCaesar.name;
const recordAt = (matchID: string) => fetch(`${server.url}/games/${game}/${matchID}/record`);

/** Plays a match to its end with `play`, which tells of every move, and returns its record. */
function recordOfMatch<G extends Stacked>(
  match: Match<G>,
  setupData: Record<string, string>,
  play: (moved: () => void) => void,
): MatchRecord {
  const { game, players, state: initialState } = match;
  const log: LogEntry[] = [];
  play(() => log.push(...(match.state.deltalog ?? [])));
  const { stateVersion, name } = game;
  const finished = { game: name, stateVersion, players, setupData, initialState, state: match.state, log };
  return parseRecord(JSON.stringify(recordOf(finished)));
}

/** Plays a random game to its end and returns its record. */
function recordOfRandomGame<G extends Stacked>({ game, rulebook }: SubjectParts<G>): MatchRecord {
  const match = new Match(game, 6, {}, rulebook.players.max);
  return recordOfMatch(match, {}, (moved) => playRandomly(match, 6, moved));
}

/** Moves after which whoever waits resigns. */
const LONGEST = 150;

/** Returns the record of a game with options of the seed, moves that were taken back, states that were stored and read, and resignations. */
function recordOfChangefulGame<G extends Stacked>({ game, rulebook }: SubjectParts<G>): MatchRecord {
  const options = randomOptions(rulebook.options, 1);
  const players = numbersOfPlayers(rulebook).find((number) => !rulebook.playersError?.(number, options));
  const match = new Match(game, 1, options, players);
  const next = seeded(1);
  return recordOfMatch(match, options, (moved) => {
    const make = (sent: SentMove) => {
      expect(match.make(sent)).toBe(true);
      moved();
      match.state = JSON.parse(JSON.stringify(match.state));
    };
    let hasTakenBack = false;
    while (!match.over && match.state._stateID < LONGEST) {
      const seat = pickFrom(match.seats, next);
      const mayTakeBack = movesToTakeBack(match.state.plugins, seat) > 0;
      if (mayTakeBack && (next() < 0.3 || !hasTakenBack)) {
        hasTakenBack = true;
        make({ seat, move: 'undo', args: [] });
      } else make(pickFrom(match.legal(seat), next));
    }
    while (!match.over) {
      const deciding = seatsDeciding(match.state.G);
      const holds = match.allSeats.filter((seat) => sidesAt(match.state.G, seat).length > 0);
      make({ seat: holds.find((seat) => !deciding.includes(seat)) ?? holds[0], move: 'resign', args: [] });
    }
  });
}

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
  expect(record.moves.map(({ seat, move, args }) => [seat, move, args])).toEqual([
    ['0', hidden.move, hidden.args],
    ['0', 'resign', []],
  ]);
  const { drawn } = record.dice;
  expect(verify(games, record)).toEqual({ game, commitment: told?.commitment, moves: 2, drawn });
});

test('there is no record of a match that there is not', async () => {
  expect((await recordAt('no-such-match')).status).toBe(404);
});

describe.each(allSubjects)('a game of $id', ({ id, with: use }) => {
  test('is verified from its record', () => {
    const record = use(recordOfRandomGame);
    expect(verify([...games, Quarters], record)).toEqual({
      game: id,
      commitment: record.dice.commitment,
      moves: record.moves.length,
      drawn: record.dice.drawn,
    });
  });

  test('is verified with options, what was taken back, and resignations', () => {
    const record = use(recordOfChangefulGame);
    const made = record.moves.map(({ move }) => move);
    expect(made).toContain('undo');
    if (made.length > LONGEST) expect(made).toContain('resign');
    expect(verify([...games, Quarters], record).moves).toBe(made.length);
  });
});

describe('what is not as it was told', () => {
  const record = recordOfRandomGame({ game: Quarters, rulebook: Quarters.rulebook } as never);
  const verified = (change: Partial<MatchRecord>) => () => verify([Quarters], { ...record, ...change });
  const { dice, moves } = record;

  test.each<[string, Partial<MatchRecord>, string]>([
    ['another key', { dice: { ...dice, key: newKey() } }, 'The key is not the one that was committed to'],
    ['more numbers drawn', { dice: { ...dice, drawn: dice.drawn + 1 } }, 'numbers, and'],
    [
      'what did not happen before the first move',
      { opening: [{ rule: '1', text: 'Hear!' }] },
      'Set-up brings',
    ],
    ['another number of players', { players: 7 }, 'The match cannot be set up: Quarters takes'],
    [
      'an unknown option',
      { setupData: { fog: 'thick' } },
      'The match cannot be set up: unknown option "fog"',
    ],
    ['a seat that there is not', { moves: [{ ...moves[0], seat: '__proto__' }] }, 'is not legal'],
    ['another result', { gameover: { winners: [] } }, 'The game ends otherwise than was told'],
    ['moves left out', { moves: moves.slice(1) }, 'Move '],
    ['another version', { stateVersion: 99 }, 'The match was played with version 99 of quarters'],
    ['another game', { game: 'chess' }, 'There is no game chess here'],
  ])('%s is found out', (_name, change, message) => {
    expect(verified({})).not.toThrow();
    expect(verified(change)).toThrow(message);
  });

  test('another key with its own commitment is found out by what it brings', () => {
    const key = newKey();
    expect(verified({ dice: { ...dice, key, commitment: commitmentTo(key) } })).toThrow(
      /^Move \d+, \w+ of seat \d,/,
    );
  });

  test('a move at which the rules fail is named', () => {
    const failing = {
      ...Quarters,
      playerSetup: undefined,
      phases: Object.fromEntries(
        Object.entries(Quarters.phases ?? {}).map(([name, phase]) => [
          name,
          { ...phase, turn: { ...phase.turn, onMove: () => expect.fail('broken') } },
        ]),
      ),
    };
    expect(() => verify([failing], record)).toThrow(/^Move 1, \w+ of seat \d, fails: broken/);
  });

  test('a die told otherwise is found out, with its move', () => {
    const index = moves.findIndex(({ lines }) => lines.length > 0);
    const lied = moves.map((move, at) =>
      at === index ? { ...move, lines: [{ rule: '1', text: 'A six!' }] } : move,
    );
    expect(verified({ moves: lied })).toThrow(`Move ${index + 1}, ${moves[index].move} of seat`);
  });
});

/** Returns the text of nothing in a great many brackets. */
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('what is no record', () => {
  const text = JSON.stringify(recordOfRandomGame({ game: Quarters, rulebook: Quarters.rulebook } as never));
  const changed = (change: object) => JSON.stringify({ ...JSON.parse(text), ...change });
  const [move] = JSON.parse(text).moves;

  test.each([
    ['is no JSON', '{', 'it is no JSON'],
    ['is nothing', 'null', 'Invalid type: Expected Object but received null'],
    ['has another format', changed({ format: 'a poem' }), 'format: '],
    [
      'has arguments nested deep',
      text.replace('"args":[', `"args":[${nested(50_000)},`),
      'it is nested too deep',
    ],
    [
      'has a result nested deep',
      text.replace('"gameover":{', `"gameover":{"x":${nested(31)},`),
      'it is nested too deep',
    ],
    ['has an object for an argument', changed({ moves: [{ ...move, args: [{}] }] }), 'moves.0.args.0: '],
    [
      'has a great many arguments',
      changed({ moves: [{ ...move, args: Array(11).fill(1) }] }),
      'moves.0.args: ',
    ],
    ['has a great many players', changed({ players: 101 }), 'players: '],
    ['has half a player', changed({ players: 1.5 }), 'players: '],
    ['has no player', changed({ players: 0 }), 'players: '],
    [
      'has a key that is none',
      changed({ dice: { commitment: '', key: 'ff', drawn: 0 } }),
      'dice.key: is no key',
    ],
    ['has drawn less than nothing', text.replace('"drawn":', '"drawn":-'), 'dice.drawn: '],
    ['has a great many moves', changed({ moves: Array(100_001).fill(move) }), 'moves: '],
  ])('%s', (_name, json, why) => {
    expect(() => parseRecord(json)).toThrow(`This is no record of a match: ${why}`);
  });
});

test('what is no record is refused in a few words, however long it is', () => {
  for (const json of [JSON.stringify('x'.repeat(100_000)), JSON.stringify({ format: 'x'.repeat(100_000) })])
    expect(messageOf(() => parseRecord(json)).length).toBeLessThan(300);
});

function messageOf(action: () => void): string {
  try {
    action();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}

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
  expect(await get(`/games/${game}/${caesar.matchID}/record`)).toBe(409);
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

test('a match that began without a key of its own has no record', () => {
  const match = new Match(Quarters, 6);
  const initialState = match.state;
  playRandomly(match, 6);
  const finished = {
    game: 'quarters',
    stateVersion: 1,
    players: 4,
    setupData: {},
    log: [],
    state: match.state,
  };
  const { dice: _none, ...plugins } = initialState.plugins;
  expect(recordOf({ ...finished, initialState })).not.toBeNull();
  expect(recordOf({ ...finished, initialState: { ...initialState, plugins } })).toBeNull();
  expect(recordOf({ ...finished, state: initialState, initialState })).toBeNull();
});

/** Returns what the command prints of the text of a record, or its exit code and error, with such variables besides. */
async function verifying(text: string, environment: Record<string, string> = {}): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'record-')), 'record.json');
  await writeFile(file, text);
  const env = { ...process.env, ...environment };
  return run(process.execPath, ['--import', 'tsx', 'scripts/verify.ts', file], { env }).then(
    ({ stdout }) => stdout.trim(),
    ({ code, stderr }) => `${code} ${stderr.trim()}`,
  );
}

test('the command says what it has verified, or what is wrong', async () => {
  const subject = allSubjects[0];
  const record = subject.with(recordOfRandomGame);
  const { moves, dice } = record;
  expect(JSON.parse(await verifying(JSON.stringify(record)))).toEqual({
    game: subject.id,
    moves: moves.length,
    commitment: dice.commitment,
    drawn: dice.drawn,
    verified: true,
  });
  expect(await verifying(JSON.stringify({ ...record, moves: 7 }))).toMatch(
    /^1 This is no record of a match: moves: /,
  );
  expect(await verifying('{')).toMatch(/^1 /);
});

test('the command plays with the components that the environment names, as the server does', async () => {
  const spaces = defaultComponents.spaces.map((space) => ({ ...space, name: `${space.name} (printed)` }));
  const components = { ...defaultComponents, spaces, id: 'printed', note: 'those of a box' };
  const file = join(await mkdtemp(join(tmpdir(), 'box-')), 'box.json');
  await writeFile(file, JSON.stringify(components));
  const match = new Match(gameWith(components), 1);
  const record = recordOfMatch(match, {}, (moved) => playRandomly(match, 1, moved));
  const text = JSON.stringify(record);
  expect(JSON.parse(await verifying(text, { COMPONENTS_CAESAR_ROME_VS_GAUL: file }))).toMatchObject({
    game: 'caesar-rome-vs-gaul',
    verified: true,
  });
  expect(await verifying(text)).toMatch(/^1 /);
  expect(await verifying(text, { COMPONENTS_CAESAR_ROME_VS_GAUL: `${file}.lost` })).toMatch(
    /^1 .*box\.json\.lost/,
  );
});
