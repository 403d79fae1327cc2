/* The Governance Points of a position (16.4), with what is nearly controlled counted in part, and what a marker changes. */
import { findFrame } from '../../kit/frame';
import { boxOf } from '../components/box';
import type { G, Marker, Side } from '../state';

export const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** How much of the control of a Province each side has, 1 for all of it, and how many spaces the Roman player holds. */
interface Hold {
  roman: number;
  gallic: number;
  romanSpaces: number;
}

/**
 * What a Province that is not controlled counts for at most, when the turn's governance is near and when it is far, and how
 * much of that where an enemy town bars control.
 */
const NEARLY = [0.15, 0.55] as const;
const BARRED = 0.6;
/** How sharply a lead in Provinces makes Dominance, when the turn's governance is near and when it is far. */
const SHARPNESS = [4, 1.6] as const;

const ROUNDS = 8;

/** Returns how much of the turn is left before its governance counts: 1 before the first card, 0 after the last (7.4.1). */
export function turnLeft(G: G): number {
  const strategy = findFrame(G, 'strategy');
  if (strategy !== undefined)
    return 1 - (2 * Math.max(0, strategy.round - 1) + strategy.played.length) / (2 * ROUNDS);
  return findFrame(G, 'winter') === undefined ? 1 : 0;
}

/** The standing of each Province, and what that is worth. */
export class Governance {
  readonly #G: G;
  readonly #holds = new Map<string, Hold>();
  readonly #nearly: number;
  readonly #sharpness: number;
  /** The Governance Points of all Regions. */
  readonly points: number;

  /** `left` tells how far the governance is that counts; see {@link turnLeft}. */
  constructor(G: G, left: number) {
    this.#G = G;
    this.#nearly = between(NEARLY, left);
    this.#sharpness = between(SHARPNESS, left);
    const { components } = boxOf(G);
    for (const { id } of components.provinces) this.#holds.set(id, holdOf(G, id, this.#nearly));
    this.points = components.regions.reduce((sum, { id }) => sum + this.#pointsOf(id), 0);
  }

  /** Returns how many Governance Points more there would be if a space held a marker, or none for null. */
  gain(space: string, marker: Marker | null): number {
    const { space: spaces, province } = boxOf(this.#G);
    const id = spaces[space].province;
    const { region } = province[id];
    const before = this.#holds.get(id);
    const points = this.#pointsOf(region);
    this.#holds.set(id, holdOf(this.#G, id, this.#nearly, { space, marker }));
    const gain = this.#pointsOf(region) - points;
    if (before !== undefined) this.#holds.set(id, before);
    return gain;
  }

  #pointsOf(region: string): number {
    const { components, provincesOf, province } = boxOf(this.#G);
    let lead = 0;
    let spaces = 0;
    let points = 0;
    for (const id of provincesOf[region]) {
      const hold = this.#holds.get(id);
      if (hold === undefined) continue;
      lead += hold.roman - hold.gallic;
      spaces += hold.romanSpaces;
      points -= province[id].incursion * (1 - hold.roman);
    }
    const governance = components.regions.find(({ id }) => id === region)?.governance;
    if (governance == null) return points;
    const dominance = logistic((lead - 0.5) * this.#sharpness);
    const presence = governance.presence * Math.min(1, spaces / 2);
    return points + governance.dominance * dominance + presence * (1 - dominance);
  }
}

interface Change {
  space: string;
  marker: Marker | null;
}

function between([near, far]: readonly [number, number], left: number): number {
  return near + (far - near) * left;
}

function holdOf(G: G, province: string, nearly: number, change?: Change): Hold {
  const { spacesOf, province: provinces } = boxOf(G);
  const { majority } = provinces[province];
  const count: Record<Side, number> = { roman: 0, gallic: 0 };
  const walled: Record<Side, boolean> = { roman: false, gallic: false };
  for (const space of spacesOf[province]) {
    const marker = change?.space === space ? change.marker : G.markers[space];
    if (marker == null) continue;
    count[marker.side]++;
    if (marker.kind === 'city' || marker.kind === 'town') walled[marker.side] = true;
  }
  return {
    roman: shareOf(count.roman / majority, walled.gallic, nearly),
    gallic: shareOf(count.gallic / majority, walled.roman, nearly),
    romanSpaces: count.roman,
  };
}

function shareOf(held: number, isBarred: boolean, nearly: number): number {
  if (held >= 1 && !isBarred) return 1;
  return nearly * Math.min(1, held) * (isBarred ? BARRED : 1);
}
