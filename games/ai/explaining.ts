import type { Ctx } from 'boardgame.io';
import type { SideOf, Stacked } from '../kit/frame';
import { labelOf, legalMove } from '../kit/legality';
import { NO_CHANCE } from '../kit/random';
import type { Rulebook } from '../kit/rulebook';
import { Simulator } from './simulator';
import type { Thought } from './thought';
import type { TreeNode } from './tree';

const LINES = 3;
const LONGEST_LINE = 4;

/** Returns what a bot has thought of a decision of `side`, from the moves that it has tried, the most tried first. */
export function thoughtOf<G extends Stacked>(
  rulebook: Rulebook<G>,
  position: { G: G; ctx: Ctx },
  side: SideOf<G>,
  tried: readonly TreeNode[],
): Thought {
  const lines = tried.slice(0, LINES).map((node) => {
    const { value: chance, visits: tries } = node;
    return {
      moves: lineFrom(rulebook, new Simulator(rulebook, position, NO_CHANCE), side, node),
      chance,
      tries,
    };
  });
  return { lines };
}

/** Returns the words of a move and of those that were tried most after it, as far as the side can foresee where they lead. */
function lineFrom<G extends Stacked>(
  rulebook: Rulebook<G>,
  simulation: Simulator<G>,
  side: SideOf<G>,
  first: TreeNode,
): string[] {
  const words: string[] = [];
  let node: TreeNode | undefined = first;
  while (node?.move != null && words.length < LONGEST_LINE) {
    const move = legalMove(rulebook, simulation.G, side, node.move);
    if (move === null) break;
    words.push(labelOf(rulebook, simulation.G, side, move));
    if (!leadsOn(simulation, side, move)) break;
    node = [...node.children.values()].sort((a, b) => b.visits - a.visits)[0];
  }
  return words;
}

/** Makes a legal move as far as a side can foresee what it leads to, and returns whether it goes on: not where chance or what others hold decides. */
export function leadsOn<G extends Stacked>(
  simulation: Simulator<G>,
  side: SideOf<G>,
  move: Parameters<Simulator<G>['make']>[1],
): boolean {
  try {
    simulation.make(side, move);
    return simulation.goesOn(side);
  } catch {
    return false;
  }
}
