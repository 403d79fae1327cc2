import { faceless } from '../kit/faceless';
import type { Seat } from '../kit/step';
import { fighters } from './battle';
import type { Side } from './components/blocks';
import { HIDDEN_CARD } from './components/cards';
import type { Block, G, SideSecret } from './state';
import { sideAt } from './state';

/**
 * Returns the state as a seat sees it (3.0, Fog-of-War): the same shape, in which each enemy block that is not
 * revealed is a faceless token in its place and each enemy card shows its back. A spectator (null) sees both
 * sides so.
 */
export function viewOf(G: G, seat: Seat | null): G {
  const own = seat === null ? null : sideAt(seat);
  const show = (side: Side) => (side === own ? G.secret[side] : mask(G, side));
  return { ...G, secret: { caesar: show('caesar'), pompey: show('pompey') } };
}

function mask(G: G, side: Side): SideSecret {
  const { hand, discard, chosen, blocks } = G.secret[side];
  return {
    hand: hand.map(() => HIDDEN_CARD),
    discard: discard && HIDDEN_CARD,
    chosen: chosen && HIDDEN_CARD,
    blocks: faceless(blocks, revealedBlocks(G, side), lookOf, tokenOf),
    picked: null,
  };
}

/** Returns the blocks lying face up: in the battle being fought, and killed ones (5.2, 7.1, 7.51). */
function revealedBlocks(G: G, side: Side): Set<string> {
  const revealed = new Set(G.battle !== null && G.battle.place in G.contests ? fighters(G, side) : []);
  const { blocks } = G.secret[side];
  for (const id in blocks) if (FACE_UP.has(blocks[id].place)) revealed.add(id);
  return revealed;
}

const FACE_UP = new Set<string>(['killed', 'third', 'trophy']);

function lookOf({ place, from }: Block): string {
  return from === undefined ? place : `${place}<${from}`;
}

/** What is seen of a block: where it stands, how it came there, and its strength when it lies face up. */
function tokenOf({ place, from, strength }: Block, isShown: boolean): Block {
  const token = { place, strength: isShown ? strength : 0 };
  return from === undefined ? token : { ...token, from };
}
