/* The record of a finished match: whoever reads it can play the match again and work out every die. */
import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { games, JuliusCaesar } from '../../games';
import { commitmentTo, newKey } from '../../games/kit/dice/key';
import { diceIn } from '../../games/kit/dice/plugin';
import type { Stacked } from '../../games/kit/frame';
import type { RunningServer } from '../../lobby/index';
import { type MatchRecord, parseRecord, recordOf } from '../../lobby/record/record';
import { verify } from '../../lobby/record/verify';
import { allSubjects } from '../games';
import { Quarters } from '../kit/quarters';
import { Match, playRandomly } from '../tools/match';
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

/** Plays a random game to its end and returns its record. */
function recordOfRandomGame<G extends Stacked>({ game, rulebook }: SubjectParts<G>): MatchRecord {
  const match = new Match(game, 6, {}, rulebook.players.max);
  const initialState = match.state;
  const log: NonNullable<typeof initialState.deltalog> = [];
  playRandomly(match, 6, ({ state }) => log.push(...(state.deltalog ?? [])));
  const record = recordOf({
    game: game.name,
    stateVersion: game.stateVersion,
    players: match.players,
    setupData: {},
    initialState,
    state: match.state,
    log,
  });
  return parseRecord(JSON.stringify(record));
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
  expect(verify(games, record)).toEqual({ game, moves: 2, drawn: record.dice.drawn });
});

test('there is no record of a match that there is not', async () => {
  expect((await recordAt('no-such-match')).status).toBe(404);
});

describe.each(allSubjects)('a game of $id', ({ id, with: use }) => {
  test('is verified from its record', () => {
    const record = use(recordOfRandomGame);
    expect(verify([...games, Quarters], record)).toEqual({
      game: id,
      moves: record.moves.length,
      drawn: record.dice.drawn,
    });
  });
});

describe('what is not as it was told', () => {
  const record = recordOfRandomGame({ game: Quarters, rulebook: Quarters.rulebook } as never);
  const verified = (change: Partial<MatchRecord>) => () => verify([Quarters], { ...record, ...change });
  const { dice, moves } = record;

  test.each<[string, Partial<MatchRecord>, string]>([
    ['another key', { dice: { ...dice, key: newKey() } }, 'The key is not the one that was committed to'],
    ['more numbers drawn', { dice: { ...dice, drawn: dice.drawn + 1 } }, 'numbers, and'],
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

  test('a die told otherwise is found out, with its move', () => {
    const index = moves.findIndex(({ lines }) => lines.length > 0);
    const lied = moves.map((move, at) =>
      at === index ? { ...move, lines: [{ rule: '1', text: 'A six!' }] } : move,
    );
    expect(verified({ moves: lied })).toThrow(`Move ${index + 1}, ${moves[index].move} of seat`);
  });
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

test('the command says what it has verified, or what is wrong', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'record-'));
  const verifying = async (text: string) => {
    const file = join(folder, 'record.json');
    await writeFile(file, text);
    return run(process.execPath, ['--import', 'tsx', 'scripts/verify.ts', file]).then(
      ({ stdout }) => stdout.trim(),
      ({ code, stderr }) => `${code} ${stderr.trim()}`,
    );
  };
  const subject = allSubjects[0];
  const record = subject.with(recordOfRandomGame);
  const { moves, dice } = record;
  expect(JSON.parse(await verifying(JSON.stringify(record)))).toEqual({
    game: subject.id,
    moves: moves.length,
    drawn: dice.drawn,
    verified: true,
  });
  expect(await verifying(JSON.stringify({ ...record, moves: 7 }))).toMatch(
    /^1 This is no record of a match: moves: /,
  );
  expect(await verifying('{')).toMatch(/^1 /);
});
