/* The pages of a server whose owner has components of his own are built with them. */
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { gameWith as alesiaWith, defaultComponents as ofAlesia } from '../../games/alesia';
import { defaultComponents, gameWith } from '../../games/caesar-rome-vs-gaul';
import { type FallingSky, defaultComponents as ofSky, gameWith as skyWith } from '../../games/falling-sky';
import { seatingFor } from '../../games/falling-sky/seats';
import { gameWith as juliusCaesarWith, defaultComponents as ofJuliusCaesar } from '../../games/julius-caesar';
import { withDefaults } from '../../games/kit/options';
import type { OwnersGame } from '../../games/owners';
import { seededChance } from '../../games/testing/chance';
import { Match } from '../../games/testing/match';
import { troubleWith } from '../../web/client/refusal';
import { ownersIn, withComponents } from '../../web/components.build';
import { Counting } from '../kit/counting';

const corrected = { ...defaultComponents, id: 'bundled-rome' };
const ofAnotherBox = { ...ofAlesia, id: 'bundled-alesia' };
const ofAThirdBox = { ...ofJuliusCaesar, id: 'bundled-caesar', note: 'Of a third box.' };
const ofAnotherSky = { ...ofSky, id: 'bundled-sky', note: 'Bundled.' };
const owners: OwnersGame[] = [
  { game: gameWith(corrected), components: corrected },
  { game: alesiaWith(ofAnotherBox), components: ofAnotherBox },
  { game: juliusCaesarWith(ofAThirdBox), components: ofAThirdBox },
  { game: skyWith(ofAnotherSky), components: ofAnotherSky },
];

/** Returns what a page would load of a game and of its components. */
async function bundled(game: string, own: readonly OwnersGame[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        export { rulebook } from './games/${game}/index';
        export { defaultComponents } from './games/${game}/components/default';`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [withComponents(own)],
  });
  return outputFiles[0].text;
}

test.each([
  ['caesar-rome-vs-gaul', 'bundled-rome'],
  ['alesia', 'bundled-alesia'],
])('in %s another set takes the place of ours, once and wherever it is imported from', async (game, id) => {
  const [ours, own] = await Promise.all([bundled(game, []), bundled(game, owners)]);
  expect(ours).toContain('"reconstruction-2"');
  expect(own).not.toContain('"reconstruction-2"');
  expect(own.split(`"${id}"`)).toHaveLength(2);
});

test('in julius-caesar, whose states name no set of ours, another takes the place of ours, too', async () => {
  const [ours, own] = await Promise.all([bundled('julius-caesar', []), bundled('julius-caesar', owners)]);
  expect(ours).toContain(ofJuliusCaesar.note);
  expect(own).not.toContain(ofJuliusCaesar.note);
  expect(own.split('"bundled-caesar"')).toHaveLength(2);
});

test('in Falling Sky another set takes the place of ours, and a match of ours is refused', async () => {
  const own = await bundled('falling-sky', owners);
  expect(own).not.toContain(ofSky.note);
  expect(own.split('"bundled-sky"')).toHaveLength(2);
  const { rulebook }: { rulebook: typeof FallingSky.rulebook } = await import(
    `data:text/javascript,${encodeURIComponent(own)}`
  );
  const random = seededChance(1);
  const options = withDefaults(rulebook);
  const G = rulebook.setup({ options, seats: seatingFor(4, options), random });
  expect(G.box).toBe('bundled-sky');
  expect(rulebook.refusal?.(G)).toBeNull();
  expect(rulebook.refusal?.({ ...G, box: undefined })).toMatch(/^This match is played with other components/);
});

test('no file is read where the environment names none', () => {
  expect(ownersIn({})).toEqual([]);
});

test('a page that cannot play with what the server does says so, and shows nothing', () => {
  const { state } = new Match(Counting, 1);
  expect(troubleWith({ refusal: () => 'Of another box' }, state)).toEqual({
    text: 'Of another box.',
    final: 'version',
  });
  expect(troubleWith({ refusal: () => null }, state)).toBeNull();
  expect(troubleWith({}, state)).toBeNull();
});
