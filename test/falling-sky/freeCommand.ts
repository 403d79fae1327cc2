import { orderFor } from '../../games/falling-sky/commands/order';
import { type CommandName, FREE } from '../../games/falling-sky/commands/terms';
import { commandFrame } from '../../games/falling-sky/commands/underWay';
import type { Player } from '../../games/falling-sky/components/factions';
import { begin, type Position, type Table } from './table';

/** Starts where a Faction executes a free Command within an Event that another executes. */
export function freeCommand(
  position: Position,
  command: CommandName,
  faction: Player,
  executes: Player,
): Table {
  return begin(
    position,
    {
      step: 'turn',
      sides: [],
      faction: executes,
      options: ['event'],
      limited: false,
      executes: 'event',
    },
    commandFrame(orderFor(command, faction, faction, FREE)),
  ).start();
}
