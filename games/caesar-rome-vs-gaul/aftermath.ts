/* What follows at once from losses and fallen towns, whatever is under way. */
import type { AnyFrame } from '../kit/frame';
import { bestCommander } from './battle/host';
import { boxOf } from './components/box';
import { isUnit, ownerOf, sidesPieces } from './pieces';
import type { G, Side } from './state';

/**
 * Returns the step that has to be gone through before anything else, or null: Caesar, displaced, is placed again (9.6); units
 * that have lost their Fortified Town fight those who besieged it, the phasing side attacking (11.2.4). Steps in which pieces
 * are lost call it when their turn comes, until there is none.
 */
export function aftermath(G: G, phasing: Side): AnyFrame<G> | null {
  if (G.displaced) return { step: 'displaced', sides: [], removed: 0 };
  const space = clashes(G)[0];
  if (space === undefined) return null;
  const commander = bestCommander(G, sidesPieces(G, phasing, space, 'outside'));
  return {
    step: 'battle',
    sides: [],
    space,
    attacker: phasing,
    commander,
    from: null,
    bySea: false,
    sortied: [],
  };
}

/** Returns the spaces in which Combat Units of both sides stand outside, in the order of the Gallic ones. */
function clashes(G: G): string[] {
  const { space } = boxOf(G);
  const standing: Record<Side, Set<string>> = { roman: new Set(), gallic: new Set() };
  for (const id in G.pieces) {
    const { at, inside } = G.pieces[id];
    if (inside || !(at in space) || !isUnit(G, id)) continue;
    const owner = ownerOf(G, id);
    if (owner !== null) standing[owner].add(at);
  }
  return [...standing.gallic].filter((at) => standing.roman.has(at));
}
