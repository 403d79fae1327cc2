/* How a bot imagines what its seat does not see. */
import { onceEach } from '../../kit/once';
import type { Random } from '../../kit/random';
import { recordOf } from '../../kit/record';
import { drawIndex } from '../../kit/weights';
import { BLOCK_IDS, type BlockId, colourOf, isBlock, kindOf, type Side } from '../components/blocks';
import { type Box, boxOf } from '../components/box';
import { CARD_IDS, eventOf, HIDDEN_CARD } from '../components/cards';
import { isCity, isPlace, isSea, PLACE_IDS, type PlaceId, placeIndex } from '../components/map';
import { type Block, enemyOf, type G, SIDES, type SideSecret } from '../state';

/**
 * Returns a whole state as it may be, from what a side sees: the enemy holds cards nobody has seen yet, and its
 * faceless blocks are blocks of their colour that are nowhere else, Navis where only Navis can be, the likelier the
 * nearer to where they started or are levied. Strengths are guessed. What the enemy is about to do with a picked block is not known.
 */
export function determinize(view: G, [own]: readonly Side[], random: Random): G {
  const enemy = enemyOf(own);
  const imagined: SideSecret = {
    ...imaginedCards(view, own, random),
    blocks: imaginedBlocks(view, own, random),
    picked: null,
  };
  const { secret } = view;
  return { ...view, secret: { ...secret, [own]: secret[own], [enemy]: imagined } };
}

function imaginedCards(view: G, own: Side, random: Random): Pick<SideSecret, 'hand' | 'discard' | 'chosen'> {
  const { hand, discard, chosen } = view.secret[enemyOf(own)];
  const deck = random.Shuffle([...unseenCards(view)]);
  const seen = (card: string | null, fits: (card: string) => boolean) => {
    if (card !== HIDDEN_CARD) return card;
    const [drawn] = deck.splice(Math.max(0, deck.findIndex(fits)), 1);
    return drawn;
  };
  const any = () => true;
  const imagined = {
    chosen: seen(chosen, (card) => view.turn > 1 || eventOf(card) !== 'apollo'),
    discard: seen(discard, any),
    hand: hand.map((card) => seen(card, any) ?? card),
  };
  imagined.hand.sort();
  return imagined;
}

function unseenCards(view: G): string[] {
  const seen = new Set<string | null>();
  for (const side of SIDES) {
    const { hand, discard, chosen } = view.secret[side];
    for (const card of [...view.played[side], ...hand, discard, chosen]) seen.add(card);
  }
  return CARD_IDS.filter((card) => !seen.has(card));
}

/** What a faceless block can be, from where it is and how it came there (4.1, 6.2). */
type Fit = 'navis' | 'land' | 'any';

function fitOf({ seasNextTo }: Box, { place, from }: Block): Fit {
  if (!isPlace(place)) return 'any';
  if (isSea(place) || (from !== undefined && isSea(from))) return 'navis';
  return from !== undefined || seasNextTo[place].length === 0 ? 'land' : 'any';
}

/** The tokens that leave least choice come first, so that no block is missing for them. */
const FITS: readonly Fit[] = ['navis', 'land', 'any'];

function imaginedBlocks(view: G, own: Side, random: Random): Record<string, Block> {
  const seen = view.secret[enemyOf(own)].blocks;
  const box = boxOf(view);
  const blocks: Record<string, Block> = {};
  const tokens: Record<Fit, [name: string, token: Block][]> = { navis: [], land: [], any: [] };
  for (const name in seen) {
    if (isBlock(name)) blocks[name] = seen[name];
    else tokens[fitOf(box, seen[name])].push([name, seen[name]]);
  }
  const missing = new Set<string>(
    BLOCK_IDS.filter((id) => !(id in seen) && !(id in view.secret[own].blocks)),
  );
  for (const fit of FITS) {
    const [onMap, shelved] = [true, false].map((here) =>
      tokens[fit].filter(([, { place }]) => isPlace(place) === here),
    );
    for (const [name, token] of [...onMap, ...shelved]) {
      const colour = colourOf(name);
      const may = (id: string) =>
        colourOf(id) === colour && (fit === 'any' || (fit === 'navis') === (kindOf(id) === 'navis'));
      const id = drawBlock(view, token.place, [...missing].filter(may), random);
      missing.delete(id);
      blocks[id] = { ...token, strength: isPlace(token.place) ? drawStrength(box, id, random) : 0 };
    }
  }
  return blocks;
}

/** How much less likely a block is a step further from its home, and how much more if it has to be levied first. */
const FURTHER = 0.55;
const LEVIED = 0.4;
/** After the first year blocks may be anywhere. */
const LATER = 0.4;

/** Returns one of the blocks for a place; a shelf off the map takes any of them. */
function drawBlock(view: G, place: Block['place'], ids: readonly string[], random: Random): string {
  if (!isPlace(place)) return ids[random.Die(ids.length) - 1];
  const power = view.deployment === 'free' ? 0 : view.year === 1 ? 1 : LATER;
  const { startsOnMap, nearness } = homesIn(boxOf(view));
  const index = placeIndex(place);
  const weights = ids.map((id) => nearness[id][index] ** power * (startsOnMap.has(id) ? 1 : LEVIED));
  return ids[drawIndex(weights, random)];
}

/** A block on the map is at full strength as often as at all others together. */
function drawStrength({ face }: Box, id: string, random: Random): number {
  const { strengths } = face[id];
  const index = random.Die(2 * strengths.length - 2) - 1;
  return strengths[Math.min(index, strengths.length - 1)];
}

/** Where blocks are likely to be. */
interface Homes {
  startsOnMap: ReadonlySet<string>;
  /** For every block and place, how likely the block is there. */
  nearness: Readonly<Record<string, Float64Array>>;
}

const homesIn = onceEach(
  (box: Box): Homes => ({
    startsOnMap: new Set(SIDES.flatMap((side) => Object.values(box.components.deployment[side]).flat())),
    nearness: recordOf(BLOCK_IDS, (id) => stepsFrom(box, homesOf(box, id)).map((steps) => FURTHER ** steps)),
  }),
);

function homesOf({ components, face }: Box, id: BlockId): PlaceId[] {
  const { levyCity } = face[id];
  const homes: PlaceId[] = levyCity === undefined ? [] : [levyCity];
  for (const side of SIDES) {
    for (const [city, ids] of Object.entries(components.deployment[side])) {
      if (isCity(city) && ids.includes(id)) homes.push(city);
    }
  }
  return homes.length > 0 ? homes : [...PLACE_IDS];
}

/** Returns how many steps every place is from the nearest of `starts`, by road or sea. */
function stepsFrom({ exits }: Box, starts: readonly PlaceId[]): Float64Array {
  const steps = new Float64Array(PLACE_IDS.length).fill(Number.POSITIVE_INFINITY);
  for (const start of starts) steps[placeIndex(start)] = 0;
  const queue = [...starts];
  for (const here of queue) {
    for (const { to } of exits[here]) {
      if (steps[placeIndex(to)] <= steps[placeIndex(here)] + 1) continue;
      steps[placeIndex(to)] = steps[placeIndex(here)] + 1;
      queue.push(to);
    }
  }
  return steps;
}
