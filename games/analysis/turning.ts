/* What the bot would have done in the turns that have lost most. */
import type { State } from 'boardgame.io';
import type { LevelId } from '../ai/levels';
import { botAt } from '../ai/searchBot';
import { type Position, Simulator } from '../ai/simulator';
import { Dice } from '../kit/dice/dice';
import type { Seat, Stacked } from '../kit/frame';
import type { BotGame } from '../kit/game';
import { legalMove } from '../kit/legality';
import { sideToDecide } from '../kit/seats';
import { type AnalysedTurn, MOST_TURNS, MOST_WORDS } from './analysis';
import { type LostTurn, lossOf, sumOf } from './assessing';
import type { Effort, Judge } from './chances';
import { rounded } from './ledger';
import { makeOutlined, type OutlinedMove } from './outline';
import { shortened, toldAndMade } from './words';

/** How the bot thinks of the turns. */
export interface BotEffort {
  level: LevelId;
  iterations: number;
  seed: string;
  signal: AbortSignal | undefined;
}

/** What the turns of a match are judged with. */
export interface TurnParts {
  game: BotGame;
  moves: readonly OutlinedMove[];
  judge: Judge;
  effort: Effort;
  /** A turn that has lost less is not told of. */
  leastLoss: number;
  bot: BotEffort;
}

/** So many turns the bot is asked about at the most, until there are enough in which it would have done better. */
const MOST_ASKED = 10;
/** A bot that thinks so long, in milliseconds, ends by its iterations, but on a very slow machine. */
const PATIENCE = 30_000;

type Made = Pick<OutlinedMove, 'seat' | 'side' | 'move'>;

/**
 * Judges the turns that seem to have lost most once more and with more care: before and after each, playouts end where the same horizon is
 * reached. Yields after each of them, and after each question to the bot; returns those in which the bot would have done
 * better, the worst first.
 */
export async function* turning(
  parts: TurnParts,
  candidates: readonly LostTurn[],
): AsyncGenerator<void, AnalysedTurn[]> {
  const judged: LostTurn[] = [];
  for (const turn of candidates) {
    judged.push(judgedOnceMore(parts, turn));
    yield;
  }
  const worst = judged
    .filter((turn) => lossOf(turn) >= parts.leastLoss)
    .sort((a, b) => lossOf(b) - lossOf(a));
  const told: AnalysedTurn[] = [];
  for (const turn of worst.slice(0, MOST_ASKED)) {
    const better = await betterTurn(parts, turn);
    if (better !== null) told.push(better);
    if (told.length === MOST_TURNS) break;
    yield;
  }
  return told;
}

function judgedOnceMore({ game, judge, effort }: TurnParts, turn: LostTurn): LostTurn {
  const { rulebook } = game;
  const horizon = rulebook.bots.horizon(turn.start.G) + 1;
  const chanceIn = (position: Position<Stacked>) =>
    sumOf(rulebook, judge.of(position, effort, horizon).means, turn.held);
  return { ...turn, before: chanceIn(turn.start), after: chanceIn(turn.end) - turn.luck };
}

/** Returns a turn with what the bot would have done; null where that is the same, or no better. */
async function betterTurn(
  { game, moves, judge, effort, bot }: TurnParts,
  turn: LostTurn,
): Promise<AnalysedTurn | null> {
  const { rulebook } = game;
  const { side, seat, from, to, before, after, start } = turn;
  const Bot = botAt(bot.level);
  const asked = new Bot({ game, enumerate: game.ai.enumerate, seed: `${bot.seed} ${from}` });
  asked.setOpt('iterations', bot.iterations);
  asked.setOpt('milliseconds', PATIENCE);
  const { actions, thoughts = [] } = await asked.deed(stateAt(start, from), seat, {
    signal: bot.signal,
    milliseconds: 4 * PATIENCE,
    explains: true,
  });
  const sent = actions.map(({ payload: { type, args } }) => ({
    move: type,
    args: Array.isArray(args) ? args : [],
  }));
  if (sent.every((each, index) => isSameMove(each, moves[from + index]))) return null;
  const better = (simulator: Simulator<Stacked>) => legalOf(game, simulator, seat, sent);
  const horizon = rulebook.bots.horizon(start.G) + 1;
  const chance = sumOf(
    rulebook,
    judge.after(start, (simulator) => better(simulator), effort, horizon).means,
    turn.held,
  );
  if (chance <= after) return null;
  const other = better(new Simulator(rulebook, start, new Dice(turn.dice)));
  const instead = toldAndMade(rulebook, new Simulator(rulebook, start, new Dice(turn.dice)), other);
  const played = toldAndMade(
    rulebook,
    new Simulator(rulebook, start, new Dice(turn.dice)),
    moves.slice(from, to),
  );
  const [{ lines } = { lines: [] }] = thoughts;
  return {
    side,
    seat,
    from,
    to,
    before: share(before),
    after: share(after),
    played: played.moves,
    more: played.more,
    instead: {
      ...instead,
      chance: share(chance),
      lines: lines.map((line) => ({
        moves: line.moves.slice(0, MOST_WORDS).map(shortened),
        chance: share(line.chance),
        tries: line.tries,
      })),
    },
  };
}

/** Makes what a seat would have done, as far as it is legal; returns what was made. */
function legalOf(
  { rulebook }: BotGame,
  simulator: Simulator<Stacked>,
  seat: Seat,
  sent: readonly { move: string; args: readonly unknown[] }[],
): Made[] {
  const made: Made[] = [];
  for (const each of sent) {
    const side = sideToDecide(simulator.G, seat);
    const move = side === null ? null : legalMove(rulebook, simulator.G, side, each);
    if (side === null || move === null) return made;
    const next = { seat, side, move };
    makeOutlined(simulator, next);
    made.push(next);
  }
  return made;
}

function isSameMove(
  { move, args }: { move: string; args: readonly unknown[] },
  made: OutlinedMove | undefined,
): boolean {
  const other = made?.move;
  return other?.move === move && args.every((arg, index) => arg === other.args[index]);
}

function stateAt({ G, ctx }: Position<Stacked>, stateID: number): State<Stacked> {
  return { G, ctx, _stateID: stateID, plugins: {}, _undo: [], _redo: [] };
}

/** Returns a chance as it is told. */
function share(chance: number): number {
  return rounded(Math.min(1, Math.max(0, chance)));
}
