import type { Ctx } from 'boardgame.io';
import type { Stacked } from '../kit/play';
import type { LegalMove, Rulebook } from '../kit/rulebook';
import type { Seat } from '../kit/step';
import { indexAt } from '../kit/weights';
import type { Alea } from './alea';
import { Simulator } from './simulator';
import { moveKey, TreeNode, ValueRange } from './tree';

/** How a search goes about it. */
export interface SearchSettings {
  /** How many of the game's turns a playout goes on before it is evaluated. */
  turns: number;
  /** How much the search tries moves that look promising but have been tried little. */
  exploration: number;
  /** From 0 to 1: how much chance is mixed into evaluations, so that a weak bot errs. */
  noise: number;
}

/** Decisions in a playout at most, for games whose turns can be long. */
const LONGEST_PLAYOUT = 400;

/**
 * Information-set Monte Carlo tree search with a tree for each seat.
 *
 * Each iteration imagines what the seat cannot see (a determinization) and the dice to come anew, and descends the
 * trees of all seats at once: in its own tree a seat finds its moves, in the others' trees the same move leads on as
 * they see it, so that no seat's choices depend on what it could not know. This is multiple-observer ISMCTS (Cowling,
 * Powley and Whitehouse, "Information Set Monte Carlo Tree Search", IEEE TCIAIG 4(2), 2012), and where several seats
 * decide in secret it makes each choose without the others (cf. Tak, Lanctot and Winands on decoupled UCT, CIG 2014).
 * Chance has no nodes: a node stands for all rolls that may lead to it (open-loop search, Perez Liebana et al.,
 * GECCO 2015). Moves are selected by value and by the game's inclinations as a prior (PUCT: Rosin, AMAI 61, 2011;
 * Silver et al., Nature 550, 2017), values being rescaled to those met (Schrittwieser et al., Nature 588, 2020).
 * Playouts draw moves by the same inclinations and end after some turns in the game's evaluation.
 */
export class Search<G extends Stacked> {
  readonly #rulebook: Rulebook<G>;
  readonly #view: G;
  readonly #ctx: Ctx;
  readonly #seat: Seat;
  readonly #chance: Alea;
  readonly #settings: SearchSettings;
  readonly #trees: Map<Seat, TreeNode>;
  readonly #ranges = new Map<Seat, ValueRange>();
  readonly #end: number;
  /** Iterations done. */
  iterations = 0;
  /** Decisions simulated, in the tree and in playouts. */
  decisions = 0;

  /**
   * Prepares a search for what `seat` should do where it sees `view`. `trees` are those of an earlier search that led
   * here, to go on with.
   */
  constructor(
    rulebook: Rulebook<G>,
    { G: view, ctx }: { G: G; ctx: Ctx },
    seat: Seat,
    chance: Alea,
    settings: SearchSettings,
    trees: Map<Seat, TreeNode> = new Map(),
  ) {
    this.#rulebook = rulebook;
    this.#view = view;
    this.#ctx = ctx;
    this.#seat = seat;
    this.#chance = chance;
    this.#settings = settings;
    this.#trees = trees;
    this.#end = rulebook.bots.clock(view) + settings.turns;
    for (const index of rulebook.sides.keys()) {
      const each = String(index);
      if (!trees.has(each)) trees.set(each, new TreeNode(null));
      this.#ranges.set(each, new ValueRange());
    }
  }

  /** The searching seat's tree; its children are the moves tried. */
  get root(): TreeNode {
    return this.#rootOf(this.#seat);
  }

