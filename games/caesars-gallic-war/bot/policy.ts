/* Which moves look promising at a glance, for playouts and as the prior of the search. */

import { findFrame, frameOf, topFrame } from '../../kit/frame';
import type { LegalMove } from '../../kit/move';
import { tribeToActivate } from '../activation';
import { isArea, OFF_MAP, type Place } from '../components/areas';
import { type Box, boxOf } from '../components/box';
import { pointsOf } from '../components/labels';
import { CAESAR, isTribe, tribeOf } from '../components/units';
import { fighters } from '../fighters';
import { legionsAway } from '../homeward';
import { cardPlayed, enemyOf, type G, type Side } from '../state';
import { MOST_SUPPLY } from '../supply';
import { allegiance } from '../tribes';

/** Returns a weight for each legal move, above 0; see `BotKnowledge.policy`. */
export function policy(G: G, side: Side, moves: readonly LegalMove[]): number[] {
  switch (topFrame(G).step) {
    case 'bid':
      return moves.map((move) => bidWeight(G, move));
    case 'announce':
      return moves.map(({ args: [kind] }) => announcementWeight(G, side, String(kind)));
    case 'influence':
    case 'revolt':
      return moves.map((move) => courtship(G, side, move));
    case 'groups':
    case 'march':
      return marches(G, side, moves);
    case 'round':
      return battleActions(G, side, moves);
    case 'hit':
      return moves.map(({ args: [id] }) => (id === CAESAR ? 0.1 : 1));
    case 'regroup':
      return regroups(G, side, moves);
    case 'main':
      return moves.map(({ args: [way] }) => powerBy(G, side, String(way)));
    case 'replace':
      return moves.map(({ move }) => ({ all: 20, add: 5 })[move] ?? 0.2);
    case 'legions':
      return moves.map((move) => homecoming(G, move));
    case 'reinforce':
      return moves.map(({ move }) => (move === 'bring' ? 4 : 1));
    case 'pick':
      return moves.map(({ move }) => ({ take: 6, pay: 2 })[move] ?? 1);
    default:
      return moves.map(() => 1);
  }
}

/** The supply points with which both sides are taken to be equal, for bids (9.1). */
const EVEN_BID = 12;

function bidWeight(G: G, { move, args: [points] }: LegalMove): number {
  const lowest = findFrame(G, 'bid')?.lowest ?? MOST_SUPPLY;
  if (move === 'accept') return Math.exp((EVEN_BID - lowest) / 2);
  return Math.exp(-((Number(points) - EVEN_BID) ** 2) / 4) + 0.001;
}

/** What each side announces rather: Rome wins tribes by politics, and moves when there is something to win by it. */
const ANNOUNCEMENTS: Readonly<Record<Side, Readonly<Record<string, number>>>> = {
  roman: { event: 3, supply: 0.4, activation: 5, political: 3.7, movement: 0.7 },
  barbarian: { event: 3, supply: 0.8, activation: 5, political: 1.5, movement: 2 },
};

/** An activation that waits for a revolt of the enemy comes to nothing when he stirs up another tribe. */
const HOPEFUL_ACTIVATION = 0.2;

function announcementWeight(G: G, side: Side, kind: string): number {
  const isHopeful = kind === 'activation' && tribeToActivate(G, side, cardPlayed(G, side)) === null;
  return isHopeful ? HOPEFUL_ACTIVATION : (ANNOUNCEMENTS[side][kind] ?? 1);
}

/** The chance of winning a tribe times what it is worth: twice as much when it is the enemy's. */
function courtship(G: G, side: Side, { move, args: [tribe] }: LegalMove): number {
  const id = String(tribe);
  if (!isTribe(id)) return 1;
  const { neutral, enemy } = allegiance(G, side, id);
  const worth = neutral + 2 * enemy;
  if (move === 'revolt') return worth;
  const card = cardPlayed(G, side);
  const bonus = (card === id ? 1 : 0) + (move === 'influenceWithVercingetorix' ? 1 : 0);
  return worth * (pointsOf(G, card) + bonus) ** 2;
}

/** The power of a side's units by place, and of neutral units. */
function powersOf(G: G, side: Side | null): Partial<Record<Place, number>> {
  const box = boxOf(G);
  const powers: Partial<Record<Place, number>> = {};
  if (side === null) {
    for (const area in G.neutral) if (isArea(area)) powers[area] = 6 * (G.neutral[area]?.length ?? 0);
    return powers;
  }
  const { blocks } = G.secret[side];
  for (const id in blocks) {
    const { place, strength } = blocks[id];
    powers[place] = (powers[place] ?? 0) + powerOf(box, id, strength);
  }
  return powers;
}

/** A unit's dice times its rating; an unknown unit counts as middling. */
function powerOf({ unit }: Box, id: string, strength: number): number {
  const face = unit[id];
  return face === undefined ? 5 : strength * face.rating * (face.initiative === 'A' ? 1.3 : 1);
}

/**
 * How much stronger attackers should be than what they attack, and what it is worth to move there if they are and if not. A legion
 * that falls is three points lost (8.0), so Rome attacks where it is sure to win: fitted by regression on games of the policy against
 * itself.
 */
