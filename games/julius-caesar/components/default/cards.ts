/* The command cards (2.1): their Moves and Levies are transcribed from the published cards. */
import type { CommandId } from '../cards';
import type { Command } from '../components';

const command = (id: CommandId, moves: number, levies: number): Command => ({
  id,
  moves,
  levies,
  source: 'public',
});

export const COMMANDS: readonly Command[] = [
  command('c01', 4, 1),
  command('c02', 3, 2),
  command('c03', 3, 2),
  command('c04', 3, 1),
  command('c05', 3, 1),
  command('c06', 3, 1),
  command('c07', 2, 3),
  command('c08', 2, 3),
  command('c09', 2, 3),
  command('c10', 2, 3),
  command('c11', 2, 2),
  command('c12', 2, 2),
  command('c13', 2, 2),
  command('c14', 2, 2),
  command('c15', 2, 1),
  command('c16', 2, 1),
  command('c17', 2, 1),
  command('c18', 1, 3),
  command('c19', 1, 2),
  command('c20', 1, 2),
];
