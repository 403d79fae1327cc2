/* What is published says whose it is. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldsToFill } from '../scripts/publishable';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const named = JSON.parse(JSON.stringify(manifest).replaceAll('OWNER', 'vercingetorix'));

test('nothing is published while a field has no name in it', () => {
  expect(fieldsToFill(named)).toEqual([]);
  for (const field of ['author', 'repository', 'homepage', 'bugs']) {
    expect(
      fieldsToFill({ ...named, [field]: manifest[field] === named[field] ? 'OWNER' : manifest[field] }),
    ).toEqual([field]);
    expect(fieldsToFill({ ...named, [field]: undefined })).toEqual([field]);
  }
});

test('npm publish asks first, and is refused with a sentence while the placeholder stands', () => {
  const { status, stderr } = spawnSync('npm', ['run', '-s', 'prepublishOnly'], { encoding: 'utf8' });
  const isOpen = fieldsToFill(manifest).length > 0;
  expect(status).toBe(isOpen ? 1 : 0);
  expect(stderr.includes('OWNER in package.json')).toBe(isOpen);
});

test('repository, homepage and bugs are of one owner', () => {
  const at = manifest.repository.url.replace(/^git\+|\.git$/g, '');
  expect(manifest.homepage).toBe(`${at}#readme`);
  expect(manifest.bugs).toBe(`${at}/issues`);
});
