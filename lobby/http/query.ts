import type { StorageAPI } from 'boardgame.io';
import * as v from 'valibot';

type Where = NonNullable<StorageAPI.ListMatchesOpts['where']>;

/* A parameter that is given several times counts as given first. A value that is no time, or neither true nor false, is ignored, as
   boardgame.io does. */
const first = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((value) => (typeof value === 'string' ? value : (value[0] ?? ''))),
);

const time = v.pipe(
  first,
  v.transform((text) => Number.parseInt(text, 10)),
  v.safeInteger(),
  v.minValue(1),
);

const answer = v.pipe(
  first,
  v.transform((text) => text.toLowerCase()),
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);

const where = v.object({
  isGameover: v.fallback(v.optional(answer), undefined),
  updatedBefore: v.fallback(v.optional(time), undefined),
  updatedAfter: v.fallback(v.optional(time), undefined),
});

/** Returns which matches the query of a list asks for. */
export function parseWhere(query: unknown): Where {
  return v.parse(where, { ...(typeof query === 'object' ? query : {}) });
}
