import { readFileSync } from 'node:fs';
import { type DefaultTheme, defineConfig } from 'vitepress';
import { anchorOf } from '../../../scripts/docs/anchors';
import { chapters, type Page, repository, rulesPages } from '../../../scripts/docs/pages';

/** What TypeDoc says of its pages. */
interface Entry {
  title: string;
  path?: string;
  children?: Entry[];
}

const reference: Entry[] = JSON.parse(readFileSync('dist/docs/reference.json', 'utf8'));

function linkOf(path: string): string {
  return `/${path.replace(/(?:(^|\/)index)?\.md$/, '$1')}`;
}

function itemOf({ title, path }: Page): DefaultTheme.SidebarItem {
  return { text: title, link: linkOf(path) };
}

/** Returns the entries of the package, those within others, too. */
function modulesIn(found: readonly Entry[]): Entry[] {
  return found.flatMap((entry) => [
    ...(isModule(entry) ? [entry] : []),
    ...modulesIn((entry.children ?? []).filter(isModule)),
  ]);
}

function isModule({ path }: Entry): boolean {
  return path?.endsWith('/index.md') ?? false;
}

function referenceItem({ title, path = '', children }: Entry): DefaultTheme.SidebarItem {
  return children === undefined
    ? { text: title, link: linkOf(`reference/${path}`) }
    : { text: title, items: children.map(referenceItem) };
}

function nameOf({ path = '' }: Entry): string {
  return path.replace(/\/index\.md$/, '');
}

/** Returns the name of an entry without that of the package, as it stands in a list of them. */
function shortNameOf(entry: Entry): string {
  return nameOf(entry).replace(/^rubicon-games\//, '');
}

const modules = modulesIn(reference);
const everyEntry: DefaultTheme.SidebarItem = {
  text: 'Entries of the package',
  link: '/reference/',
  items: modules.map((entry) => ({ text: shortNameOf(entry), link: linkOf(`reference/${entry.path}`) })),
};

/** Returns what stands beside the pages of an entry: what it exports, then the other entries. */
function besideEntry(entry: Entry): DefaultTheme.SidebarItem[] {
  const exported = (entry.children ?? []).filter((child) => !isModule(child)).map(referenceItem);
  return [{ text: nameOf(entry), link: linkOf(`reference/${entry.path}`), items: exported }, everyEntry];
}

const guide: DefaultTheme.SidebarItem[] = [
  ...chapters().map(({ readers, pages }) => ({ text: `For ${readers}`, items: pages.map(itemOf) })),
  { text: 'Rules, section by section', collapsed: true, items: rulesPages().map(itemOf) },
];

export default defineConfig({
  title: 'Rubicon',
  description:
    'Five wargames about Julius Caesar as boardgame.io Games: how to play, to host and to use them',
  lang: 'en',
  srcDir: '../../dist/docs/pages',
  outDir: '../../dist/docs/site',
  cacheDir: '../../dist/docs/cache',
  ignoreDeadLinks: 'localhostLinks',
  metaChunk: true,
  vite: { build: { chunkSizeWarningLimit: 2000 } },
  transformHead: ({ siteData }) => [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `${siteData.base}favicon.svg` }],
  ],
  markdown: { anchor: { slugify: anchorOf } },
  themeConfig: {
    nav: [
      { text: 'Play', link: '/play' },
      { text: 'Host', link: '/host' },
      { text: 'The package', link: '/package' },
      { text: 'Reference', link: '/reference/' },
      { text: 'Repository', link: repository.replace(/\/blob\/main\/$/, '') },
    ],
    sidebar: {
      '/': guide,
      '/reference/': [everyEntry],
      ...Object.fromEntries(modules.map((entry) => [`/reference/${nameOf(entry)}/`, besideEntry(entry)])),
    },
    outline: [2, 3],
    search: { provider: 'local' },
  },
});
