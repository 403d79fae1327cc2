import { type BotDeed, type LevelId, levelOf, levels, SearchBot, timeForTurn } from '../../../games/ai';
import { Phase } from '../../../games/ai/pacing';
import type { Seat, Stacked } from '../../../games/kit/frame';
import { seatsDeciding } from '../../../games/kit/seats';
import { Match } from '../../../games/testing/match';
import { USUAL_PACE } from '../../../web/client/paces';
import { subjects } from '../../games';
import type { SubjectParts } from '../subject';
import { type Measure, rounded } from './measure';

/** So many moves of a game are played to find its longest phases, and so many of these are measured. */
const MOVES = 1_200;
const LONGEST = 4;
const SEED = 3;

/** Bots that think hardly at all, to find phases with. */
const HASTY = { ...levelOf('easy'), iterations: 2 };

/** Where a phase of a seat begins, and how many moves it makes in it. */
interface Begun<G extends Stacked> {
  state: Match<G>['state'];
  seat: Seat;
  moves: number;
}

/**
 * The longest a person waits for one phase of a bot at the usual pace, in seconds. Of the phases of a game those are measured in which a bot
 * makes most moves. What it thinks takes the time it takes; the pauses are counted and not waited for.
 */
export async function waiting(): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const subject of subjects) measures.push(...(await subject.with(waitingIn)));
  return measures;
}

async function waitingIn<G extends Stacked>(parts: SubjectParts<G>): Promise<Measure[]> {
  const phases = await longestPhases(parts);
  const measures: Measure[] = [];
  for (const { id, iterations } of levels) {
    if (iterations === 0) continue;
    let longest = 0;
    for (const phase of phases) longest = Math.max(longest, await waitFor(parts, phase, id));
    const bench = `waiting/${parts.rulebook.id}/${id}`;
    measures.push({ bench, value: rounded(longest / 1_000), unit: 's' });
  }
  return measures;
}

/** Returns the phases of a game in which a seat makes most moves. */
async function longestPhases<G extends Stacked>(parts: SubjectParts<G>): Promise<Begun<G>[]> {
  const match = new Match(parts.game, SEED, {}, parts.rulebook.players.max);
  const bots = new Bots(parts, HASTY);
  const begun: Begun<G>[] = [];
  const current = new Map<Seat, { phase: Phase; begun: Begun<G> }>();
  for (let made = 0; made < MOVES && !match.over; ) {
    const [seat] = seatsDeciding(match.state.G);
    const { state } = match;
    const known = current.get(seat) ?? { phase: new Phase(() => 0), begun: { state, seat, moves: 0 } };
    if (known.phase.enter(state)) {
      known.begun = { state, seat, moves: 0 };
      begun.push(known.begun);
    }
    current.set(seat, known);
    const moves = await bots.act(match, seat);
    known.begun.moves += moves;
    made += moves;
  }
  return begun.sort((a, b) => b.moves - a.moves).slice(0, LONGEST);
}

/** Returns the milliseconds that all a bot does in a phase takes until it is shown. */
async function waitFor<G extends Stacked>(
  parts: SubjectParts<G>,
  { state, seat }: Begun<G>,
  level: LevelId,
): Promise<number> {
  const match = new Match(parts.game, SEED, {}, parts.rulebook.players.max).at(state);
  const others = new Bots(parts, HASTY);
  const bot = new Bots(parts, levelOf(level));
  let paused = 0;
  let waited = 0;
  const now = () => performance.now() + paused;
  const phase = new Phase(now);
  while (!match.over) {
    const [asked] = seatsDeciding(match.state.G);
    if (asked !== seat) {
      await others.act(match, asked);
      continue;
    }
    if (phase.enter(match.state) && waited > 0) break;
    const began = now();
    const deed = phase.ask();
    const { actions, isForced } = await bot.think(
      match,
      seat,
      phase.left(timeForTurn(levelOf(level).milliseconds)),
    );
    deed.thought();
    if (!isForced) paused += deed.pause(USUAL_PACE);
    carryOut(match, seat, actions);
    deed.made();
    waited += now() - began;
  }
  return waited;
}

/** The bots of one level at a table. */
class Bots<G extends Stacked> {
  readonly #bots = new Map<Seat, SearchBot>();

  constructor(
    private readonly parts: SubjectParts<G>,
    private readonly level: typeof HASTY,
  ) {}

  think(match: Match<G>, seat: Seat, milliseconds?: number) {
    const { game } = this.parts;
    const bot =
      this.#bots.get(seat) ?? new SearchBot({ game, enumerate: game.ai.enumerate, seed: seat }, this.level);
    this.#bots.set(seat, bot);
    return bot.deed(match.state, seat, { milliseconds });
  }

  /** Has a seat do what it does on end; returns how many moves that was. */
  async act(match: Match<G>, seat: Seat): Promise<number> {
    const { actions } = await this.think(match, seat);
    carryOut(match, seat, actions);
    return actions.length;
  }
}

/** Makes the moves of a deed. Throws when one is refused. */
function carryOut<G extends Stacked>(match: Match<G>, seat: Seat, actions: BotDeed['actions']): void {
  for (const { payload } of actions) {
    const { type: move, args } = payload;
    if (!match.make({ seat, move, args })) throw new Error(`${match.game.name} refuses ${move} of a bot`);
  }
}
