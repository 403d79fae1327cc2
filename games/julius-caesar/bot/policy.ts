/* Which moves look promising at a glance, for playouts and as the prior of the search. */
import { findFrame, frameOf, topFrame } from '../../kit/frame';
import type { LegalMove } from '../../kit/move';
import { fighters } from '../battle';
import { kindOf, type Side } from '../components/blocks';
import { type Box, boxOf } from '../components/box';
import { stepUp } from '../components/inPlay';
import { isPlace, isSea, placeIndex } from '../components/map';
import { type Block, blocksIn, enemyOf, type G } from '../state';
import {
  type Attraction,
  attractionFor,
  type Field,
  fieldOf,
  isLeader,
  leavingCost,
  type Powers,
  powerOf,
  powersOf,
} from './field';

/** Returns a weight for each legal move, above 0; see `BotKnowledge.policy`. */
export function policy(G: G, side: Side, moves: readonly LegalMove[]): number[] {
  const box = boxOf(G);
  const field = fieldOf(box);
  switch (topFrame(G).step) {
    case 'discard':
      return moves.map(({ args: [card] }) => 2 ** -(1.5 * cardWorth(box, String(card))));
    case 'card':
      return moves.map(({ args: [card] }) => 1.3 ** cardWorth(box, String(card)));
    case 'move':
    case 'sail':
    case 'defect':
    case 'regroup':
      return placements(box, G, side, moves);
    case 'levy':
      return levies(field, G, side, moves);
    case 'round':
      return battleWeights(field, G, side, moves);
    case 'hit':
      return moves.map(({ args: [id] }) => 1 / (isLeader(String(id)) ? 6 : powerOf(field, String(id), 1)));
    case 'main':
      return moves.map(({ args: [place, from] }) => powerFrom(field, G, side, String(place), String(from)));
    case 'jupiter':
    case 'vulcan':
      return strikes(field, G, side, moves);
    case 'supply':
      return moves.map(({ args: [id] }) => 1 / keepWorth(field, G, side, String(id)));
    case 'disband':
      return moves.map(({ move }) => (move === 'end' ? 100 : 0.02));
    case 'deploy':
      return moves.map(({ move }) => (move === 'done' ? 8 : 1));
    default:
      return moves.map(() => 1);
  }
}

/** What the special actions are worth, in Moves. */
const EVENT_WORTH = { apollo: 2.6, jupiter: 3.4, mars: 2.2, mercury: 2.4, neptune: 1, pluto: 2, vulcan: 2.8 };

function cardWorth({ card: cards }: Box, id: string): number {
  const card = cards[id];
  return card.kind === 'event' ? EVENT_WORTH[card.event] : card.moves + 0.5 * card.levies;
}

/** How sharply moves are told apart by what they gain. */
const SHARPNESS = 8;
/** The weight of ending moves while some are left, and when none are. */
const END_EARLY = 0.25;
const END = 1.2;
/** The weight of doing anything but moving the group a Move was spent on. */
const IDLE = 0.02;

/** What the weights of moves to places are worked out from. */
interface PlacementContext {
  box: Box;
  field: Field;
  powers: Powers;
  attraction: Attraction;
}

function placements(box: Box, G: G, side: Side, moves: readonly LegalMove[]): number[] {
  const field = fieldOf(box);
  const powers = powersOf(field, G);
  const context = { box, field, powers, attraction: attractionFor(field, G, side, powers) };
  return moves.map((move) => placementWeight(G, side, move, context));
}

function placementWeight(G: G, side: Side, { move, args }: LegalMove, context: PlacementContext): number {
  const [first, second] = args.map(String);
  const { box, attraction } = context;
  const drawn = (place: string) => attraction.land[placeIndex(place) ?? 0];
  switch (move) {
    case 'move':
    case 'regroup':
      return weightOf(gainOf(G, side, first, second, context));
    case 'group':
      return isGroupIdle(G, side) ? IDLE : weightOf(groupGain(side, first, context));
    case 'embark':
      return weightOf(bestPort(box, second, attraction) - stayWorth(G, side, first, context));
    case 'sail':
      return weightOf(0.8 * bestPort(box, first, attraction));
    case 'defect':
    case 'land':
      return weightOf(drawn(first));
    default:
      if (isGroupIdle(G, side)) return IDLE;
      return (findFrame(G, 'move')?.moves ?? 0) > 0 ? END_EARLY : END;
  }
}

/** Says whether a Move has been spent on a group of which no block has moved yet. */
function isGroupIdle(G: G, side: Side): boolean {
  const group = findFrame(G, 'move')?.group ?? null;
  if (group === null) return false;
  const { blocks } = G.secret[side];
  for (const id in blocks) if (blocks[id].group === group.number) return false;
  return true;
}

function weightOf(gain: number): number {
  return Math.exp(SHARPNESS * gain);
}

