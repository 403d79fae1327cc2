import * as v from 'valibot';

/**
 * What a request asks for, as its first line says (RFC 9112, section 3.2): a path with or without a query, a whole
 * `http` address, of which the path and the query count, or `*`.
 */
const target = v.union([
  v.literal('*'),
  v.pipe(v.string(), v.startsWith('/')),
  v.pipe(
    v.string(),
    v.regex(/^https?:/i),
    v.check((text) => URL.canParse(text)),
    v.transform((text) => new URL(text)),
    v.transform(({ pathname, search }) => `${pathname}${search}`),
  ),
]);

/**
 * Returns the path, with its query, that a request asks for; undefined if what it asks for is no address. With a base
 * path, as `/rubicon`, addresses below it are those of the server itself, whether a proxy in front has cut it off or not.
 */
export function parseTarget(value: unknown, basePath = ''): string | undefined {
  const { success, output } = v.safeParse(target, value);
  if (!success) return undefined;
  const rest = output.startsWith(basePath) ? output.slice(basePath.length) : output;
  if (basePath === '' || rest === output) return output;
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : output;
}

/** Returns the path of a request target without its query. */
export function pathOf(target: string): string {
  return target.split('?', 1)[0] ?? '';
}
