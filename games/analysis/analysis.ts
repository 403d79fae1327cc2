/* What the computer says of a whole match: the form in which it is kept and shown. docs/analysis.md tells of it. */
import * as v from 'valibot';

export const FORMAT = 'rubicon-games analysis';
export const VERSION = 1;

/** Most positions of a curve. */
export const MOST_POINTS = 600;
/** Most turns that are told of. */
export const MOST_TURNS = 5;
/** Most moves of a turn that are told in words, and most characters of each. */
export const MOST_WORDS = 8;
export const LONGEST_WORDS = 120;

const MOST_SIDES = 20;
const text = v.pipe(v.string(), v.maxLength(1_000));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const change = v.pipe(v.number(), v.finite());
const words = v.pipe(v.array(text), v.maxLength(MOST_WORDS));
const bySide = <Of extends v.GenericSchema>(value: Of) =>
  v.pipe(v.array(value), v.minLength(1), v.maxLength(MOST_SIDES));

/** What has changed a side's chance of winning from the first position to the last, in sum. */
const luck = v.strictObject({
  /** What dice and shuffled cards brought: what fell, measured by what might have fallen. */
  dice: change,
  /** What is left of the change: what everybody decided. */
  decisions: change,
  /** The standard error of `dice`: how far it is off by the chance of the playouts, as a rule. */
  error: v.pipe(v.number(), v.finite(), v.minValue(0)),
});

const line = v.strictObject({
  /** Its moves in the words of the game. */
  moves: words,
  /** The chance of winning that the bot gives its seat there. */
  chance,
  /** How many tries of its search have gone this way. */
  tries: count,
});

const turn = v.strictObject({
  /** The side that moved, and the seat that held it. */
  side: text,
  seat: text,
  /** How many moves of the match were made before it, and after it. */
  from: count,
  to: count,
  /** The chance of the seat's sides before it, and after it on the average of other dice. */
  before: chance,
  after: chance,
  /** What was done, in the words of the game; `more` moves besides are not told. */
  played: words,
  more: count,
  /** What the bot would have done, as its seat saw it. */
  instead: v.strictObject({
    moves: words,
    more: count,
    /** The chance of the seat's sides after it, on the average of dice, by what really lay hidden. */
    chance,
    /** The lines that the bot looked at most where it first had to think, the best first; none where it had no need to. */
    lines: v.pipe(v.array(line), v.maxLength(3)),
  }),
});

/** The form of analyses. */
export const analysis = v.pipe(
  v.strictObject({
    format: v.literal(FORMAT),
    version: v.literal(VERSION),
    /** The id of the game. */
    game: text,
    /** The checksum of the record of the match. */
    record: text,
    /** How chances were judged: by playouts from each position, or by the evaluation of the position as it stood. */
    judged: v.picklist(['playouts', 'evaluation']),
    /** The ids of the sides, in the order of the chances. */
    sides: bySide(text),
    /** The positions of the curve, each by how many moves of the match were made before it; the first is 0. */
    points: v.pipe(v.array(count), v.minLength(1), v.maxLength(MOST_POINTS)),
    /** For each position of the curve, each side's chance of winning in thousandths. */
    chances: v.pipe(v.array(bySide(v.pipe(count, v.maxValue(1_000)))), v.maxLength(MOST_POINTS)),
    /** For each side. */
    luck: bySide(luck),
    /** The turns that have lost most, the worst first. */
    turns: v.pipe(v.array(turn), v.maxLength(MOST_TURNS)),
  }),
  v.check(({ points, chances }) => points.length === chances.length, 'a position has no chances'),
  v.check(
    ({ sides, chances, luck: lucks }) => [lucks, ...chances].every(({ length }) => length === sides.length),
    'a side has no chances',
  ),
);

/** What the computer says of a whole match. */
export type Analysis = v.InferOutput<typeof analysis>;
/** One of the turns that have lost most. */
export type AnalysedTurn = Analysis['turns'][number];
/** What has changed a side's chance in sum. */
export type Luck = Analysis['luck'][number];

/** Returns an analysis from its JSON. Throws, naming the field, when it is none, or not that of the record with a checksum, if one is given. */
export function parseAnalysis(json: string, checksum?: string): Analysis {
  const read = v.safeParse(analysis, fromJson(json), { abortEarly: true });
  if (!read.success) {
    const [issue] = read.issues;
    const field = v.getDotPath(issue);
    throw new Error(`This is no analysis: ${field === null ? '' : `${field}: `}${issue.message}`);
  }
  if (checksum !== undefined && read.output.record !== checksum)
    throw new Error('This is the analysis of another match');
  return read.output;
}

function fromJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error('This is no analysis: it is no JSON');
  }
}
