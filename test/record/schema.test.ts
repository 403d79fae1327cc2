/* docs/record.md and docs/record.schema.json tell the form of records as it is. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checksumOf } from '../../games/record/checksum';
import { parseRecord } from '../../games/record/record';

/** What the schema of records uses of JSON Schema (draft 2020-12). */
interface Schema {
  const?: unknown;
  type?: string;
  maxLength?: number;
  pattern?: string;
  format?: 'date-time';
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  minItems?: number;
  maxItems?: number;
  prefixItems?: Schema[];
  items?: Schema;
  anyOf?: Schema[];
}

const schema: Schema = JSON.parse(readFileSync('docs/record.schema.json', 'utf8'));
const [, printed = ''] = /^```json\n(.*?)^```/ms.exec(readFileSync('docs/record.md', 'utf8')) ?? [];

/** Says whether a schema admits a value of JSON. */
function admits(schema: Schema, value: unknown): boolean {
  if ('const' in schema) return value === schema.const;
  if (schema.anyOf !== undefined) return schema.anyOf.some((each) => admits(each, value));
  if (Array.isArray(value)) return schema.type === 'array' && admitsItems(schema, value);
  if (typeof value === 'object' && value !== null)
    return schema.type === 'object' && admitsProperties(schema, Object.entries(value));
  if (typeof value === 'string') return schema.type === 'string' && admitsText(schema, value);
  if (typeof value !== 'number' || value < (schema.minimum ?? value) || value > (schema.maximum ?? value))
    return false;
  return schema.type === 'number' || (schema.type === 'integer' && Number.isInteger(value));
}

function admitsItems(
  { minItems = 0, maxItems = Infinity, prefixItems = [], items = {} }: Schema,
  list: unknown[],
) {
  return (
    list.length >= minItems &&
    list.length <= maxItems &&
    list.every((item, index) => admits(prefixItems[index] ?? items, item))
  );
}

function admitsProperties(
  { properties = {}, required = [], additionalProperties: more }: Schema,
  entries: [string, unknown][],
) {
  const others = typeof more === 'object' ? more : { anyOf: [] };
  return (
    required.every((name) => entries.some(([key]) => key === name)) &&
    entries.every(
      ([key, part]) =>
        (more === true && !Object.hasOwn(properties, key)) || admits(properties[key] ?? others, part),
    )
  );
}

function admitsText({ maxLength = Infinity, pattern = '', format }: Schema, text: string) {
  return (
    text.length <= maxLength &&
    new RegExp(pattern).test(text) &&
    (format === undefined || !Number.isNaN(Date.parse(text)))
  );
}

function isRecord(value: unknown): boolean {
  try {
    parseRecord(JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The position with which a record may begin. */
const START = {
  G: {
    stack: [{ step: 'play', sides: ['caesar'], card: 'c15' }],
    seats: { caesar: '0', pompey: null },
    year: 1,
  },
  ctx: {
    numPlayers: 2,
    playOrder: ['0', '1'],
    playOrderPos: 0,
    currentPlayer: '0',
    turn: 7,
    phase: 'play',
    activePlayers: { 0: 'play' },
    numMoves: 1,
    _activePlayersNumMoves: { 0: 0 },
    _activePlayersMinMoves: null,
    _activePlayersMaxMoves: null,
    _prevActivePlayers: [],
    _nextActivePlayers: null,
  },
  of: { checksum: '0'.repeat(64), moves: 12, seen: '0' },
};

const OTHERS = [null, true, '', 'x', 'x'.repeat(1_001), 0, -1, 0.5, [], ['x'], {}, { x: 'x' }, { x: 1 }];

/** Yields a value with one part changed: replaced, left out, or with something added. */
function* changes(value: unknown): Generator<unknown> {
  yield* OTHERS;
  if (Array.isArray(value)) {
    yield [...value, 1];
    yield value.slice(1);
    yield Array(13).fill(value[0]);
    for (const [index, part] of value.entries())
      for (const change of changes(part)) yield value.with(index, change);
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, x: 1 };
    for (const [key, part] of Object.entries(value)) {
      yield { ...value, [key]: undefined };
      for (const change of changes(part)) yield { ...value, [key]: change };
    }
  }
}

test('the record that is printed is one, and its checksum is right', () => {
  const record = parseRecord(printed);
  expect(record.checksum).toBe(checksumOf(record));
});

test('the schema admits what is read as a record, and nothing else', () => {
  const whole = { ...JSON.parse(printed), components: 'ours', start: START };
  expect(admits(schema, whole)).toBe(true);
  const count = { yes: 0, no: 0 };
  for (const change of changes(whole)) {
    const value = JSON.parse(JSON.stringify(change));
    const isOne = isRecord(value);
    if (admits(schema, value) !== isOne)
      expect.fail(`${isOne ? 'is' : 'is no'} record: ${JSON.stringify(value)}`);
    count[isOne ? 'yes' : 'no'] += 1;
  }
  expect(Math.min(count.yes, count.no)).toBeGreaterThan(50);
});
