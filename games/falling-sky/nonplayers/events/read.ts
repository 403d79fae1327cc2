/* What the arguments of an Event's choices stand for. */
import type { Argument } from '../../../kit/move';
import { FACTIONS, type Faction } from '../../components/factions';
import { REGIONS, type RegionId, type TribeId } from '../../components/map';
import { allTribes } from '../../places';
import type { G } from '../../state';
import { worthOf } from '../losses';

const REGIONS_BY_ID: ReadonlyMap<Argument, RegionId> = new Map(REGIONS.map(({ id }) => [id, id]));

/** Returns the Region of an argument. Throws for another argument. */
export function regionOfArgument(argument: Argument): RegionId {
  const found = REGIONS_BY_ID.get(argument);
  if (found === undefined) throw new Error(`${argument} is no Region`);
  return found;
}

/** A piece as an argument names it. */
interface NamedPiece {
  readonly faction: Faction;
  readonly piece: string;
}

/** What arguments have been found to name: they are few, and are read again and again. */
const NAMED = new Map<Argument, NamedPiece>();

function namedBy(argument: Argument): NamedPiece {
  const known = NAMED.get(argument);
  if (known !== undefined) return known;
  const words = `${argument}`.split(' ');
  const [name, ...piece] = words[0] === 'all' ? words.slice(1) : words;
  const faction = FACTIONS.find((each) => each === name);
  if (faction === undefined) throw new Error(`${argument} names no Faction`);
  const named = { faction, piece: piece.join(' ') };
  NAMED.set(argument, named);
  return named;
}

/** Returns the Faction whose name an argument is or begins with: `belgae`, `belgae hidden`, `all belgae hidden`. Throws without one. */
export function factionOfArgument(argument: Argument): Faction {
  return namedBy(argument).faction;
}

/** Returns what comes after the Faction in an argument: `hidden`, `ally nervii`, `troops`. */
export function pieceOfArgument(argument: Argument): string {
  return namedBy(argument).piece;
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
export function weightOf(G: G, piece: string): number {
  if (piece.startsWith('legion') || piece.startsWith('fallen')) return 100;
  if (piece.startsWith('citadel')) return 80;
  if (piece.startsWith('ally')) return 60 + worthOf(G, piece);
  if (piece.startsWith('leader')) return 50;
  return piece === 'fort' ? 40 : worthOf(G, piece);
}
