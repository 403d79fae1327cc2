/* Every block of code that the pages print is proved, or it is said why not; and what stands in more places than one is the same. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printedPages, proved, snippet, snippetsOf, unprinted } from './tools/snippets';

test('every block of code of the pages has a proof, and no proof is of a block that is gone', () => {
  const open = proved().filter(({ proof }) => proof === undefined);
  expect(open.map(({ page, code }) => `${page}: ${code.split('\n')[0]}`)).toEqual([]);
  expect(unprinted()).toEqual([]);
});

test('no fence of a page is left out', () => {
  for (const page of printedPages) {
    const fences = readFileSync(page, 'utf8').match(/^ *```/gm) ?? [];
    expect(snippetsOf(page), page).toHaveLength(fences.length / 2);
  }
});

test('code in a language that can be checked is left to no reader', () => {
  const unproved = proved().filter(
    ({ language, proof }) => /^(ts|tsx|js|jsx|json|yaml|nginx|ini)$/.test(language) && proof?.how === 'not',
  );
  expect(unproved).toEqual([]);
});

test('the tests that prove blocks are there', () => {
  const tests = proved().flatMap(({ proof }) =>
    proof !== undefined && 'test' in proof && proof.test !== undefined ? [proof.test] : [],
  );
  expect(tests.filter((file) => !existsSync(file))).toEqual([]);
});

test('the tarball that the pages install is the one that npm pack makes', () => {
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = printedPages.flatMap((page) => readFileSync(page, 'utf8').match(/[\w./-]+\.tgz/g) ?? []);
  expect(new Set(named.map((file) => file.split('/').at(-1)))).toEqual(new Set([`${name}-${version}.tgz`]));
});

test('commands of the pages name scripts, files and folders that are there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const printed = proved().filter(({ language }) => language === 'sh');
  const known = ['start', 'test', 'ci', 'pack', 'install', 'run'];
  for (const { page, code } of printed) {
    for (const [, name] of code.matchAll(/npm run (?:-s )?([\w:-]+)/g))
      expect(scripts, page).toHaveProperty(name);
    for (const [, command] of code.matchAll(/npm (\w+)/g)) expect(known, page).toContain(command);
  }
});

test('nginx and Caddy for one process are those of examples/deploy, which a test starts, but for the addresses', () => {
  const [, location = ''] =
    /^( {4}location \/ \{\n.*?^ {4}\}\n)/ms.exec(readFileSync('examples/deploy/nginx.conf', 'utf8')) ?? [];
  expect(snippet('docs/host.md', 'location / {').code).toBe(
    location.replaceAll(/^ {4}/gm, '').replace('http://rubicon', 'http://127.0.0.1:8000'),
  );
  const caddy = readFileSync('examples/deploy/Caddyfile', 'utf8').replace(/^#.*\n/gm, '');
  expect(snippet('docs/host.md', 'play.example.org {').code).toBe(
    caddy.replace(/127\.0\.0\.1:8001 127\.0\.0\.1:8002 \{.*?\n\t\}/s, '127.0.0.1:8000'),
  );
});

test('the unit of systemd starts what the page builds, as that of examples/deploy does', () => {
  const lines = snippet('docs/host.md', '[Unit]').code.trim().split('\n');
  const unit = readFileSync('examples/deploy/rubicon@.service', 'utf8').split('\n');
  const own = lines.filter((line) => line !== '' && !unit.includes(line));
  expect(own).toEqual([
    'Description=Rubicon',
    'After=network.target',
    'StateDirectory=rubicon',
    'Environment=HOST=127.0.0.1 TRUST_PROXY=1 DATA_DIR=/var/lib/rubicon',
  ]);
  const [, started = ''] = /^ExecStart=\/usr\/bin\/(.+)$/m.exec(lines.join('\n')) ?? [];
  expect(snippet('docs/host.md', 'npm ci --include=dev').code).toContain(`\n${started}\n`);
});
