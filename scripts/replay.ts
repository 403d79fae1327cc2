/*
 * npm run replay -- <record>: plays a match again from its record, a file or - for standard input. Prints the journal, checks every move by
 * the rules and every die by the key, and says what differs. Games are played with the components that the environment names, as the server plays them.
 */
import { readFileSync } from 'node:fs';
import { games } from '../games/index';
import { type MatchRecord, parseRecord } from '../games/record/record';
import { linesOf } from '../games/record/replay';
import { verifying } from '../games/record/verify';
import { withComponents } from '../lobby/components';
import { isOfKit } from '../lobby/game';

const [path] = process.argv.slice(2);
try {
  if (path === undefined) throw new Error('Name the file of a record, or - for standard input');
  tell(parseRecord(readFileSync(path === '-' ? 0 : path, 'utf8')));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function tell(record: MatchRecord): void {
  const game = withComponents(games, process.env)
    .filter(isOfKit)
    .find(({ name }) => name === record.game);
  if (game === undefined) throw new Error(`There is no game ${record.game} here`);
  if (record.start !== undefined) console.log(startOf(record.start));
  for (const state of verifying(game, record))
    for (const { rule, text } of linesOf(state))
      console.log(`${state._stateID}. ${text}${rule === '' ? '' : ` (${rule})`}`);
  const { moves, dice } = record;
  console.log(
    `All is as the record tells: ${moves.length} moves, and ${dice.drawn} numbers drawn from the key.`,
  );
  console.log(`The SHA-256 of the key, which the table has shown from the start: ${dice.commitment}`);
}

function startOf({ of }: NonNullable<MatchRecord['start']>): string {
  const seen = of.seen === 'everything' ? 'with all seen' : `as seat ${of.seen} saw it`;
  return `A variation: it begins after move ${of.moves} of the match with the checksum ${of.checksum}, ${seen}.`;
}
