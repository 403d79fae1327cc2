/* The values that sets of components are made of, as JSON. */
import * as v from 'valibot';

export const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));

/** Ids become keys of records, so that they may not be names every object has. */
export const id = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9][\w-]*$/, 'must be letters, digits and hyphens'),
  v.check((value) => !(value in {}), 'must not be a word that every object knows'),
);
export const integer = v.pipe(v.number(), v.integer('must be a whole number'));
export const natural = v.pipe(integer, v.minValue(0, 'must not be negative'));
export const positive = v.pipe(integer, v.minValue(1, 'must be 1 or more'));
export const xy = v.strictTuple([v.number(), v.number()]);
export const source = v.picklist(['rulebook', 'public', 'reconstruction']);
export const side = v.picklist(['roman', 'gallic']);
