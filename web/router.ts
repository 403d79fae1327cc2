import { useSyncExternalStore } from 'react';

/** A page of the app, as its address names it. */
export type Route =
  | { page: 'lobby' }
  | { page: 'room'; game: string }
  | { page: 'match'; game: string; match: string }
  | { page: 'local'; game: string }
  | { page: 'computer'; game: string }
  | { page: 'saved'; game: string; id: string }
  | { page: 'replay'; parts: string[] }
  | { page: 'finished'; game: string | undefined }
  | { page: 'missing' };

/** Returns the page at a path; anything unknown is the `missing` page. */
export function routeOf(path: string): Route {
  const [page, ...parts] = path.split('/').filter(Boolean).map(decoded);
  if (page === 'replay') return { page, parts };
  const [game, id, ...more] = parts;
  if (page === undefined) return { page: 'lobby' };
  if (page === 'finished' && id === undefined) return { page, game };
  if (game === undefined || more.length > 0) return { page: 'missing' };
  if (page === 'match' && id !== undefined) return { page: 'match', game, match: id };
  if (page === 'local') return id === undefined ? { page: 'local', game } : { page: 'saved', game, id };
  if ((page === 'computer' || page === 'room') && id === undefined) return { page, game };
  return { page: 'missing' };
}

/** Returns the path of a page's parts, such as `pathTo('match', game, id)`. */
export function pathTo(...parts: string[]): string {
  return `/${parts.map(encodeURIComponent).join('/')}`;
}

/** What stands before all paths of the app in its addresses, as the page says that the server has sent: `/rubicon`, or nothing. */
const BASE = basePath();

/** Returns the address, without the host's name, of a path of the app. */
export function addressOf(path: string, base = BASE): string {
  return base + path;
}

/** Returns the path of the app at an address without the host's name; an address that is not of the app stays as it is. */
export function pathAt(address: string, base = BASE): string {
  const isOwn = address === base || address.startsWith(`${base}/`);
  return isOwn ? address.slice(base.length) || '/' : address;
}

/** Goes to a path without loading the app again. */
export function navigate(path: string): void {
  history.pushState(null, '', addressOf(path));
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo(0, 0);
}

/** The page at the present address; follows it. */
export function useRoute(): Route {
  return routeOf(useSyncExternalStore(subscribe, () => pathAt(location.pathname)));
}

function subscribe(changed: () => void): () => void {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
}

function basePath(): string {
  if (typeof document === 'undefined') return '';
  const { content = '/' } = document.querySelector<HTMLMetaElement>('meta[name=base-path]') ?? {};
  return content.replace(/\/$/, '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