const ODDS: Readonly<Record<Side, number>> = { roman: 3.5, barbarian: 1.8 };
const ATTACK: Readonly<Record<Side, number>> = { roman: 12, barbarian: 5 };
const FOLLY: Readonly<Record<Side, number>> = { roman: 0.03, barbarian: 0.05 };
/** What other moves are worth by where they lead. */
const OCCUPY = 4;
const DEFEND = 1;
const WANDER = 0.25;
/** How much less a move is worth that gives up an area whose tribe will return this turn (6.2.1). */
const GIVEN_UP = 0.1;

/** What the worth of moves is worked out from. */
interface Field {
  side: Side;
  own: Partial<Record<Place, number>>;
  enemy: Partial<Record<Place, number>>;
  neutral: Partial<Record<Place, number>>;
  /** Homes of tribes that have been eliminated: whoever is there at the end of the turn wins them (6.2.1). */
  prizes: ReadonlySet<Place>;
  /** How many units the side has in each place. */
  counts: Partial<Record<Place, number>>;
}

function fieldOf(G: G, side: Side): Field {
  const prizes = new Set<Place>();
  for (const id in G.aside) {
    const tribe = G.aside[id] === 'lost' ? tribeOf(id) : null;
    if (tribe !== null) prizes.add(tribe);
  }
  const counts: Partial<Record<Place, number>> = {};
  const { blocks } = G.secret[side];
  for (const id in blocks) counts[blocks[id].place] = (counts[blocks[id].place] ?? 0) + 1;
  const [own, enemy, neutral] = [powersOf(G, side), powersOf(G, enemyOf(side)), powersOf(G, null)];
  return { side, own, enemy, neutral, prizes, counts };
}

function prospects({ side, own, enemy, neutral, prizes }: Field, from: Place, to: Place): number {
  const resistance = (enemy[to] ?? 0) + (neutral[to] ?? 0);
  const force = (own[from] ?? 0) + (own[to] ?? 0);
  if (resistance > 0) return force > ODDS[side] * resistance ? ATTACK[side] : FOLLY[side];
  if (prizes.has(to)) return (own[to] ?? 0) === 0 ? OCCUPY : DEFEND;
  return WANDER;
}

function marches(G: G, side: Side, moves: readonly LegalMove[]): number[] {
  const field = fieldOf(G, side);
  return moves.map(({ move, args }) => {
    const [first, second] = args.map(String);
    if (move === 'begin') return 0.3;
    if (move === 'end') return 1;
    if (move === 'activate') return groupProspects(G, field, first);
    if (!isArea(second)) return 1;
    const { place } = G.secret[side].blocks[first];
    const givesUp = field.prizes.has(place) && field.counts[place] === 1;
    return prospects(field, place, second) * (givesUp ? GIVEN_UP : 1);
  });
}

function groupProspects(G: G, field: Field, from: string): number {
  if (from === OFF_MAP) return 3;
  if (!isArea(from)) return 1;
  let best = 0.2;
  for (const { to } of boxOf(G).exits[from]) best = Math.max(best, prospects(field, from, to));
  return best;
}

/** Winners leave units in a home whose tribe will return this turn. */
function regroups(G: G, side: Side, moves: readonly LegalMove[]): number[] {
  const field = fieldOf(G, side);
  return moves.map(({ move, args: [id, to] }) => {
    if (move === 'end') return 3;
    const { place } = G.secret[side].blocks[String(id)];
    if (field.prizes.has(place) && field.counts[place] === 1) return FOLLY[side];
    const area = String(to);
    return isArea(area) && field.prizes.has(area) && (field.counts[area] ?? 0) === 0 ? 2 : 0.15;
  });
}

/** Units fire unless their side is losing; Caesar leaves before he is killed (7.1). */
function battleActions(G: G, side: Side, moves: readonly LegalMove[]): number[] {
  const box = boxOf(G);
  const battle = frameOf(G, 'battle');
  const power = (each: Side) => {
    let sum = 0;
    for (const id of fighters(G, battle, each)) sum += powerOf(box, id, G.secret[each].blocks[id].strength);
    return sum;
  };
  const losing = power(enemyOf(side)) > 1.6 * power(side);
  return moves.map(({ move, args: [id] }) => {
    if (move === 'fire') return 6;
    if (move === 'pass') return 0.1;
    const endangered = id === CAESAR && G.secret.roman.blocks[CAESAR].strength <= 2;
    return endangered ? 8 : losing ? 1 : 0.05;
  });
}

function powerBy(G: G, side: Side, way: string): number {
  const box = boxOf(G);
  const { area } = frameOf(G, 'main');
  const { blocks } = G.secret[side];
  let power = 0.1;
  for (const id in blocks) {
    const { place, path, strength } = blocks[id];
    if (place === area && path === way) power += powerOf(box, id, strength);
  }
  return power;
}

/** Legions go home when supply does not suffice for them (6.4). */
function homecoming(G: G, { move }: LegalMove): number {
  const cost = legionsAway(G).length * frameOf(G, 'winter').price;
  if (move === 'home') return cost > G.supply ? 3 : 0.12;
  return move === 'end' ? 2 : 0.3;
}
