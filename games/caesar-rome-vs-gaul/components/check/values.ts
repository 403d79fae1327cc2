/* The values that the parts of a set of components are made of, as JSON. */
import * as v from 'valibot';
import { natural, positive } from '../../../kit/components/check/values';

export const turn = v.pipe(positive, v.maxValue(6, 'must be a turn, 1 to 6'));
export const yes = v.exactOptional(v.literal(true));

export const whose = v.picklist(['roman', 'gallic', 'own', 'enemy']);
export const people = v.picklist(['belgic', 'celtic', 'aquitanian']);
export const face = v.strictObject({ battle: natural, strength: natural, movement: v.nullable(natural) });
