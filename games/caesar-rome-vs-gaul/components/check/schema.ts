/* The shape of a set of components as JSON: exactly what components.ts declares, and nothing else. */
import * as v from 'valibot';
import { id, integer, natural, positive, side, source, text, xy } from '../../../kit/components/check/values';
import type { Components } from '../components';
import { card } from './cardSchema';
import { face, people, turn } from './values';

const region = v.strictObject({
  id,
  name: text,
  gaul: v.boolean(),
  governance: v.nullable(v.strictObject({ dominance: natural, presence: natural })),
  automaticVictory: v.nullable(positive),
  source,
});

const province = v.strictObject({
  id,
  name: text,
  number: v.nullable(positive),
  region: id,
  majority: positive,
  incursion: natural,
  source,
  sizeSource: source,
});

const space = v.strictObject({
  id,
  name: text,
  province: id,
  kind: v.picklist(['town', 'walledCity', 'stronghold', 'vp']),
  section: v.nullable(id),
  ports: v.array(id),
  xy,
  label: v.picklist(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']),
  modern: v.string(),
  source,
});

const path = v.strictObject({
  a: id,
  b: id,
  kind: v.picklist(['path', 'rough', 'channel', 'viaDomitia']),
  source,
});

const tribe = v.strictObject({
  id,
  name: text,
  people,
  province: id,
  front: face,
  back: face,
  elite: v.boolean(),
  start: v.picklist(['pool', 'submitted', 'council', 'holding']),
  source,
  strengthSource: source,
});

const legion = v.strictObject({
  id,
  front: face,
  back: face,
  elite: v.boolean(),
  start: v.union([v.picklist(['caesar', 'garrison']), turn]),
  source,
});

const romanLeader = v.strictObject({
  id,
  name: text,
  rank: v.picklist(['caesar', 'legate', 'event']),
  battle: natural,
  command: natural,
  movement: natural,
  source,
});

const gallicLeader = v.strictObject({
  id,
  name: text,
  battle: natural,
  command: natural,
  strength: natural,
  movement: natural,
  arrives: turn,
  home: id,
  commands: v.array(people),
  devastates: v.boolean(),
  outranks: v.boolean(),
  source,
});

const auxiliary = v.strictObject({
  id,
  name: text,
  side,
  strength: v.union([natural, v.literal('provinces')]),
  movement: v.nullable(natural),
  source,
});

const germans = v.strictObject({ id, name: text, front: face, back: face, starts: v.array(id), source });
const natives = v.strictObject({ id, name: text, region: id, strength: natural });
const defence = v.strictObject({ garrison: natural, points: positive, modifier: integer });

/** What a legal row of a table is keyed by: the total of two dice. */
const total = v.pipe(v.string(), v.regex(/^([2-9]|1[0-2])$/, 'rows are for the totals of two dice, 2 to 12'));
const hits = v.pipe(v.string(), v.regex(/^\d+\*{0,2}$/, 'must be hits, such as 2 or 2**'));
const besieged = v.pipe(
  v.string(),
  v.regex(/^(S|(-|\d+)\/\d+)$/, 'must be S, or losses and Siege Points, such as -/1 or 1/2'),
);

/** A set of components; what its parts say of each other is checked elsewhere. */
export const componentsSchema: v.GenericSchema<unknown, Components> = v.strictObject({
  id,
  note: text,
  regions: v.array(region),
  provinces: v.array(province),
  spaces: v.array(space),
  paths: v.array(path),
  seaZones: v.array(v.strictObject({ id, name: text, alwaysRoman: v.boolean(), xy })),
  tribes: v.array(tribe),
  legions: v.array(legion),
  romanLeaders: v.array(romanLeader),
  gallicLeaders: v.array(gallicLeader),
  auxiliaries: v.array(auxiliary),
  germans,
  natives: v.array(natives),
  defences: v.strictObject({
    town: defence,
    upgraded: defence,
    stronghold: defence,
    cities: v.record(id, defence),
  }),
  setup: v.strictObject({
    romanInfluence: v.array(id),
    gallicInfluence: v.array(id),
    caesarIn: id,
    garrison: id,
  }),
  named: v.strictObject({
    arverni: id,
    arverniTown: id,
    veneti: id,
    venetiSea: id,
    pass: id,
  }),
  battleTable: v.strictObject({
    columns: v.array(v.strictObject({ name: text, from: natural, source })),
    rows: v.record(total, v.array(hits)),
  }),
  siegeTable: v.strictObject({
    columns: v.array(v.strictObject({ name: text, odds: v.number(), source })),
    rows: v.record(total, v.array(besieged)),
  }),
  cards: v.array(card),
});
