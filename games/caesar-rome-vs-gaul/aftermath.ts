/* What follows at once from losses and fallen towns, whatever is under way. */
import { type AnyFrame, findFrame } from '../kit/frame';
import { bestCommander } from './battle/host';
import { boxOf } from './components/box';
import { remembered } from './fast/standing';
import { isUnit, outranks, ownerOf, sidesPieces } from './pieces';
import { displacementOf } from './removal';
import type { G, Side } from './state';

/**
 * Returns the step that has to be gone through before anything else, or null: Caesar, displaced, is placed again (9.6); units
 * that have lost their Fortified Town fight those who besieged it, the phasing side attacking (11.2.4). Steps in which pieces
 * are lost call it when their turn comes, until there is none.
 */
export function aftermath(G: G, phasing: Side): AnyFrame<G> | null {
  const [displacement] = displacementOf(G);
  if (displacement !== undefined) return displacement;
  const space = clashes(G)[0];
  if (space === undefined) return null;
  return {
    step: 'battle',
    sides: [],
    space,
    attacker: phasing,
    commander: commanderIn(G, phasing, space),
    from: null,
    bySea: false,
    sortied: [],
  };
}

/**
 * Returns who commands the attack in a space: who was activated for the movement under way, where he is there and nobody outranks
 * him, or else the best (9.2).
 */
function commanderIn(G: G, side: Side, space: string): string | null {
  const pieces = sidesPieces(G, side, space, 'outside');
  const best = bestCommander(G, pieces);
  const activated = findFrame(G, 'march')?.commander;
  if (activated === undefined || !pieces.includes(activated)) return best;
  return best !== null && outranks(G, best) ? best : activated;
}

/** Returns the spaces in which Combat Units of both sides stand outside, in the order of the Gallic ones. */
const clashes = remembered((G): readonly string[] => {
  const { space } = boxOf(G);
  const standing: Record<Side, Set<string>> = { roman: new Set(), gallic: new Set() };
  for (const id in G.pieces) {
    const { at, inside } = G.pieces[id];
    if (inside || !(at in space) || !isUnit(G, id)) continue;
    const owner = ownerOf(G, id);
    if (owner !== null) standing[owner].add(at);
  }
  return [...standing.gallic].filter((at) => standing.roman.has(at));
});