/** What a block gains by going from where it stands to a place next to it. */
function gainOf(
  G: G,
  side: Side,
  id: string,
  to: string,
  { field, powers, attraction }: PlacementContext,
): number {
  const { place, strength } = G.secret[side].blocks[id];
  if (!isPlace(place)) return 0;
  const felt = isNavis(id) ? attraction.navis : attraction.land;
  const gain = felt[placeIndex(to) ?? 0] - felt[placeIndex(place)] * STAY;
  return (
    gain -
    leavingCost(field, powers, side, place, powerOf(field, id, strength)) -
    leaderRisk(id, to, side, powers)
  );
}

/** What draws a block to where it already stands counts less. */
const STAY = 0.6;

/** Leaders do not attack alone. */
function leaderRisk(id: string, to: string, side: Side, powers: Powers): number {
  const index = placeIndex(to);
  if (!isLeader(id) || index === undefined) return 0;
  return powers[enemyOf(side)][index] > 0 && powers[side][index] === 0 ? 0.4 : 0;
}

function stayWorth(G: G, side: Side, id: string, { field, powers, attraction }: PlacementContext): number {
  const { place, strength } = G.secret[side].blocks[id];
  if (!isPlace(place)) return 0;
  return (
    attraction.land[placeIndex(place)] * STAY +
    leavingCost(field, powers, side, place, powerOf(field, id, strength))
  );
}

/** What the blocks of a place gain by the best first step, when about half of them go. */
function groupGain(side: Side, from: string, { box, field, powers, attraction }: PlacementContext): number {
  const index = placeIndex(from);
  if (index === undefined || !isPlace(from)) return 0;
  const sea = isSea(from);
  const felt = sea ? attraction.navis : attraction.land;
  let best = 0;
  for (const { to, kind } of box.exits[from]) {
    if ((kind === 'sea') === sea) best = Math.max(best, felt[placeIndex(to)]);
  }
  return best - felt[index] * STAY - leavingCost(field, powers, side, from, powers[side][index] / 2);
}

function bestPort({ sea: seas }: Box, sea: string, { land }: Attraction): number {
  if (!isSea(sea)) return 0;
  let best = 0;
  for (const port of seas[sea].ports) best = Math.max(best, land[placeIndex(port)]);
  return best;
}

function isNavis(id: string): boolean {
  return kindOf(id) === 'navis';
}

/** Levy Points are spent; the stronger the step, and the nearer the enemy, the better. A new block goes where it is wanted. */
function levies(field: Field, G: G, side: Side, moves: readonly LegalMove[]): number[] {
  const { land } = attractionFor(field, G, side, powersOf(field, G));
  const pull = (city: unknown) => weightOf(land[placeIndex(String(city)) ?? 0]);
  const pulls = new Map<unknown, number>();
  for (const { move, args } of moves) {
    if (move === 'raise') pulls.set(args[0], (pulls.get(args[0]) ?? 0) + pull(args[1]));
  }
  return moves.map(({ move, args: [first, city] }) => {
    if (move === 'end') return 0.02;
    const id = String(first);
    const kind = isNavis(id) ? 0.4 : 1;
    if (move === 'raise')
      return kind * (0.6 + 2 * powerOf(field, id, 1)) * (pull(city) / (pulls.get(id) ?? 1));
    const { strength } = G.secret[side].blocks[id];
    return kind * 1.6 * powerOf(field, id, (stepUp(G, id, strength) ?? strength) - strength);
  });
}

function powerFrom(field: Field, G: G, side: Side, place: string, from: string): number {
  const { blocks } = G.secret[side];
  let power = 0.1;
  for (const id in blocks) {
    if (blocks[id].place === place && blocks[id].from === from)
      power += powerOf(field, id, blocks[id].strength);
  }
  return power * power;
}

function powerIn(field: Field, G: G, side: Side, ids: readonly string[]): number {
  const { blocks } = G.secret[side];
  return ids.reduce((sum, id) => sum + powerOf(field, id, blocks[id].strength), 0);
}

/** Blocks fire, unless the battle goes badly for them and they can leave. */
function battleWeights(field: Field, G: G, side: Side, moves: readonly LegalMove[]): number[] {
  const battle = frameOf(G, 'round');
  const { place, round } = battle;
  const own = powerIn(field, G, side, blocksIn(G, side, place));
  const enemy = powerIn(
    field,
    G,
    enemyOf(side),
    round === 1 ? fighters(G, battle, enemyOf(side)) : blocksIn(G, enemyOf(side), place),
  );
  const odds = own / (own + enemy);
  return moves.map(({ move, args: [id] }) => {
    if (move === 'fire') return 4;
    if (move === 'pass') return 0.2;
    const flight = odds < 0.4 ? 6 * (1 - odds) : 0.15;
    return isLeader(String(id)) ? 2 * flight : flight;
  });
}

function strikes(field: Field, G: G, side: Side, moves: readonly LegalMove[]): number[] {
  const powers = powersOf(field, G)[enemyOf(side)];
  return moves.map(({ args: [place] }) => {
    const index = place === undefined ? undefined : placeIndex(String(place));
    return index === undefined ? 0.05 : powers[index];
  });
}

/** What a block is worth keeping through winter. */
function keepWorth(field: Field, G: G, side: Side, id: string): number {
  const { strength }: Block = G.secret[side].blocks[id];
  return (isLeader(id) ? 10 : 0.2) + powerOf(field, id, strength) ** 2;
}
