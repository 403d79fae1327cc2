/* `npm run replay`, as a player runs it on the file of a record. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JuliusCaesar } from '../../games';
import { defaultComponents, gameWith } from '../../games/caesar-rome-vs-gaul';
import { positionAfter } from '../../games/record/position';
import type { MatchRecord } from '../../games/record/record';
import { linesOf, replay } from '../../games/record/replay';
import { Match, playRandomly } from '../../games/testing/match';
import { branched, branchPoint } from './branched';
import { recorded, recordedAtRandom } from './recorded';

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'record-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns what the command prints of the text of a record, or its exit code and error, with such variables besides. */
async function replaying(text: string, environment: Record<string, string> = {}): Promise<string> {
  const file = join(folder, 'record.json');
  await writeFile(file, text);
  const env = { ...process.env, ...environment };
  return run(process.execPath, ['--import', 'tsx', 'scripts/replay.ts', file], { env }).then(
    ({ stdout }) => stdout.trim(),
    ({ code, stderr }) => `${code} ${stderr.trim()}`,
  );
}

/** Returns the record of a match that goes on from the middle of another, and ends with its first move. */
function branchedAtHalf(record: MatchRecord) {
  const half = Math.floor(record.moves.length / 2);
  const match = branched(JuliusCaesar, record, positionAfter(JuliusCaesar, record, half));
  return recorded(
    match,
    record.options,
    (moved) => {
      match.make({ seat: '0', move: 'resign', args: [] });
      moved();
    },
    branchPoint(record, half),
  );
}

test('the command prints the journal and says that all is right, or what is wrong', async () => {
  const { record, json } = recordedAtRandom({ game: JuliusCaesar, rulebook: JuliusCaesar.rulebook });
  const lines = (await replaying(json)).split('\n');
  const told = [...replay(JuliusCaesar, record)].flatMap((state) =>
    linesOf(state).map(({ text, rule }) => `${state._stateID}. ${text}${rule === '' ? '' : ` (${rule})`}`),
  );
  expect(told.length).toBeGreaterThan(100);
  expect(lines.slice(0, -2)).toEqual(told);
  const { moves, dice } = record;
  expect(lines.slice(-2)).toEqual([
    `All is as the record tells: ${moves.length} moves, and ${dice.drawn} numbers drawn from the key.`,
    `The SHA-256 of the key, which the table has shown from the start: ${dice.commitment}`,
  ]);
  expect(await replaying(JSON.stringify({ ...record, moves: moves.slice(1) }))).toBe(
    `1 There are ${moves.length - 1} moves, and fingerprints of what ${moves.length} told`,
  );
  expect(await replaying(JSON.stringify({ ...record, game: 'chess' }))).toBe('1 There is no game chess here');
  const variation = branchedAtHalf(record);
  const [first, ...others] = (await replaying(variation.json)).split('\n');
  expect(first).toBe(
    `A variation: it begins after move ${Math.floor(moves.length / 2)} of the match with the checksum ${record.checksum}, with all seen.`,
  );
  expect(others.at(-2)).toMatch(/^All is as the record tells: 1 moves/);
  expect(await replaying('{')).toBe('1 This is no record of a match: it is no JSON');
});

test('the command plays with the components that the environment names, as the server does', async () => {
  const spaces = defaultComponents.spaces.map((space) => ({ ...space, name: `${space.name} (printed)` }));
  const components = { ...defaultComponents, spaces, id: 'printed', note: 'those of a box' };
  const file = join(folder, 'box.json');
  await writeFile(file, JSON.stringify(components));
  const match = new Match(gameWith(components), 1);
  const { json } = recorded(match, {}, (moved) => playRandomly(match, 1, moved));
  expect(await replaying(json, { COMPONENTS_CAESAR_ROME_VS_GAUL: file })).toMatch(
    /\nAll is as the record tells/,
  );
  expect(await replaying(json)).toBe(
    `1 The match was played with the components printed, and here are ${defaultComponents.id}`,
  );
  expect(await replaying(json, { COMPONENTS_CAESAR_ROME_VS_GAUL: `${file}.lost` })).toMatch(
    /^1 .*box\.json\.lost/,
  );
});
