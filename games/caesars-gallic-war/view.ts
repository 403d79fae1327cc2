import { faceless } from '../kit/faceless';
import { findFrame, isOver } from '../kit/frame';
import { HIDDEN_CARD } from './components/cards';
import { UNITS } from './components/units';
import { fighters } from './fighters';
import type { Block, G, Side, SideSecret } from './state';

/**
 * Returns the state as the holder of some sides sees it (2.2): the same shape, in which each unit of other sides that is
 * not revealed in battle is a token of its colour in its place and each of their cards shows its back. Of units that
 * retreat it is seen which they are, but not where to until their battle turn is over (5.2.2 C). In solitaire play
 * (9.2) no hand is seen by anyone. A game that is over hides nothing.
 */
export function viewOf(G: G, sides: readonly Side[]): G {
  if (isOver(G)) return G;
  const show = (side: Side) => (sides.includes(side) ? ownView(G, side) : mask(G, side));
  return { ...G, secret: { roman: show('roman'), barbarian: show('barbarian') } };
}

function ownView(G: G, side: Side): SideSecret {
  const secret = G.secret[side];
  return G.variants.solitaire ? { ...secret, hand: secret.hand.map(() => HIDDEN_CARD) } : secret;
}

function mask(G: G, side: Side): SideSecret {
  const { hand, chosen, blocks, retreats } = G.secret[side];
  const battle = findFrame(G, 'battle');
  const leaving = Object.keys(retreats);
  const revealed = new Set(battle === undefined ? [] : [...fighters(G, battle, side), ...leaving]);
  const faces: Record<string, Block & { colour: string }> = {};
  for (const id of Object.keys(blocks).sort()) faces[id] = { ...blocks[id], colour: colourOf(id) };
  return {
    hand: hand.map(() => HIDDEN_CARD),
    chosen: chosen && HIDDEN_CARD,
    blocks: faceless(faces, revealed, lookOf, tokenOf),
    done: [],
    retreats: Object.fromEntries(leaving.map((id) => [id, { to: blocks[id].place, bySea: false }])),
  };
}

/** Returns the colour of a block, also of a token. */
export function colourOf(id: string): string {
  return id in UNITS ? UNITS[id].colour : id.slice(1).split(' ')[0];
}

/** What a block looks like from behind: its colour, where it stands and how it came there. */
function lookOf({ place, path, colour }: Block & { colour: string }): string {
  return path === undefined ? `${colour} ${place}` : `${colour} ${place}<${path}`;
}

function tokenOf({ place, path, strength }: Block, isShown: boolean): Block {
  const token = { place, strength: isShown ? strength : 0 };
  return path === undefined ? token : { ...token, path };
}
