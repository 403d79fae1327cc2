/* How a bot imagines what it does not see. */

import { findFrame } from '../../kit/frame';
import type { Random } from '../../kit/random';
import { drawIndex } from '../../kit/weights';
import { type AreaId, OFF_MAP, type Place } from '../components/areas';
import { boxOf } from '../components/box';
import { CARD_IDS, HIDDEN_CARD, MASSIVE_REVOLT } from '../components/cards';
import { faceOf } from '../components/labels';
import { GERMAN_CAVALRY, ROMAN_CAVALRY, tribeOf, UNITS } from '../components/units';
import { refugesOf } from '../retreat';
import { type Block, type G, type Retreat, SIDES, type Side, type SideSecret } from '../state';
import { colourOf } from '../view';

/**
 * Returns a whole state as it may be, from what the holder of some sides sees: hidden hands hold cards nobody has seen,
 * and faceless units are units of their colour that are nowhere else, the likelier in their homes. Strengths are guessed.
 */
export function determinize(view: G, sides: readonly Side[], random: Random): G {
  const hands = imaginedHands(view, random);
  const secret = { ...view.secret };
  const hidden = hiddenUnits(view);
  for (const side of SIDES) {
    const { blocks } = secret[side];
    const seen = sides.includes(side) ? blocks : imaginedBlocks(view, side, blocks, hidden, random);
    secret[side] = { ...secret[side], ...hands[side], blocks: seen };
  }
  const G = { ...view, secret };
  for (const side of SIDES) if (!sides.includes(side)) imagineRetreats(G, side, random);
  return G;
}

/** Sends the units that have retreated in this battle turn where they may have gone, one after the other (5.2.2 C). */
function imagineRetreats(G: G, side: Side, random: Random): void {
  const battle = findFrame(G, 'battle');
  const ids = Object.keys(G.secret[side].retreats);
  if (battle === undefined || ids.length === 0) return;
  G.secret[side].retreats = {};
  for (const id of ids) {
    const refuges = refugesOf(G, battle, side, id);
    const [retreat] = refuges.length > 0 ? random.Shuffle(refuges) : [anywhere(G, battle.area)];
    G.secret[side].retreats = { ...G.secret[side].retreats, [id]: retreat };
  }
}

/** Where a unit goes for which those imagined before it have left no room. */
function anywhere(G: G, area: AreaId): Retreat {
  const { exits, ports } = boxOf(G);
  const [exit] = exits[area];
  if (exit !== undefined) return { to: exit.to, bySea: false };
  return { to: ports.find((port) => port !== area) ?? area, bySea: true };
}

type Cards = Pick<SideSecret, 'hand' | 'chosen'>;

function imaginedHands(view: G, random: Random): Record<Side, Cards> {
  const known = new Set<string | null>(
    SIDES.flatMap((side) => {
      const { hand, chosen } = view.secret[side];
      return [...view.played[side], ...hand, chosen];
    }),
  );
  if (view.massiveRevolt !== 'deck') known.add(MASSIVE_REVOLT);
  const deck = random.Shuffle(CARD_IDS.filter((card) => !known.has(card)));
  const roman = imaginedHand(view, 'roman', deck);
  const barbarian = imaginedHand(view, 'barbarian', deck);
  if (holdsMassiveRevolt(view)) placeMassiveRevolt(view, barbarian, random);
  return { roman: inOrder(view, roman), barbarian: inOrder(view, barbarian) };
}

/** Fills a hand from the deck. */
function imaginedHand(view: G, side: Side, deck: string[]): Cards {
  const { hand, chosen } = view.secret[side];
  const seen = (card: string) => (card === HIDDEN_CARD ? (deck.pop() ?? card) : card);
  return { chosen: chosen && seen(chosen), hand: hand.map(seen) };
}

/** Says whether the Barbarian player has taken the Massive Revolt card and not played it, as everybody knows (5.1). */
function holdsMassiveRevolt({ massiveRevolt, played, secret: { barbarian } }: G): boolean {
  if (massiveRevolt !== 'taken' && massiveRevolt !== 'bought') return false;
  return ![...played.barbarian, ...barbarian.hand, barbarian.chosen].includes(MASSIVE_REVOLT);
}

/** Puts the card where it must be when it was bought, or anywhere in the hand. */
function placeMassiveRevolt(view: G, cards: Cards, random: Random): void {
  const slots = cards.hand.length + (cards.chosen === null ? 0 : 1);
  const slot = view.massiveRevolt === 'bought' ? slots : random.Die(slots);
  if (slot > cards.hand.length) cards.chosen = MASSIVE_REVOLT;
  else cards.hand[view.massiveRevolt === 'bought' ? 0 : slot - 1] = MASSIVE_REVOLT;
}

function inOrder({ variants }: G, { chosen, hand }: Cards): Cards {
  return { chosen, hand: variants.solitaire ? hand : CARD_IDS.filter((card) => hand.includes(card)) };
}

function imaginedBlocks(
  view: G,
  side: Side,
  seen: Record<string, Block>,
  hidden: Record<string, string[]>,
  random: Random,
): Record<string, Block> {
  const blocks: Record<string, Block> = {};
  const tokens = random.Shuffle(Object.keys(seen));
  for (const name of tokens) {
    const block = standing(view, side, seen[name]);
    if (name in UNITS) blocks[name] = block;
    else {
      const id = drawUnit(view, hidden[colourOf(name)] ?? [], block, random);
      blocks[id] = { ...block, strength: drawStrength(view, id, random) };
    }
  }
  return blocks;
}

/** Returns a block with what its owner knows: where the area it is in was attacked, it was there (5.2.1 E). */
function standing(view: G, side: Side, block: Block): Block {
  const { place, path } = block;
  const unpinned = findFrame(view, 'cardPlay')?.unpinned[side];
  if (place === OFF_MAP || path !== undefined || unpinned?.[place] === undefined) return block;
  return { ...block, defended: place };
}

/** Returns the units in play that are not shown, by colour. */
function hiddenUnits(view: G): Record<string, string[]> {
  const elsewhere = new Set([
    ...Object.keys(view.secret.roman.blocks),
    ...Object.keys(view.secret.barbarian.blocks),
    ...Object.values(view.neutral).flat(),
    ...Object.keys(view.aside),
    ...cavalryLeftOut(view),
  ]);
  const hidden: Record<string, string[]> = { black: [], blue: [], grey: [], green: [] };
  for (const id in UNITS) if (!elsewhere.has(id)) hidden[UNITS[id].colour].push(id);
  return hidden;
}

function cavalryLeftOut({ variants: { cavalry } }: G): string[] {
  const left: string[] = [];
  if (cavalry !== 'both' && cavalry !== 'roman') left.push(ROMAN_CAVALRY);
  if (cavalry !== 'both' && cavalry !== 'german') left.push(GERMAN_CAVALRY);
  return left;
}

/** How much likelier a unit is in its home than elsewhere. */
const AT_HOME = 30;

/** Draws one of the units for a token, and takes it off the list. */
function drawUnit(view: G, ids: string[], { place, path }: Block, random: Random): string {
  const weights = ids.map((id) => (path === undefined && homeOf(view, id) === place ? AT_HOME : 1));
  return ids.splice(drawIndex(weights, random), 1)[0];
}

function homeOf(view: G, id: string): Place | undefined {
  return tribeOf(id) ?? view.homes[id] ?? UNITS[id].home ?? undefined;
}

/** A unit is at full strength as often as at all others together. */
function drawStrength(view: G, id: string, random: Random): number {
  const { full } = faceOf(view, id);
  return Math.min(full, random.Die(Math.max(1, 2 * full - 2)));
}
