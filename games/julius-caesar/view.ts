import { faceless } from '../kit/faceless';
import { findFrame, isOver } from '../kit/frame';
import { recordOf } from '../kit/record';
import { fighters } from './battle';
import { colourOf, type Side } from './components/blocks';
import { boxOf } from './components/box';
import { HIDDEN_CARD } from './components/cards';
import { secretOf } from './deployment';
import { type Block, type G, SIDES, type SideSecret } from './state';

/**
 * Returns the state as the holder of `sides` sees it (3.0, Fog-of-War): the same shape, in which each block of another
 * side that is not revealed is a faceless token of its colour (1.3) in its place, and each card shows its back. While
 * both deploy freely (5.3), blocks of another side are seen where they stood before. Once the game is over everything is
 * shown.
 */
export function viewOf(G: G, sides: readonly Side[]): G {
  if (isOver(G)) return G;
  const show = (side: Side) => (sides.includes(side) ? G.secret[side] : mask(G, side));
  return { ...G, secret: recordOf(SIDES, show) };
}

function mask(G: G, side: Side): SideSecret {
  const { hand, discard, chosen } = G.secret[side];
  const { blocks } = findFrame(G, 'deploy') === undefined ? G.secret[side] : secretOf(boxOf(G), side);
  const faces: Record<string, ColouredBlock> = {};
  for (const id in blocks) faces[id] = { ...blocks[id], colour: colourOf(id) };
  return {
    hand: hand.map(() => HIDDEN_CARD),
    discard: discard && HIDDEN_CARD,
    chosen: chosen && HIDDEN_CARD,
    blocks: faceless(faces, revealedBlocks(G, side), lookOf, tokenOf),
    picked: null,
  };
}

/** Returns the blocks lying face up: in the battle being fought, and killed ones (5.2, 7.1, 7.51). */
function revealedBlocks(G: G, side: Side): Set<string> {
  const battle = findFrame(G, 'round');
  const revealed = new Set(battle === undefined ? [] : fighters(G, battle, side));
  const { blocks } = G.secret[side];
  for (const id in blocks) if (FACE_UP.has(blocks[id].place)) revealed.add(id);
  return revealed;
}

const FACE_UP = new Set<string>(['killed', 'third', 'trophy']);

type ColouredBlock = Block & { colour: string };

function lookOf({ place, from, colour }: ColouredBlock): string {
  return from === undefined ? `${colour} ${place}` : `${colour} ${place}<${from}`;
}

/** What is seen of a block: where it stands, how it came there, and its strength when it lies face up. */
function tokenOf({ place, from, strength }: ColouredBlock, isShown: boolean): Block {
  const token = { place, strength: isShown ? strength : 0 };
  return from === undefined ? token : { ...token, from };
}
