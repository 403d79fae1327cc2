/* A server whose owner has components of his own: it plays with them, or says why it does not start. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Alesia, defaultComponents as ofAlesia } from '../../games/alesia';
import { CaesarRomeVsGaul, defaultComponents } from '../../games/caesar-rome-vs-gaul';
import { Match } from '../../games/testing/match';
import { withComponents } from '../../lobby/components';
import { StartupError } from '../../lobby/errors';
import { currentState, type LobbyGame } from '../../lobby/game';
import { Counting } from '../kit/counting';
import { duel } from './fixtures/duel';
import { emptyFolder, removeFolders } from './fixtures/folder';
import { ServerProcess, stopServers } from './fixtures/process';

let folder: string;

beforeAll(async () => {
  folder = await emptyFolder();
});
afterEach(stopServers);
afterAll(removeFolders);

const games: readonly LobbyGame[] = [duel, CaesarRomeVsGaul];

/** Writes a file and returns the environment that names it, by a game's variable. */
async function named(
  name: string,
  text: string,
  variable = 'COMPONENTS_CAESAR_ROME_VS_GAUL',
): Promise<Record<string, string>> {
  const file = join(folder, name);
  await writeFile(file, text);
  return { [variable]: file };
}

describe('without a file', () => {
  test.each([{}, { COMPONENTS_CAESAR_ROME_VS_GAUL: ' ' }])('all games are as they are: %o', (environment) => {
    expect(withComponents(games, environment)).toBe(games);
  });
});

describe('with components in a file', () => {
  const corrected = { ...defaultComponents, id: 'corrected', note: 'From the counters of my box.' };

  test('their game is played with them, and all others as they are', async () => {
    const [first, second] = withComponents(games, await named('own.json', JSON.stringify(corrected)));
    expect(first).toBe(duel);
    expect(second).not.toBe(CaesarRomeVsGaul);
    expect(second).toMatchObject({ name: 'caesar-rome-vs-gaul', rulebook: { inferred: corrected.note } });
  });

  test('games of two boxes are each played with their own', async () => {
    const box = JSON.stringify({ ...ofAlesia, id: 'of-the-lobby', note: 'From my map.' });
    const environment = {
      ...(await named('own.json', JSON.stringify(corrected))),
      ...(await named('alesia.json', box, 'COMPONENTS_ALESIA')),
    };
    expect(withComponents([Alesia, CaesarRomeVsGaul], environment)).toMatchObject([
      { name: 'alesia', rulebook: { inferred: 'From my map.' } },
      { name: 'caesar-rome-vs-gaul', rulebook: { inferred: corrected.note } },
    ]);
  });

  test('matches of another set are refused in words, and those of theirs are not', async () => {
    const [, game] = withComponents(games, await named('own.json', JSON.stringify(corrected)));
    const { state: some } = new Match(Counting, 1);
    const state = { ...some, G: { box: 'reconstruction-2' } };
    const own = { ...some, G: { box: 'corrected' } };
    const { stateVersion } = CaesarRomeVsGaul;
    expect(() => currentState(game, state, stateVersion)).toThrow(
      'This match is played with other components (reconstruction-2) than are at hand (corrected)',
    );
    expect(currentState(game, own, stateVersion)).toBe(own);
    expect(currentState(CaesarRomeVsGaul, state, stateVersion)).toBe(state);
  });
});

describe('a server does not start', () => {
  test('with components that cannot be played with, and says why', async () => {
    const { spaces, ...rest } = defaultComponents;
    const environment = await named('half.json', JSON.stringify({ ...rest, id: 'half' }));
    const server = new ServerProcess(environment);
    expect(await server.exit).toEqual({ code: 1, signal: null });
    expect(server.errors).toBe(
      'COMPONENTS_CAESAR_ROME_VS_GAUL: These components cannot be played with.\nspaces: it is missing\n',
    );
  });

  test.each([
    ['is no JSON', '{', /^COMPONENTS_CAESAR_ROME_VS_GAUL: .*JSON/],
    [
      'has the name of ours',
      JSON.stringify(defaultComponents),
      /^COMPONENTS_CAESAR_ROME_VS_GAUL: id must be another than reconstruction-2/,
    ],
  ])('with a file that %s', async (_, text, sentence) => {
    const environment = await named('wrong.json', text);
    expect(() => withComponents(games, environment)).toThrow(StartupError);
    expect(() => withComponents(games, environment)).toThrow(sentence);
  });

  test('with a file that is not there', () => {
    const environment = { COMPONENTS_CAESAR_ROME_VS_GAUL: join(folder, 'none.json') };
    expect(() => withComponents(games, environment)).toThrow(/^COMPONENTS_CAESAR_ROME_VS_GAUL: ENOENT/);
  });
});
