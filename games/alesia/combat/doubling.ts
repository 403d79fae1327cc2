/* What doubles defenders: the Terrain Effects Chart, 8.3, 24.1, 25, and the rulebook's appendices A, D and E. */
import type { Cause } from '../components/components';
import { type Hex, opposite } from '../components/hex';
import { hasFort } from '../field';
import type { G } from '../state';

export type Doubling = 'fort' | 'slope' | 'river' | 'trench' | 'camp rampart' | 'perimeter rampart';

/** From where a hex is attacked: hexes, null for places beside the board (11.2). */
export type Origins = readonly (Hex | null)[];

/**
 * Returns why the units of a cause in a hex are doubled against attackers from `origins`, or null when they are not. The
 * first reason counts; reasons do not add up (13.5). Nothing helps against an attack from off the board (11.2).
 */
export function doublingOf(G: G, defenders: Cause, hex: Hex, origins: Origins): Doubling | null {
  const from = origins.filter((origin) => origin !== null);
  if (from.length < origins.length || from.length === 0) return null;
  if (defenders === 'roman' && hasFort(G, hex.id)) return 'fort';
  const rampart = rampartOf(hex);
  if (rampart > 0 && !from.some((origin) => undoesRampart(G, origin, hex)))
    return rampart === CAMP ? 'camp rampart' : 'perimeter rampart';
  if (hex.terrain === 'hilltop' && from.every(({ terrain }) => terrain === 'slope')) return 'slope';
  if (from.every((origin) => isAcrossRiver(G, origin, hex))) return 'river';
  if (!isOnTrench(hex) && from.every(isOnTrench)) return 'trench';
  return null;
}

const PERIMETER = 1;
const CAMP = 2;

/** Returns how strong the rampart of a hex is, which doubles those behind it (25.1): camp ramparts take precedence (25.2); 0 for none. */
function rampartOf({ camp, perimeter }: Hex): number {
  if (camp.some(Boolean)) return CAMP;
  return perimeter.some(Boolean) ? PERIMETER : 0;
}

/** Says whether one attacker is enough to undo a rampart (25.4): on one as strong, joined through the hexside (7.4, 25.3); not from a slope below (25.6). */
function undoesRampart(G: G, origin: Hex, hex: Hex): boolean {
  if (hex.terrain === 'hilltop' && origin.terrain === 'slope') return false;
  const isFort = hasFort(G, origin.id);
  const strength = Math.max(rampartOf(origin), isFort ? PERIMETER : 0);
  const side = hex.neighbours.indexOf(origin.number);
  return strength >= rampartOf(hex) && (isFort || hex.camp[side] || hex.perimeter[side]);
}

/** Says whether an attacker is on a river that the defender is not on; bridges take that away (25.5, 24.8). */
function isAcrossRiver(G: G, origin: Hex, hex: Hex): boolean {
  if (!origin.river.some(Boolean) || origin.bridge || hasFort(G, origin.id)) return false;
  if (!hex.river.some(Boolean)) return true;
  if (isFork(origin) || isFork(hex)) return !origin.river[opposite(hex.neighbours.indexOf(origin.number))];
  return !origin.rivers.some((name) => hex.rivers.includes(name));
}

function isFork({ rivers }: Hex): boolean {
  return rivers.length > 1;
}

function isOnTrench({ trench }: Hex): boolean {
  return trench.some(Boolean);
}
