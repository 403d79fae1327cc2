/* The pages of a server whose owner has components of his own are built with them. */
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { defaultComponents } from '../../games/caesar-rome-vs-gaul';
import { troubleWith } from '../../web/client/refusal';
import { componentsIn, withComponents } from '../../web/components.build';
import { Counting } from '../kit/counting';
import { Match } from '../tools/match';

const corrected = { ...defaultComponents, id: 'corrected' };

/** Returns what a page would load of the game and of its components. */
async function bundled(components: typeof corrected | null): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        export { rulebook } from './games/caesar-rome-vs-gaul/index';
        export { defaultComponents } from './games/caesar-rome-vs-gaul/components/default';`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [withComponents(components)],
  });
  return outputFiles[0].text;
}

test('another set takes the place of ours, once and wherever it is imported from', async () => {
  const [ours, own] = await Promise.all([bundled(null), bundled(corrected)]);
  expect(ours).toContain('"reconstruction-2"');
  expect(own).not.toContain('"reconstruction-2"');
  expect(own.split('"corrected"')).toHaveLength(2);
});

test('no file is read where the environment names none', () => {
  expect(componentsIn({})).toBeNull();
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
