/* The pages of the repository that the site shows, and where. README's table of pages is the only list of them. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

export interface Page {
  title: string;
  /** Its file in the repository. */
  source: string;
  /** Its file in the site. */
  path: string;
}

export interface Chapter {
  /** Whom its pages are for, as README says it. */
  readers: string;
  pages: Page[];
}

/** A row of README's table of pages: its links, and what follows in the second cell, up to the colon. */
const ROW = /^\| (\[.+\.md\)) +\| ([a-z]+)[^:|]*:/gm;
const LINKED = /\[([^\]]+)\]\(([^)]+\.md)\)/g;
/** A link or a picture in Markdown; its text, and where it leads to. */
const LINK = /(\]\()([^)\s]+)(\))/g;
const FENCED = /(^ *```.*?^ *```$)/gms;

/** The address of the repository's files, at the branch that the site is built from. */
export const repository = (() => {
  const { url } = JSON.parse(readFileSync('package.json', 'utf8')).repository;
  return `${url.replace(/^git\+|\.git$/g, '')}/blob/main/`;
})();

/** Returns the file in the site that a page of the repository becomes. */
function pathOf(source: string): string {
  if (source === 'README.md') return 'index.md';
  const rules = /^games\/(.+)\/RULES\.md$/.exec(source);
  if (rules !== null) return `rules/${rules[1]}.md`;
  return source
    .replace(/^docs\//, '')
    .replace(/README\.md$/, 'index.md')
    .replace(/^[A-Z]+\.md$/, (name) => name.toLowerCase());
}

function pageOf(source: string, title: string): Page {
  return { title, source, path: pathOf(source) };
}

/** Returns what stands in the first heading of a page. */
function headingOf(source: string): string {
  return /^# (.+)$/m.exec(readFileSync(source, 'utf8'))?.[1] ?? source;
}

/** Returns the pages by those whom they are for, in the order of README. */
export function chapters(): Chapter[] {
  const found = new Map<string, Page[]>();
  for (const [, links, readers] of readFileSync('README.md', 'utf8').matchAll(ROW)) {
    const pages = [...links.matchAll(LINKED)].map(([, title, source]) =>
      pageOf(source, title === title.toUpperCase() ? headingOf(source) : title),
    );
    found.set(readers, [...(found.get(readers) ?? []), ...pages]);
  }
  return [...found].map(([readers, pages]) => ({ readers, pages }));
}

/** Returns the pages that say where each section of each rulebook is played. */
export function rulesPages(): Page[] {
  const files = readdirSync('games').map((id) => `games/${id}/RULES.md`);
  return files
    .filter((file) => existsSync(file))
    .map((file) => pageOf(file, headingOf(file).replace(/: [^:]*$/, '')));
}

/** Returns every page of the repository that the site shows, but for the first. */
export function pages(): Page[] {
  const deploy = 'examples/deploy/README.md';
  return [
    ...chapters().flatMap((chapter) => chapter.pages),
    ...rulesPages(),
    pageOf(deploy, headingOf(deploy)),
  ];
}

/**
 * Returns the text of a page with links as they have to be in the site: to other pages of the site, and to the repository for all else.
 * Pictures keep the place that they have below `docs`.
 */
export function textInSite({ source, path }: Page, all: readonly Page[]): string {
  const places = new Map([
    ['README.md', 'index.md'],
    ...all.map((page) => [page.source, page.path] as const),
  ]);
  const inSite = (link: string) => {
    if (/^(?:[a-z]+:|#)/.test(link)) return link;
    const [file, anchor] = link.split('#');
    const target = normalize(join(dirname(source), file)).replace(/\/$/, '');
    const page = places.get(target) ?? places.get(`${target}/README.md`);
    const end = anchor === undefined ? '' : `#${anchor}`;
    if (page === undefined)
      return `${statSync(target).isDirectory() ? repository.replace('/blob/', '/tree/') : repository}${target}${end}`;
    const way = relative(dirname(path), page);
    return `${way.startsWith('.') ? way : `./${way}`}${end}`;
  };
  return readFileSync(source, 'utf8')
    .split(FENCED)
    .map((part) =>
      part.trimStart().startsWith('```')
        ? part
        : part.replace(LINK, (_all, open, link, close) => `${open}${inSite(link)}${close}`),
    )
    .join('');
}
