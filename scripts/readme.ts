/*
 * README.md as it is published: npm packs the file as it lies in the folder, and where the package lies, nothing that its links lead to
 * does. `npm pack` runs this before, and with `back` afterwards.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const README = 'README.md';
const OURS = 'dist/README.md';

/** A link or a picture of Markdown, or the source of one in HTML, that leads to a file of the repository. */
const RELATIVE = /(?<start>(?<mark>!?)\[[^\]]*\]\(|\bsrc=")(?![a-z]+:|#|\/)(?<path>[^)"\s]+)/g;

/** Returns a page with its links to files of a repository on GitHub in whole: pages as they are shown there, pictures as they are. */
export function withWholeLinks(page: string, repository: { url: string }): string {
  const home = repository.url.replace(/^git\+/, '').replace(/\.git$/, '');
  return page.replaceAll(RELATIVE, (...match) => {
    const { start, mark, path } = match.at(-1);
    const isPicture = mark === '!' || start.startsWith('src');
    return `${start}${home}/${isPicture ? 'raw' : 'blob'}/main/${path}`;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (existsSync(OURS)) renameSync(OURS, README);
  if (process.argv[2] !== 'back') {
    const page = readFileSync(README, 'utf8');
    mkdirSync('dist', { recursive: true });
    writeFileSync(OURS, page);
    writeFileSync(README, withWholeLinks(page, JSON.parse(readFileSync('package.json', 'utf8')).repository));
  }
}