  /** Tries the present decision once, to the end of the playout. */
  iterate(): void {
    const { bots } = this.#rulebook;
    const G = bots.determinize(this.#view, this.#seat, this.#chance);
    const simulation = new Simulator(this.#rulebook, { G, ctx: this.#ctx }, this.#chance);
    const paths = new Map([...this.#trees].map(([seat, root]) => [seat, [root]]));
    let inTree = true;
    for (let depth = 0; this.#goesOn(simulation, depth); depth++) {
      const seat = depth === 0 ? this.#seat : simulation.seats[0];
      const moves = simulation.legal(seat);
      const weights = moves.length === 1 ? ONE : bots.incline(simulation.G, seat, moves);
      let move: LegalMove;
      if (inTree) {
        const node = last(paths.get(seat));
        move = moves[this.#select(seat, node, moves, weights)];
        inTree = !this.#descend(paths, simulation.G, seat, move);
      } else {
        move = moves[moves.length === 1 ? 0 : indexAt(weights, this.#chance.next())];
      }
      this.decisions++;
      simulation.make(seat, move);
    }
    this.#learn(paths, this.#worth(simulation));
    this.iterations++;
  }

  /** Returns the move tried most often, or undefined before the first iteration. */
  best(): TreeNode | undefined {
    let best: TreeNode | undefined;
    for (const child of this.root.children.values()) {
      if (child.move !== null && (best === undefined || child.visits > best.visits)) best = child;
    }
    return best;
  }

  /** Returns the trees as they stand after the best move, to go on with when its seat decides again at once. */
  treesAfter(move: LegalMove): Map<Seat, TreeNode> {
    const trees = new Map<Seat, TreeNode>();
    for (const [seat, root] of this.#trees) {
      const child = root.children.get(this.#keyFor(seat, this.#view, this.#seat, move));
      if (child !== undefined) trees.set(seat, child);
    }
    return trees;
  }

  #rootOf(seat: Seat): TreeNode {
    const root = this.#trees.get(seat);
    if (root === undefined) throw new Error(`seat ${seat} is not in the game`);
    return root;
  }

  #goesOn(simulation: Simulator<G>, depth: number): boolean {
    if (simulation.over !== null || depth >= LONGEST_PLAYOUT) return false;
    return depth === 0 || this.#rulebook.bots.clock(simulation.G) < this.#end;
  }

  #select(seat: Seat, node: TreeNode, moves: readonly LegalMove[], weights: readonly number[]): number {
    if (moves.length === 1) return 0;
    const range = this.#ranges.get(seat) ?? new ValueRange();
    let total = 0;
    for (const weight of weights) total += weight;
    const unseen = range.scaled(node.value);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < moves.length; index++) {
      const child = node.children.get(moveKey(moves[index]));
      const prior = weights[index] / total;
      let score: number;
      if (child === undefined) {
        score = unseen + this.#settings.exploration * prior * Math.sqrt(node.visits + 1);
      } else {
        child.available++;
        score =
          range.scaled(child.value) +
          (this.#settings.exploration * prior * Math.sqrt(child.available)) / (1 + child.visits);
      }
      if (score > most) {
        most = score;
        best = index;
      }
    }
    return best;
  }

  /** Goes on in all trees and returns whether the move was new to the tree of the seat that made it. */
  #descend(paths: Map<Seat, TreeNode[]>, G: G, seat: Seat, move: LegalMove): boolean {
    let isNew = false;
    for (const [observer, path] of paths) {
      const node = last(path);
      const key = this.#keyFor(observer, G, seat, move);
      let child = node.children.get(key);
      if (child === undefined) {
        child = new TreeNode(observer === seat ? move : null);
        child.available = node.visits + 1;
        node.children.set(key, child);
        if (observer === seat) isNew = true;
      }
      path.push(child);
    }
    return isNew;
  }

  #keyFor(observer: Seat, G: G, seat: Seat, move: LegalMove): string {
    if (observer === seat) return moveKey(move);
    const { seenAs } = this.#rulebook.bots;
    return `${seat}: ${seenAs === undefined ? moveKey(move) : seenAs(G, seat, move)}`;
  }

  /** Returns what a playout has come to for each seat. */
  #worth({ G, over }: Simulator<G>): number[] {
    const { sides, bots } = this.#rulebook;
    const { noise } = this.#settings;
    if (over !== null) {
      const lost = over.winner === undefined ? 1 / sides.length : 0;
      return sides.map((_side, index) => (String(index) === over.winner ? 1 : lost));
    }
    const values = bots.evaluate(G);
    return noise === 0 ? values : values.map((value) => (1 - noise) * value + noise * this.#chance.next());
  }

  #learn(paths: Map<Seat, TreeNode[]>, values: readonly number[]): void {
    for (const [seat, path] of paths) {
      const range = this.#ranges.get(seat);
      for (const node of path) {
        node.learn(values[Number(seat)]);
        range?.include(node.value);
      }
    }
  }
}

const ONE = [1];

function last(path: readonly TreeNode[] | undefined): TreeNode {
  if (path === undefined) throw new Error('a seat has no tree');
  return path[path.length - 1];
}
