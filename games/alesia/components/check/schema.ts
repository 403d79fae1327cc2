/* The shape of a set of components as JSON: exactly what components.ts declares, and nothing else. */
import * as v from 'valibot';
import { id, natural, positive, side, source, text, xy } from '../../../kit/components/check/values';
import type { Components } from '../components';

const SIDE = '(?:E|NE|NW|W|SW|SE)';

/** What looks like the name of a hex; whether there is one of this name is checked elsewhere. */
const hex = v.pipe(v.string(), v.regex(/^(?:[A-Z]|([A-Y])\1)[1-9]\d?$/, 'must be the name of a hex'));
const sides = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^${SIDE}(?: ${SIDE})*$`),
    'must be hexsides of E, NE, NW, W, SW and SE, with blanks between them',
  ),
);
const crossed = v.record(hex, sides);
const rowOf = (letters: RegExp, what: string) => v.pipe(v.string(), v.regex(letters, `must be ${what}`));

const map = v.strictObject({
  terrain: v.array(rowOf(/^[./^@]*$/, 'of ., /, ^ and @')),
  works: v.array(rowOf(/^[oi.]*$/, 'of o, i and .')),
  areas: v.array(rowOf(/^[oObIit]*$/, 'of o, O, b, I, i and t')),
  sectors: v.array(rowOf(/^[\d.]*$/, 'digits or .')),
  perimeter: crossed,
  camp: crossed,
  trench: crossed,
  rivers: v.record(
    hex,
    v.strictObject({
      names: v.pipe(
        v.array(text),
        v.minLength(1, 'must name a river'),
        v.maxLength(2, 'must be two at most'),
      ),
      sides,
    }),
  ),
  split: v.array(hex),
  bridges: v.array(hex),
});

const zone = v.strictObject({ id, label: hex, edge: v.array(hex) });

/** Deployments have blanks between the ids of counters. */
const counter = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9][\w.-]*$/, 'must be letters, digits, dots and hyphens'),
  v.check((value) => !(value in {}), 'must not be a word that every object knows'),
);

const units = v.strictObject({
  side,
  kind: v.picklist([
    'cohort',
    'recruit',
    'light',
    'cavalry',
    'archer',
    'slinger',
    'infantry',
    'leader',
    'fort',
  ]),
  combat: natural,
  movement: natural,
  force: v.exactOptional(v.picklist(['besieged', 'relieving'])),
  counters: v.record(counter, text),
});

const combat = v.pipe(
  v.string(),
  v.regex(
    /^(?:A[RE]|[AD]R[1-4]|[AD]E|MELEE|RAGES)(?: (?:AA|DA)[1-4])?$/,
    'must be a result, such as AR3 DA1, DE AA4, MELEE or RAGES',
  ),
);
const dice = <Cell extends v.GenericSchema>(columns: number, cell: Cell) =>
  v.pipe(
    v.array(v.pipe(v.array(cell), v.length(columns, `must have ${columns} columns`))),
    v.length(6, 'must have a row for each die, 1 to 6'),
  );
const percent = v.pipe(natural, v.maxValue(100, 'must be at most 100'));
const tables = v.strictObject({
  handToHand: dice(8, combat),
  missiles: dice(2, v.picklist(['-', 'D', 'E'])),
  engines: dice(3, v.picklist(['-', 'D', 'E', 'D*', 'E*'])),
  outerWorks: v.pipe(v.array(v.picklist(['-', 'E'])), v.length(6, 'must have a row for each die, 1 to 6')),
  reconnaissance: v.pipe(v.array(percent), v.length(8, 'must have 8 columns')),
});

const line = v.pipe(v.array(xy), v.minLength(2, 'must have two points or more'));
const outline = v.pipe(v.array(xy), v.minLength(3, 'must have three points or more'));
const drawing = v.strictObject({
  hills: v.array(
    v.strictObject({ name: text, slope: v.exactOptional(outline), top: v.exactOptional(outline) }),
  ),
  rivers: v.array(v.strictObject({ name: text, width: v.pipe(v.number(), v.minValue(0)), line })),
  town: outline,
  labels: v.array(
    v.strictObject({ text, at: xy, kind: text, size: positive, turn: v.exactOptional(v.number()) }),
  ),
});

const deployment = v.strictObject({ id, name: text, about: text, at: v.record(hex, text) });

/** A set of components; what its parts say of each other is checked elsewhere. */
export const componentsSchema: v.GenericSchema<unknown, Components> = v.strictObject({
  id,
  note: text,
  origins: v.array(v.strictObject({ what: text, source })),
  map,
  zones: v.array(zone),
  units: v.array(units),
  tables,
  drawing,
  deployments: v.pipe(v.array(deployment), v.minLength(1, 'must have one or more')),
});
