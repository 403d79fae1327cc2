/* What players may know of what is off the board (3.4, 11.8, 17.2, 22.46). */
import { findFrame } from '../../kit/frame';
import { commands } from '../commanders';
import { causeOf, type G, type Side } from '../state';

type Secrets = Pick<G['secret'], 'zones' | 'shifted' | 'held' | 'sightings' | 'reports'>;

/** Returns who speaks for the Gauls off the board: the commander of the relieving force. */
export function reliefOf({ seats }: G): Side {
  return seats.relief === null ? 'vercingetorix' : 'relief';
}

/** Says whether the Romans look at the off-board zones: while they take up their positions between the Assault Periods (11.8, 12.6). */
export function isInspected(G: G): boolean {
  return findFrame(G, 'deployment')?.again === true;
}

/**
 * Returns what the holder of `sides` knows of the off-board zones: where the units are that they command, to the Romans where all are
 * while they inspect them; what scouts have seen is for the relieving force's commander, what they have reported for the Romans, too.
 */
export function offBoardSeenBy(G: G, sides: readonly Side[]): Secrets {
  const { zones, shifted, held, sightings, reports } = G.secret;
  const isRoman = sides.some((side) => causeOf(side) === 'roman');
  const knowsAll = isRoman && isInspected(G);
  const isOwn = (unit: string) => sides.some((side) => commands(G, side, unit));
  const isRelief = sides.includes(reliefOf(G));
  const units = isRelief ? Object.keys(zones) : Object.keys(zones).sort();
  return {
    zones: Object.fromEntries(units.map((unit) => [unit, knowsAll || isOwn(unit) ? zones[unit] : ''])),
    shifted: shifted.filter(isOwn),
    held: held.filter(isOwn),
    sightings: isRelief
      ? sightings
      : sightings.map((sighting) => ({ ...sighting, cavalry: 0, infantry: 0, accuracy: 0 })),
    reports: isRoman || isRelief ? reports : [],
  };
}
