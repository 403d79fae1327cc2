/* Governance Points and what they are for (16.4). */
import { boxOf } from '../components/box';
import type { EffectOf } from '../components/cards';
import { controllerOf, controlsProvince, provincesControlled } from '../control';
import { isNamed } from '../inForce';
import type { G, Side } from '../state';
import { cardTitle, countOf, provinceName } from '../words';

/** What the Roman player has, or lacks, in a Region (16.4.2). */
export type RegionHold = 'dominance' | 'presence' | 'none';

/** One line of the account: Governance Points, and the fact they are for. */
export interface GovernanceItem {
  points: number;
  why: string;
}

/** The Governance Points of a turn (16.4.1). */
export interface Governance {
  items: GovernanceItem[];
  total: number;
  /** The Victory Points they win, or null when Caesar's campaigns are at an end (16.4.4). */
  victoryPoints: number | null;
}

/** The Victory Points of Governance Points, the most first; fewer than the last lose the game (16.4.4, 19.1.1). */
const AWARDS = [
  { from: 9, victoryPoints: 2 },
  { from: 7, victoryPoints: 1 },
  { from: 4, victoryPoints: 0 },
] as const;

/** Returns how the Roman player stands in a Region: more Provinces than the Gallic player, a space at least, or none (16.4.2). */
export function holdIn(G: G, region: string): RegionHold {
  const [roman, gallic] = provincesIn(G, region);
  if (roman > gallic) return 'dominance';
  return romanSpaces(G, region) > 0 ? 'presence' : 'none';
}

function provincesIn(G: G, region: string): [number, number] {
  const count = (side: Side) => provincesControlled(G, region, side).length;
  return [count('roman'), count('gallic')];
}

function romanSpaces(G: G, region: string): number {
  const { provincesOf, spacesOf } = boxOf(G);
  const spaces = provincesOf[region].flatMap((province) => spacesOf[province]);
  return spaces.filter((space) => controllerOf(G, space) === 'roman').length;
}

/** Returns the Governance Points of the turn, with what each is for, and the Victory Points they win (16.4.1 to 16.4.4). */
export function governanceOf(G: G): Governance {
  const items = [...regionItems(G), ...incursionItems(G)];
  let total = items.reduce((sum, { points }) => sum + points, 0);
  for (const { card, effect } of cards(G)) {
    const after = changed(G, effect, total);
    items.push({ points: after - total, why: cardTitle(G, card) });
    total = after;
  }
  const award = AWARDS.find(({ from }) => total >= from);
  return { items, total, victoryPoints: award?.victoryPoints ?? null };
}

function regionItems(G: G): GovernanceItem[] {
  return boxOf(G).components.regions.flatMap(({ id, name, governance }) => {
    if (governance === null) return [];
    const standing = holdIn(G, id);
    const held = `Provinces ${provincesIn(G, id).join(' to ')}`;
    switch (standing) {
      case 'dominance':
        return [{ points: governance.dominance, why: `Dominance of ${name}: ${held}` }];
      case 'presence': {
        const spaces = countOf(romanSpaces(G, id), 'space');
        return [{ points: governance.presence, why: `Presence in ${name}: ${spaces}, ${held}` }];
      }
      default:
        return [{ points: 0, why: `${name}: no Roman space` }];
    }
  });
}

function incursionItems(G: G): GovernanceItem[] {
  return boxOf(G)
    .components.provinces.filter(({ id, incursion }) => incursion > 0 && !controlsProvince(G, id, 'roman'))
    .map(({ id, incursion }) => ({ points: -incursion, why: `no control of ${provinceName(G, id)}` }));
}

/** What cards give is counted before what they take. */
function cards({ inForce }: G): { card: number; effect: EffectOf<'governance'> }[] {
  return inForce
    .flatMap(({ card, effect }) => (isNamed(effect, 'governance') ? [{ card, effect }] : []))
    .sort((a, b) => b.effect.amount - a.effect.amount);
}

function changed(G: G, effect: EffectOf<'governance'>, total: number): number {
  const { amount, amountIfVpRegionThisTurn, cap, floorIfAtLeast4 } = effect;
  const { germania, britannia } = G.conquered;
  const hasConquered = germania === G.turn || britannia === G.turn;
  const change = hasConquered ? (amountIfVpRegionThisTurn ?? amount) : amount;
  let after = total + change;
  if (cap !== undefined) after = Math.min(after, Math.max(cap, total));
  if (floorIfAtLeast4 !== undefined && total >= FLOORED_FROM) after = Math.max(after, floorIfAtLeast4);
  return after;
}

/** From these Governance Points on a card that takes some leaves as many as it says. */
const FLOORED_FROM = 4;
