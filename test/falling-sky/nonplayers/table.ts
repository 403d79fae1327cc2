import type { Player } from '../../../games/falling-sky/components/factions';
import type { Deed } from '../../../games/falling-sky/frames';
import type { FrameOf, G } from '../../../games/falling-sky/state';
import type { AnyFrame } from '../../../games/kit/frame';
import { begin, type Position, stateOf, type Table } from '../table';

/** Tribes that bring the Arverni next to victory as their Allies (7.2). */
export const ARVERNIAN = [
  'arverni',
  'cadurci',
  'volcae',
  'carnutes',
  'aulerci',
  'pictones',
  'santones',
  'veneti',
  'namnetes',
] as const;

/** Tribes that bring the Belgae next to victory as their Allies, with the Control that these give them (7.2). */
export const BELGIC = ['morini', 'menapii', 'nervii', 'eburones', 'atrebates', 'bellovaci', 'remi'] as const;

/** The frame of a turn in which a Faction executes an Event. */
export function eventTurn(faction: Player): FrameOf<'turn'> {
  return { step: 'turn', sides: [], faction, options: [], limited: false, executes: 'event' };
}

/** How the turn of a Non-player comes about. */
export interface Turn {
  /** What it rolls, and what else is rolled in its turn. */
  dice?: number[];
  /** What it may do as the Eligible Faction it is; all by default. */
  options?: Deed[];
  /** Other Factions that nobody runs; they are Ineligible, so that they do not act in turn. */
  others?: Player[];
}

/** Returns a position in which nobody runs some Factions; each of the others has a player of its own. */
export function unheld(position: Position, ...factions: Player[]): Position {
  const seats = { ...stateOf(position).seats };
  for (const faction of factions) seats[faction] = null;
  return { ...position, seats };
}

/** Returns a position in which nobody runs a Faction, nor some others, which are Ineligible: just the former acts. */
export function alone(position: Position, faction: Player, others: readonly Player[]): Position {
  const start = unheld(position, faction, ...others);
  const { eligibility } = stateOf(start);
  for (const other of others) eligibility[other].now = false;
  return { ...start, eligibility };
}

/** Starts where a Non-player is Eligible, and goes on until a player is asked: at the latest when another Faction is Eligible. */
export function eligible(
  position: Position,
  faction: Player,
  { dice = [], options = ['command', 'ability', 'event'], others = [] }: Turn = {},
): Table {
  const turn: AnyFrame<G> = {
    step: 'turn',
    sides: [faction],
    faction,
    options,
    limited: false,
    executes: null,
  };
  return begin(alone(position, faction, others), turn)
    .dice(...dice)
    .start();
}
