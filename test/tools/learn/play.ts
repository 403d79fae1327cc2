/* Games that lessons are drawn from: of the search against itself, and of the rules for sides that nobody holds. */
import { Alea } from '../../../games/ai/alea';
import { levelOf } from '../../../games/ai/levels';
import { Search, type Trees } from '../../../games/ai/search';
import { Simulator } from '../../../games/ai/simulator';
import { moveKey } from '../../../games/ai/tree';
import type { Features } from '../../../games/kit/features';
import { type Seat, type SideOf, type Stacked, topFrame } from '../../../games/kit/frame';
import type { BotGame } from '../../../games/kit/game';
import { consideredMoves } from '../../../games/kit/legality';
import { proceed } from '../../../games/kit/make';
import type { LegalMove } from '../../../games/kit/move';
import { type Options, withDefaults } from '../../../games/kit/options';
import { SilentPlay } from '../../../games/kit/play';
import { recordOf } from '../../../games/kit/record';
import type { Result } from '../../../games/kit/result';
import { setUp } from '../../../games/kit/rulebook';
import { sidesAt } from '../../../games/kit/seats';
import { indexAt } from '../../../games/kit/weights';
import { seededChance } from '../../../games/testing/chance';
import { Match } from '../../../games/testing/match';
import { Description, type Lesson } from './records';

/** Of so many choices in a game by rule one is kept: they are cheap, and those of one game much alike. */
const KEPT = 3;
/** With this chance a move is drawn by how often the search has tried it, so that games differ; else the most tried is made. */
const DRAWN = 0.3;

/**
 * Plays games and tells what they teach: of the search how often it tried each move (expert iteration: Anthony, Tian and Barber,
 * NIPS 2017; with features and linear weights: Soemers, Piette and Browne, "Biasing MCTS with Features for General Games", CEC 2019).
 */
export class Teacher<G extends Stacked> {
  readonly #game: BotGame<G>;
  readonly #features: Features<G>;
  readonly #options: Options;
  readonly #teach: (lesson: Lesson) => void;
  #name = '';
  #horizon = Number.NEGATIVE_INFINITY;
  #positions: Pick<Lesson, 'features' | 'present'>[] = [];

  /** `teach` is handed every lesson; of positions when their game is over. Throws where the bots of the game tell no features. */
  constructor(game: BotGame<G>, options: Options, teach: (lesson: Lesson) => void) {
    const { features } = game.rulebook.bots;
    if (features === undefined) throw new Error(`the bots of ${game.name} tell no features to learn of`);
    this.#game = game;
    this.#features = features;
    this.#options = options;
    this.#teach = teach;
  }

