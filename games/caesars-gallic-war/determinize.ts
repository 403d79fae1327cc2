/* How a bot imagines what its seat does not see. */
import type { Random } from '../kit/play';
import type { Seat } from '../kit/step';
import type { Place } from './areas';
import { CARD_IDS, HIDDEN_CARD, MASSIVE_REVOLT } from './cards';
import { type Block, enemyOf, type G, SIDES, type Side, type SideSecret, sideAt } from './state';
import { faceOf, GERMAN_CAVALRY, ROMAN_CAVALRY, tribeOf, UNITS } from './units';
import { colourOf } from './view';

/**
 * Returns a whole state as it may be, from what a seat sees: hidden hands hold cards nobody has seen, and faceless units
 * are units of their colour that are nowhere else, the likelier in their homes. Strengths are guessed.
 */
export function determinize(view: G, seat: Seat, random: Random): G {
  const own = sideAt(seat);
  const enemy = enemyOf(own);
  const hands = imaginedHands(view, random);
  const secret: Record<Side, SideSecret> = {
    ...view.secret,
    [own]: { ...view.secret[own], ...hands[own] },
    [enemy]: { ...hands[enemy], blocks: imaginedBlocks(view, own, random), done: [] },
  };
  return { ...view, secret };
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
  return { roman: imaginedHand(view, 'roman', deck), barbarian: imaginedHand(view, 'barbarian', deck) };
}

/** Fills a hand from the deck; the Massive Revolt card a Barbarian player has taken is in it until he plays it (5.1). */
function imaginedHand(view: G, side: Side, deck: string[]): Cards {
  const { hand, chosen } = view.secret[side];
  const taken = view.massiveRevolt === 'taken' || view.massiveRevolt === 'bought';
  const holds = side === 'barbarian' && taken && !view.played.barbarian.includes(MASSIVE_REVOLT);
  let special = holds && !hand.includes(MASSIVE_REVOLT) && chosen !== MASSIVE_REVOLT;
  const draw = (card: string) => {
    if (card !== HIDDEN_CARD) return card;
    if (!special) return deck.pop() ?? card;
    special = false;
    return MASSIVE_REVOLT;
  };
  const first = view.massiveRevolt === 'bought' || hand.length === 0;
  const imaginedChosen = chosen !== null && first ? draw(chosen) : null;
  const imagined = hand.map(draw);
  return {
    chosen: chosen !== null && !first ? draw(chosen) : imaginedChosen,
    hand: view.variants.solitaire ? imagined : CARD_IDS.filter((card) => imagined.includes(card)),
  };
}

function imaginedBlocks(view: G, own: Side, random: Random): Record<string, Block> {
  const seen = view.secret[enemyOf(own)].blocks;
  const blocks: Record<string, Block> = {};
  const hidden = hiddenUnits(view, own);
  const tokens = random.Shuffle(Object.keys(seen));
  for (const name of tokens) {
    if (name in UNITS) blocks[name] = seen[name];
    else {
      const id = drawUnit(view, hidden[colourOf(name)] ?? [], seen[name], random);
      blocks[id] = { ...seen[name], strength: drawStrength(id, random) };
    }
  }
  return blocks;
}

/** Returns the units that are the enemy's and not shown, by colour. */
function hiddenUnits(view: G, own: Side): Record<string, string[]> {
  const elsewhere = new Set([
    ...Object.keys(view.secret[own].blocks),
    ...Object.keys(view.secret[enemyOf(own)].blocks),
    ...Object.values(view.neutral).flat(),
    ...Object.keys(view.aside),
    ...cavalryLeftOut(view),
  ]);
  const hidden: Record<string, string[]> = { black: [], blue: [], grey: [], green: [] };
  for (const id in UNITS) if (!elsewhere.has(id)) hidden[faceOf(id).colour].push(id);
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
  let rest = random.Die(weights.reduce((sum, weight) => sum + weight, 0));
  const index = weights.findIndex((weight) => {
    rest -= weight;
    return rest <= 0;
  });
  return ids.splice(index, 1)[0];
}

function homeOf(view: G, id: string): Place | undefined {
  return tribeOf(id) ?? view.homes[id] ?? faceOf(id).home ?? undefined;
}

/** A unit is at full strength as often as at all others together. */
function drawStrength(id: string, random: Random): number {
  const { full } = faceOf(id);
  return Math.min(full, random.Die(2 * full - 2));
}
