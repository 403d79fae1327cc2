/* What the computer says of a match that is over, from its record. */
import { Alea } from '../ai/alea';
import type { Stacked } from '../kit/frame';
import type { AnyGame, BotGame } from '../kit/game';
import { hasBots } from '../kit/rulebook';
import { begun } from '../record/position';
import type { MatchRecord } from '../record/record';
import { type Analysis, FORMAT, VERSION } from './analysis';
import { assessing } from './assessing';
import { type Effort, Judge } from './chances';
import { type Outline, outlining } from './outline';
import { turning } from './turning';

/** How an analysis goes on. */
export interface AnalysisSettings {
  /** What the chance of the playouts and of the bot follows from; left out, the checksum of the record. */
  seed?: string;
  /** Stops it: it rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /**
   * Is told after each portion which share of the work is done, from 0 to 1, and may let the analysis wait. A portion takes some hundredths of
   * a second; only a question to the bot takes some seconds, in which the bot lets other work in.
   */
  tell?(share: number): void | Promise<void>;
}

/** How many playouts each position gets: fewer where they agree. */
const PLAYED: Effort = { least: 4, most: 48, error: 0.006 };
/** How often a move is made again with other dice: often enough for what falls seldom. */
const REPEATED: Effort = { least: 16, most: 48, error: 0.006 };
/** How many playouts the positions get before and after the turns that have lost most. */
const CAREFUL: Effort = { least: 16, most: 64, error: 0.004 };
/** What a turn has to have lost to be told of: where positions are played out, more than the chance of the playouts makes. */
const LEAST_LOSS = { played: 0.01, evaluated: 0.002 };

/** Positions are played out if that takes no more decisions than so many. */
const MOST_DECISIONS = 150_000;
/** The bot simulates about so many decisions for each of its own, within these numbers of iterations. */
const BOT_DECISIONS = 6_000;
const BOT_ITERATIONS = { least: 60, most: 500 };

/** The shares of the work after which the moves have been gone through, and the positions have been judged. */
const OUTLINED = 0.05;
const ASSESSED = 0.75;
/** Steps of the analysis of the turns. */
const TURNING_STEPS = 20;

/**
 * Returns what the computer says of a match: the chances of every side in all positions that matter, how much of their change dice made, and
 * the turns that have lost most. It sees everything, also what was hidden from the players; only what it says the bot would have done is
 * from what the seat saw. From the same record and seed comes the same analysis.
 *
 * @throws {Error} saying why there is none: there are no bots for the game, or the record cannot be played. Rejects with the signal's reason when it is
 *   stopped.
 */
export async function analysisOf(
  game: AnyGame,
  record: MatchRecord,
  { seed = record.checksum, signal, tell }: AnalysisSettings = {},
): Promise<Analysis> {
  if (!isBotGame(game)) throw new Error(`There are no bots for ${game.name}, who would analyse the match`);
  const portion = async (share: number) => {
    await tell?.(share);
    signal?.throwIfAborted();
  };
  await portion(0);
  const all = Math.max(1, record.moves.length);
  const outline = await finished(outlining(game, record), (moves) => portion((OUTLINED * moves) / all));
  const chance = new Alea(`analysis ${seed}`);
  const length = lengthOfPlayouts(game, outline, chance);
  const plays = decisionsIn(outline, length) <= MOST_DECISIONS;
  const judge = new Judge(game.rulebook, chance, plays);
  const { ledger, lost } = await finished(
    assessing(game.rulebook, begun(game, record), outline, judge, { position: PLAYED, dice: REPEATED }),
    (moves) => portion(OUTLINED + ((ASSESSED - OUTLINED) * moves) / all),
  );
  const iterations = Math.round(BOT_DECISIONS / length);
  const bot = {
    level: 'hard',
    iterations: Math.min(BOT_ITERATIONS.most, Math.max(BOT_ITERATIONS.least, iterations)),
    seed,
    signal,
  } as const;
  const leastLoss = plays ? LEAST_LOSS.played : LEAST_LOSS.evaluated;
  const parts = { game, moves: outline.moves, judge, effort: CAREFUL, leastLoss, bot };
  let steps = 0;
  const turns = await finished(turning(parts, lost), () =>
    portion(ASSESSED + (1 - ASSESSED) * Math.min(1, ++steps / TURNING_STEPS)),
  );
  await portion(1);
  return {
    format: FORMAT,
    version: VERSION,
    game: game.name,
    record: record.checksum,
    judged: plays ? 'playouts' : 'evaluation',
    ...ledger.told(),
    turns,
  };
}

/** Runs work to its end, portion by portion, and returns what it returns. */
async function finished<Told, Value>(
  work: Generator<Told, Value> | AsyncGenerator<Told, Value>,
  portion: (told: Told) => Promise<void>,
): Promise<Value> {
  for (;;) {
    const next = await work.next();
    if (next.done === true) return next.value;
    await portion(next.value);
  }
}

/** Returns how many decisions a playout has on the average, from some positions of the match; at least 1. */
function lengthOfPlayouts({ rulebook }: BotGame, { samples }: Outline, chance: Alea): number {
  const judge = new Judge(rulebook, chance, true);
  const lengths = samples.map((position) => judge.lengthFrom(position));
  return Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, samples.length));
}

/** Returns how many decisions it takes to play out all positions of a match as often as is needed at least. */
function decisionsIn({ moves, turns }: Outline, length: number): number {
  const drawing = moves.filter(({ draws }) => draws).length;
  return (PLAYED.least * (turns.length + drawing) + REPEATED.least * drawing) * length;
}

function isBotGame(game: AnyGame): game is AnyGame & BotGame<Stacked> {
  return hasBots(game.rulebook) && game.ai !== undefined;
}