  /** Plays a game by search with so many iterations for each decision, or with none by the policy, and the chances of a seed. */
  search(seed: number, iterations: number, players = this.#game.maxPlayers): void {
    this.#begin(`search ${seed} ${JSON.stringify(this.#options)}`);
    const { rulebook } = this.#game;
    const chance = new Alea(`learn ${seed}`);
    const simulation = new Simulator(
      rulebook,
      new Match(this.#game, seed, this.#options, players).state,
      chance,
    );
    let kept: { seat: Seat; trees: Trees } | null = null;
    while (simulation.result === null) {
      const { G, ctx } = simulation;
      const [side] = simulation.sides;
      const seat = G.seats[side];
      const moves = simulation.legal(side);
      if (moves.length === 1 || seat === null) {
        kept = null;
        simulation.make(side, moves[0]);
        continue;
      }
      this.#seePosition(G);
      const weights = rulebook.bots.policy(G, side, moves);
      if (iterations === 0) {
        simulation.make(side, moves[indexAt(weights, chance.next())]);
        continue;
      }
      const view = rulebook.view(G, sidesAt(G, seat));
      const trees: Trees | undefined = kept?.seat === seat ? kept.trees : undefined;
      const search: Search<G> = new Search(rulebook, { G: view, ctx }, seat, chance, levelOf('hard'), trees);
      while (search.root.visits < iterations || search.tried().length === 0) search.iterate();
      const visits = new Map(
        search
          .tried()
          .flatMap(({ move, visits }): [string, number][] =>
            move === null ? [] : [[moveKey(move), visits]],
          ),
      );
      const target = shares(moves.map((move) => visits.get(moveKey(move)) ?? 0));
      this.#seeMoves(G, side, moves, target, weights);
      const best =
        chance.next() < DRAWN ? indexAt(target, chance.next()) : target.indexOf(Math.max(...target));
      kept = { seat, trees: search.treesAfter(moves[best]) };
      simulation.make(side, moves[best]);
    }
    this.#end(simulation.result);
  }

  /** Plays a game in which nobody holds any side, with the chances of a seed. */
  byRule(seed: number): void {
    this.#begin(`rule ${seed} ${JSON.stringify(this.#options)}`);
    const { rulebook } = this.#game;
    const chance = seededChance(seed);
    const seats = recordOf(
      rulebook.sides.map(({ id }) => id),
      () => null,
    );
    const play = new SilentPlay(
      setUp(rulebook, { options: withDefaults(rulebook, this.#options), seats, random: chance }),
      chance,
    );
    let count = 0;
    proceed(
      {
        ...rulebook,
        automaton: (each, side, legal) => {
          if (rulebook.automaton === undefined) throw new Error(`no rules play for ${side}`);
          this.#seePosition(each.G);
          const isKept = count++ % KEPT === 0;
          const moves = isKept ? consideredMoves(rulebook, each.G, side) : [];
          const lesson = moves.length < 2 ? null : this.#describe(each.G, side, moves);
          const decided = rulebook.automaton(each, side, legal);
          if (lesson === null) return decided;
          const target = moves.map((move) => Number(moveKey(move) === moveKey(decided)));
          if (target.includes(1)) this.#teach({ ...lesson, target });
          return decided;
        },
      },
      play,
    );
    if (play.result !== null) this.#end(play.result);
  }

  #begin(name: string): void {
    this.#name = name;
    this.#horizon = Number.NEGATIVE_INFINITY;
    this.#positions = [];
  }

  #describe(
    G: G,
    side: SideOf<G>,
    moves: readonly LegalMove[],
    weights: readonly number[] = this.#game.rulebook.bots.policy(G, side, moves),
  ) {
    const { features, tell } = new Description(moves.length);
    this.#features.moves(G, side, moves, tell);
    return {
      kind: 'moves' as const,
      game: this.#name,
      about: topFrame(G).step,
      sides: moves.map(() => side),
      features,
      present: shares(weights),
    };
  }

  #seeMoves(
    G: G,
    side: SideOf<G>,
    moves: readonly LegalMove[],
    target: readonly number[],
    weights: readonly number[],
  ): void {
    this.#teach({ ...this.#describe(G, side, moves, weights), target });
  }

  #seePosition(G: G): void {
    const { sides, bots } = this.#game.rulebook;
    const horizon = bots.horizon(G);
    if (horizon === this.#horizon) return;
    this.#horizon = horizon;
    const { features, tell } = new Description(sides.length);
    for (const [index, { id }] of sides.entries())
      this.#features.position(G, id, (feature, value) => tell(index, feature, value));
    const chances = bots.evaluate(G);
    this.#positions.push({ features, present: sides.map(({ id }) => chances[id]) });
  }

  #end({ winners }: Result<SideOf<G>>): void {
    const ids = this.#game.rulebook.sides.map(({ id }) => id);
    if (winners.length === 0) return;
    const target = ids.map((id) => (winners.includes(id) ? 1 / winners.length : 0));
    for (const position of this.#positions)
      this.#teach({ kind: 'position', game: this.#name, about: 'position', sides: ids, ...position, target });
  }
}

function shares(weights: readonly number[]): number[] {
  const all = weights.reduce((sum, each) => sum + each, 0);
  return weights.map((each) => Math.round((1e5 * each) / all) / 1e5);
}
