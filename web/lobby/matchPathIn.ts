import { pathTo, routeOf } from '../router';

/** Returns the path of the match in a pasted link, with or without what stands before it, or undefined. */
export function matchPathIn(link: string): string | undefined {
  const start = link.indexOf('/match/');
  if (start === -1) return undefined;
  const route = routeOf(
    link
      .slice(start)
      .trim()
      .split(/[?#\s]/)[0],
  );
  return route.page === 'match' ? pathTo('match', route.game, route.match) : undefined;
}
