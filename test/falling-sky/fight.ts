/* Battles as Events and the Germans Phase call them. */
import { type FightSetup, fightFrame } from '../../games/falling-sky/battle/fight';
import type { Faction, Player } from '../../games/falling-sky/components/factions';
import type { RegionId } from '../../games/falling-sky/components/map';
import { begin, type Pieces, type Position, type Table } from './table';

/** Starts a Battle with its dice; the Attacker decides for itself, Germans by the rules. */
export function fight(position: Position, setup: Omit<FightSetup, 'by'>, dice: number[] = []): Table {
  const by = setup.attacker === 'germans' ? null : setup.attacker;
  return begin(position, fightFrame({ by, ...setup }))
    .dice(...dice)
    .start();
}

/** Returns a position with pieces in one Region. */
export function inRegion(
  region: RegionId,
  forces: Partial<Record<Faction, Pieces>>,
  rest: Position = {},
): Position {
  return { ...rest, pieces: { ...rest.pieces, [region]: forces } };
}

/** Returns how many Losses a side is asked to take; 0 when it is not. */
export function lossesAsked(table: Table, side: Player): number {
  return Number(/Take (\d+)/.exec(table.prompt(side)?.text ?? '')?.[1] ?? 0);
}

/** Returns the Losses that the journal tells of in the last Battle: in the Attack and the Counterattack. */
export function lossesTold(table: Table): { attack: number | null; counterattack: number | null } {
  const begun = table.journal.map(({ kind }) => kind).lastIndexOf('battle');
  const told = (step: string) => {
    const line = table.journal.slice(begun).find(({ text }) => text.startsWith(`${step}: `));
    const found = / (no|\d+) Loss/.exec(line?.text ?? '');
    if (found === null) return null;
    return found[1] === 'no' ? 0 : Number(found[1]);
  };
  return { attack: told('Attack'), counterattack: told('Counterattack') };
}
