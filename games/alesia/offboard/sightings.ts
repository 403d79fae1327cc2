/* What scouts have seen, and how exact their reports have to be (22.45, 22.46). */
import type { Odds } from '../combat/odds';
import { boxOf } from '../components/box';
import { type G, LOST, type Sighting } from '../state';
import { gaulsIn } from './zones';

/** How exact the report is of scouts whom nobody has attacked, in percent (22.45). */
const EXACT = 100;

/**
 * Keeps what the scouts in a zone have seen there in this turn, after the attack of a screen at these odds or of none: newer than what they have
 * seen in it before, and forgotten with the last of them. Nothing where no scout is left.
 */
export function keepSighting(G: G, zone: string, odds: Odds | null): void {
  const { scouts: places } = G.reconnaissance;
  const scouts = Object.keys(places).filter((unit) => places[unit] === zone);
  const others = G.secret.sightings.map((sighting) =>
    sighting.zone === zone
      ? { ...sighting, scouts: sighting.scouts.filter((unit) => !scouts.includes(unit)) }
      : sighting,
  );
  const gauls = gaulsIn(G, zone);
  const cavalry = gauls.filter(({ kind }) => kind === 'cavalry').length;
  const { reconnaissance } = boxOf(G).components.tables;
  const accuracy = odds === null ? EXACT : reconnaissance[Math.min(odds.column, reconnaissance.length - 1)];
  const sighting: Sighting = {
    zone,
    turn: G.turn,
    screened: odds !== null && cavalry > 0,
    cavalry,
    infantry: gauls.filter(({ kind }) => kind === 'infantry').length,
    accuracy,
    scouts,
  };
  G.secret.sightings = [...others, sighting].filter((each) => knowing(G, each).length > 0);
}

/** Returns the scouts who know of a sighting and are left. */
export function knowing({ at }: G, { scouts }: Sighting): string[] {
  return scouts.filter((unit) => at[unit] !== LOST);
}

/** Returns the sightings that scouts have brought home: one of them is within the Outer Works (22.46). */
export function broughtHome(G: G): Sighting[] {
  return G.secret.sightings.filter((sighting) => knowing(G, sighting).some((unit) => isHome(G, unit)));
}

/**
 * Returns the numbers of units that a report may speak of where there are so many: within its accuracy both ways, a half counting for a whole
 * one (22.45).
 */
export function reportable(count: number, accuracy: number): number[] {
  const least = rounded(count * accuracy);
  const most = rounded(count * (2 * EXACT - accuracy));
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

function rounded(hundredths: number): number {
  return Math.floor((hundredths + EXACT / 2) / EXACT);
}

function isHome(G: G, unit: string): boolean {
  const hex = boxOf(G).hex[G.at[unit]];
  return hex !== undefined && hex.area !== 'o';
}
