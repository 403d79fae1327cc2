/* The fire that a Gallic unit has to fear on a way, before it is walked (5.2, 20.5, 24.2). */
import { findFrame } from '../../kit/frame';
import type { G } from '../state';
import { approachOf, hexAt, nearedBy, type Shot, shotsOn } from './shots';
import { chancesOf } from './tables';

/** What a unit has met on a way, if it is stopped nowhere. */
export interface Exposure {
  /** All shots that the Romans may fire, each once: at each range a missile unit or a fort fires once in a turn. */
  shots: readonly Shot[];
  /** The missile units and forts that it has come closer to, of those in whose field of fire it began its turn (24.51). */
  neared: readonly string[];
}

/** What may befall a unit, in parts of 1. */
export interface Risk {
  eliminated: number;
  /** Disrupted or eliminated. */
  hit: number;
}

/** Returns what a Gallic unit has met as it sets out from where it is. */
export function unexposed(G: G, unit: string): Exposure {
  return { shots: [], neared: findFrame(G, 'movement')?.neared?.[unit] ?? [] };
}

/** Returns what a Gallic unit has met once it has gone a step farther: from a hex, the town or off the board, `from`, to the next place `to`. */
export function exposedBy(
  G: G,
  unit: string,
  { shots, neared }: Exposure,
  from: string,
  to: string,
): Exposure {
  const began = findFrame(G, 'movement')?.began[unit] ?? G.at[unit];
  const now = nearedBy(G, began, from, to, neared);
  const movement = { began: { [unit]: began }, neared: { [unit]: [...now] } };
  const met = hexAt(G, to) === null ? [] : shotsOn(G, approachOf(G, unit, from, movement, to));
  const fresh = met.filter((shot) => !isAmong(shots, shot));
  return { shots: fresh.length > 0 ? [...shots, ...fresh] : shots, neared: now };
}

/** Returns what a Gallic unit would meet on a way from where it is: places, each next to the one before it. */
export function exposureOn(G: G, unit: string, way: readonly string[]): Exposure {
  let exposure = unexposed(G, unit);
  let from = G.at[unit];
  for (const to of way) {
    exposure = exposedBy(G, unit, exposure, from, to);
    from = to;
  }
  return exposure;
}

function isAmong(shots: readonly Shot[], { shooter, range }: Shot): boolean {
  return shots.some((shot) => shot.shooter === shooter && shot.range === range);
}

/** Returns what may befall a unit if all of some shots are fired at it. */
export function riskOf(G: G, shots: readonly Shot[]): Risk {
  let [spared, unhit] = [1, 1];
  for (const { shooter, range } of shots) {
    const { disrupted, eliminated } = chancesOf(G, shooter, range);
    spared *= 1 - eliminated;
    unhit *= 1 - eliminated - disrupted;
  }
  return { eliminated: rounded(1 - spared), hit: rounded(1 - unhit) };
}

/** The same chances are the same number, in whatever order they were multiplied. */
const PLACES = 1e9;

function rounded(chance: number): number {
  return Math.round(chance * PLACES) / PLACES;
}
