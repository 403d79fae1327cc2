/* What the arguments of an Event's choices stand for. */
import type { Argument } from '../../../kit/move';
import { FACTIONS, type Faction } from '../../components/factions';
import { REGIONS, type RegionId, type TribeId } from '../../components/map';
import { allTribes } from '../../places';
import type { G } from '../../state';
import { worthOf } from '../losses';

/** Returns the Region of an argument. Throws for another argument. */
export function regionOfArgument(argument: Argument): RegionId {
  const found = REGIONS.find(({ id }) => id === argument);
  if (found === undefined) throw new Error(`${argument} is no Region`);
  return found.id;
}

/** Returns the Faction whose name an argument is or begins with: `belgae`, `belgae hidden`, `all belgae hidden`. Throws without one. */
export function factionOfArgument(argument: Argument): Faction {
  const words = `${argument}`.split(' ');
  const found = FACTIONS.find(
    (faction) => words[0] === faction || (words[0] === 'all' && words[1] === faction),
  );
  if (found === undefined) throw new Error(`${argument} names no Faction`);
  return found;
}

/** Returns what comes after the Faction in an argument: `hidden`, `ally nervii`, `troops`. */
export function pieceOfArgument(argument: Argument): string {
  const text = `${argument}`;
  return text
    .slice(text.indexOf(factionOfArgument(argument)))
    .split(' ')
    .slice(1)
    .join(' ');
}

/** Returns the Tribe of an argument. Throws for another argument. */
export function tribeOfArgument(G: G, argument: Argument): TribeId {
  const found = allTribes(G).find((id) => id === argument);
  if (found === undefined) throw new Error(`${argument} is no Tribe`);
  return found;
}

/**
 * Returns how much a piece counts when Events place, remove or replace it: Legions, then Citadels, then Allies, then others (8.2.3),
 * within them by 8.4.1.
 */
export function weightOf(piece: string): number {
  if (piece.startsWith('legion') || piece.startsWith('fallen')) return 100;
  if (piece.startsWith('citadel')) return 80;
  if (piece.startsWith('ally')) return 60 + worthOf(piece);
  if (piece.startsWith('leader')) return 50;
  return piece === 'fort' ? 40 : worthOf(piece);
}
