import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundle } from '../../web/bundle';
import { licencesOf } from '../../web/licences.build';

test('the web app comes with the licence of every package that is part of it', async () => {
  const { licences } = await bundle();
  const [list = '', ...texts] = licences.split(/\n-{72}\n/);
  const listed = [...list.matchAll(/^(\S+ [\d.]+) \(\S+\)$/gm)].map(([, name = '']) => name);
  for (const name of ['react', 'react-dom', 'boardgame.io', 'socket.io-client', 'rfc6902', 'zzfx'])
    expect(listed.filter((each) => each.startsWith(`${name} `))).toHaveLength(1);
  expect(texts.map((text) => text.split('\n')[0])).toEqual(listed);
  for (const text of texts) expect(text).toMatch(/copyright/i);
});

test('a package without a licence is not bundled', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-licence-'));
  const bundled = join(folder, 'node_modules/@some/thing');
  const build = { outputs: { 'page.js': { inputs: { [join(bundled, 'src/index.js')]: {} } } } };
  const manifest = { name: '@some/thing', version: '1.0.0', license: 'MIT' };
  mkdirSync(bundled, { recursive: true });
  writeFileSync(join(bundled, 'package.json'), JSON.stringify(manifest));
  expect(() => licencesOf([build])).toThrow(`${bundled} has no licence to go with what is bundled`);
  writeFileSync(join(bundled, 'LICENCE.md'), 'Copyright of some.\n');
  expect(licencesOf([build])).toContain('@some/thing 1.0.0 (MIT)\n');
  writeFileSync(join(bundled, 'package.json'), JSON.stringify({ ...manifest, license: undefined }));
  expect(() => licencesOf([build])).toThrow('has no licence');
  rmSync(folder, { recursive: true });
});
