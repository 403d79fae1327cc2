import type { Side } from '../components/blocks';
import { type Box, boxOf } from '../components/box';
import { CITY_IDS, isPlace, isSea, placeIndex } from '../components/map';
import { type Census, census, countIn, statusIn } from '../control';
import { enemyOf, type G } from '../state';
import { TURNS_IN_YEAR } from '../turns';
import { LAST_YEAR, victoryPoints, WINNING_POINTS } from '../victory';
import { supplyOf } from '../winter';
import { type Field, fieldOf, isLeader, oddsOf, type Powers, powerOf, powersOf, threatTo } from './field';

/** What is counted of a side. */
interface Features {
  /** Victory Points held (1.2). */
  points: number;
  /** How near the points are to the ten that win, the nearer winter is. */
  nearGoal: number;
  /** Points of own cities the enemy can attack, times the chance that he takes them. */
  threatened: number;
  /** Points of vacant cities that own blocks stand next to. */
  inReach: number;
  /** The power of the blocks on the map. */
  power: number;
  /** Leaders the enemy can attack, times the chance that he beats them (7.51). */
  leadersAtRisk: number;
  /** Blocks winter would disband as things stand (8.3, 8.4), times the part of the year gone by. */
  unsupplied: number;
  /** Moves and Levies on the cards in hand; an event counts as two Moves. */
  moves: number;
  levies: number;
}

/**
 * What a lead in each of these is worth at the start of the game and at its end, in logits. Points, threats, reach,
 * power and leaders were fitted by logistic regression to games bots played against each other; the rest is judgement.
 */
const WORTH: Record<keyof Features, readonly [first: number, last: number]> = {
  points: [0.3, 1.4],
  nearGoal: [0.3, 0.4],
  threatened: [-0.45, -0.95],
  inReach: [0.4, 0.8],
  power: [0.05, 0.03],
  leadersAtRisk: [-0.4, -0.4],
  unsupplied: [-0.12, -0.12],
  moves: [0.03, 0.05],
  levies: [0.03, 0.05],
};

/**
 * Returns the prospects of Caesar and Pompey, 0 to 1, from what each side holds, threatens and can reach: Victory Points,
 * cities and leaders at risk, armies, winter supply and the cards left in hand. The later in the game, the surer a lead in points.
 */
export function evaluate(G: G): Record<Side, number> {
  const box = boxOf(G);
  const field = fieldOf(box);
  const powers = powersOf(field, G);
  const counts = census(G);
  const caesar = featuresOf(G, 'caesar', { box, field, powers, counts });
  const pompey = featuresOf(G, 'pompey', { box, field, powers, counts });
  const progress = (G.year - 1 + G.turn / TURNS_IN_YEAR) / LAST_YEAR;
  let logit = 0;
  for (const part of PARTS) {
    const [first, last] = WORTH[part];
    logit += (first + (last - first) * progress) * (caesar[part] - pompey[part]);
  }
  const chance = 1 / (1 + Math.exp(-logit));
  return { caesar: chance, pompey: 1 - chance };
}

const PARTS: readonly (keyof Features)[] = [
  'points',
  'nearGoal',
  'threatened',
  'inReach',
  'power',
  'leadersAtRisk',
  'unsupplied',
  'moves',
  'levies',
];

/** Points from which the goal is in sight. */
const GOAL_IN_SIGHT = WINNING_POINTS - 3;

/** What features are counted from. */
interface Standpoint {
  box: Box;
  field: Field;
  powers: Powers;
  counts: Census;
}

function featuresOf(G: G, side: Side, from: Standpoint): Features {
  const points = victoryPoints(G, side);
  const season = G.turn / TURNS_IN_YEAR;
  const standing: Features = {
    points,
    nearGoal: Math.max(0, points - GOAL_IN_SIGHT) * season,
    threatened: 0,
    inReach: 0,
    power: 0,
    leadersAtRisk: 0,
    unsupplied: 0,
    moves: 0,
    levies: 0,
  };
  countCities(standing, side, from);
  countBlocks(standing, G, side, from);
  countCards(standing, from.box, G.secret[side].hand);
  standing.unsupplied *= season;
  return standing;
}

function countCities(standing: Features, side: Side, { box, field, powers, counts }: Standpoint): void {
  for (const { id, value } of box.valued) {
    const index = placeIndex(id);
    const status = statusIn(counts, side, id);
    if (status === 'friendly') {
      const threat = threatTo(field, powers, enemyOf(side), index);
      standing.threatened += value * oddsOf(threat, powers[side][index]);
    } else if (status === 'vacant' && threatTo(field, powers, side, index) > 0) {
      standing.inReach += value;
    }
  }
  for (const city of CITY_IDS) {
    const count = countIn(counts, side, city);
    const supply = supplyOf(box, city);
    if (count > supply) standing.unsupplied += count - supply;
  }
}

function countBlocks(standing: Features, G: G, side: Side, { box, field, powers, counts }: Standpoint): void {
  const { blocks } = G.secret[side];
  for (const id in blocks) {
    const { place, strength } = blocks[id];
    if (!isPlace(place)) continue;
    standing.power += powerOf(field, id, strength);
    if (isLeader(id)) {
      const index = placeIndex(place);
      standing.leadersAtRisk += oddsOf(threatTo(field, powers, enemyOf(side), index), powers[side][index]);
    }
    if (isSea(place) && !box.sea[place].ports.some((port) => statusIn(counts, side, port) === 'friendly')) {
      standing.unsupplied++;
    }
  }
}

function countCards(standing: Features, { card: cards }: Box, hand: readonly string[]): void {
  for (const id of hand) {
    const card = cards[id];
    if (card.kind === 'event') standing.moves += 2;
    else {
      standing.moves += card.moves;
      standing.levies += card.levies;
    }
  }
}
