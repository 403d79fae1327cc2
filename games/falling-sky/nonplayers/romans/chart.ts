/* The flowchart of the Non-player Romans (8.8). */
import type { Chart } from '../chart';
import { isAt } from '../moment';
import { buildNext } from './build';
import { ability, granted, instead, next } from './command';
import { scoutNext } from './scout';
import { decide, select } from './turn';

export const romans: Chart = {
  turn: decide,
  select,
  granted,
  next,
  ability,
  instead,
  use(at) {
    if (isAt(at, 'build')) return buildNext(at);
    return isAt(at, 'scout') ? scoutNext(at) : null;
  },
};
