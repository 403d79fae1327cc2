import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SearchBot } from '../../../games/ai';
import { Alea } from '../../../games/ai/alea';
import { levelOf } from '../../../games/ai/levels';
import { Search } from '../../../games/ai/search';
import { Simulator } from '../../../games/ai/simulator';
import type { Seat, Stacked } from '../../../games/kit/frame';
import type { Rulebook } from '../../../games/kit/rulebook';
import { seatsDeciding, sidesAt } from '../../../games/kit/seats';
import { pickFrom, seeded } from '../../../games/testing/chance';
import { Match, numbersOfPlayers, playersFor, playRandomly } from '../../../games/testing/match';
import { subjects } from '../../games';
import type { SubjectParts } from '../subject';
import { cpuMilliseconds, type Measure, rounded } from './measure';

const GAMES = 40;
const WARM_UP = 20;
/** Games simulated for each that goes through the reducer. */
const SIMULATED_FOR_EACH = 2;

/** Decisions per second of processor time of random play in the simulator, against the same policy through boardgame.io's reducer. */
export function* simulator(): Generator<Measure> {
  for (const subject of subjects) yield subject.with(simulatorOf);
}

/** Both play in turns, so that whatever else the machine does slows both. */
function simulatorOf<G extends Stacked>({ game, rulebook }: SubjectParts<G>): Measure {
  const simulated = new Speed();
  const reduced = new Speed();
  for (let seed = 1; seed <= WARM_UP + GAMES; seed++) {
    if (seed === WARM_UP + 1) for (const speed of [simulated, reduced]) speed.reset();
    const players = playersFor(rulebook, seed);
    const { state } = new Match(game, seed, {}, players);
    for (let time = 0; time < SIMULATED_FOR_EACH; time++) {
      simulated.time(() => simulate(rulebook, state, seed + time * 1000));
    }
    const match = new Match(game, seed, {}, players);
    reduced.time(() => playRandomly(match, seed));
  }
  return {
    bench: `simulator/${rulebook.id}`,
    value: Math.round(simulated.perSecond),
    unit: 'decisions/s',
    ratio: rounded(simulated.perSecond / reduced.perSecond),
    reference: `boardgame.io's reducer: ${Math.round(reduced.perSecond)} decisions/s`,
  };
}

class Speed {
  #decisions = 0;
  #milliseconds = 0;

  time(play: () => number): void {
    const started = cpuMilliseconds();
    this.#decisions += play();
    this.#milliseconds += cpuMilliseconds() - started;
  }

  reset(): void {
    this.#decisions = 0;
    this.#milliseconds = 0;
  }

  get perSecond(): number {
    return this.#decisions / (this.#milliseconds / 1000);
  }
}

/** Plays a random game in the simulator and returns its number of decisions. */
function simulate<G extends Stacked>(rulebook: Rulebook<G>, state: Match<G>['state'], seed: number): number {
  const next = seeded(seed);
  const simulation = new Simulator(rulebook, state, new Alea(`dice ${seed}`));
  let decisions = 0;
  while (simulation.result === null) {
    const side = pickFrom(simulation.sides, next);
    simulation.make(side, pickFrom(simulation.legal(side), next));
    decisions++;
  }
  return decisions;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** How long each position is searched at most, and how many there are of a game: with all games it comes to less than five minutes. */
const ITERATIONS = 400;
const MILLISECONDS = 1_500;
const POSITIONS = 12;
/** After so many decisions of a random game the next one is taken in which there is a choice. */
const EVERY = 60;
const WARM_UP_POSITIONS = 3;
const KEPT_ITERATIONS = 1_000;

/** What the search does in a second of processor time in positions from random games, and the memory its trees take. */
export async function* search(): AsyncGenerator<Measure> {
  for (const subject of subjects) yield* subject.with(searchOf);
}

async function* searchOf<G extends Stacked>({ game, rulebook }: SubjectParts<G>): AsyncGenerator<Measure> {
  const positions = positionsOf(game);
  const level = { ...levelOf('hard'), iterations: ITERATIONS, milliseconds: MILLISECONDS };
  let iterations = 0;
  let decisions = 0;
  let milliseconds = 0;
  for (const [index, { state, seat }] of [...positions.slice(0, WARM_UP_POSITIONS), ...positions].entries()) {
    const bot = new SearchBot({ game, enumerate: game.ai.enumerate, seed: 1 }, level);
    bot.setOpt('async', false);
    const started = cpuMilliseconds();
    const { metadata } = await bot.play(state, seat);
    if (metadata === undefined || index < WARM_UP_POSITIONS) continue;
    milliseconds += cpuMilliseconds() - started;
    iterations += metadata.iterations;
    decisions += metadata.decisions;
  }
  const perSecond = (count: number) => Math.round(count / (milliseconds / 1000));
  const { id } = rulebook;
  yield { bench: `search/${id}/iterations`, value: perSecond(iterations), unit: 'iterations/CPU s' };
  yield { bench: `search/${id}/decisions`, value: perSecond(decisions), unit: 'decisions/CPU s' };
  yield {
    bench: `search/${id}/memory`,
    value: Math.round((await heapOf(game, positions[POSITIONS / 2])) / 1024),
    unit: `KiB/${KEPT_ITERATIONS} iterations`,
  };
}

/** Returns positions spread over random games of every number of players. */
function positionsOf<G extends Stacked>(game: SubjectParts<G>['game']): Asked<G>[] {
  const asked: Asked<G>[] = [];
  for (const players of numbersOfPlayers(game.rulebook)) {
    let count = EVERY;
    playRandomly(new Match(game, 1, {}, players), 1, (match) => {
      const [seat] = seatsDeciding(match.state.G);
      if (seat === undefined || ++count < EVERY || match.legal(seat).length < 2) return;
      asked.push({ state: match.state, seat });
      count = 0;
    });
  }
  const apart = asked.length / POSITIONS;
  return Array.from({ length: POSITIONS }, (_, index) => asked[Math.floor(index * apart)]);
}

/** A seat that has to decide, and where. */
interface Asked<G extends Stacked> {
  state: Match<G>['state'];
  seat: Seat;
}

/** Returns how many bytes of the heap a bot holds on to after a search. */
async function heapOf<G extends Stacked>(
  game: SubjectParts<G>['game'],
  { state, seat }: Asked<G>,
): Promise<number> {
  const position = { G: game.rulebook.view(state.G, sidesAt(state.G, seat)), ctx: state.ctx };
  const grow = () => {
    const search = new Search(game.rulebook, position, seat, new Alea(1), levelOf('hard'));
    while (search.iterations < KEPT_ITERATIONS) search.iterate();
    return search;
  };
  grow();
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const search = grow();
  collectGarbage();
  const after = process.memoryUsage().heapUsed;
  if (search.root.visits !== KEPT_ITERATIONS) throw new Error('the tree is gone');
  return after - before;
}
