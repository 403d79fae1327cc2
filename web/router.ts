import { useSyncExternalStore } from 'react';

/** A page of the app, as its address names it. */
export type Route =
  | { page: 'lobby' }
  | { page: 'match'; game: string; match: string }
  | { page: 'local'; game: string }
  | { page: 'saved'; game: string; id: string }
  | { page: 'missing' };

/** Returns the page at a path; anything unknown is the `missing` page. */
export function routeOf(path: string): Route {
  const [page, game, id, ...more] = path.split('/').filter(Boolean).map(decoded);
  if (page === undefined) return { page: 'lobby' };
  if (game === undefined || more.length > 0) return { page: 'missing' };
  if (page === 'match' && id !== undefined) return { page: 'match', game, match: id };
  if (page === 'local') return id === undefined ? { page: 'local', game } : { page: 'saved', game, id };
  return { page: 'missing' };
}

/** Returns the path of a page's parts, such as `pathTo('match', game, id)`. */
export function pathTo(...parts: string[]): string {
  return `/${parts.map(encodeURIComponent).join('/')}`;
}

/** Goes to a path without loading the app again. */
export function navigate(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo(0, 0);
}

/** The page at the present address; follows it. */
export function useRoute(): Route {
  return routeOf(useSyncExternalStore(subscribe, () => location.pathname));
}

function subscribe(changed: () => void): () => void {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
