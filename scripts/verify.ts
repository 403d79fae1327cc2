/*
 * npm run verify -- <record>: plays a match again from its record, a file or - for standard input, and checks every die. Games are played
 * with the components that the environment names, as the server plays them.
 */
import { readFileSync } from 'node:fs';
import { games } from '../games/index';
import { withComponents } from '../lobby/components';
import { parseRecord } from '../lobby/record/record';
import { verify } from '../lobby/record/verify';

const [path] = process.argv.slice(2);
try {
  if (path === undefined) throw new Error('Name the file of a record, or - for standard input');
  const record = parseRecord(readFileSync(path === '-' ? 0 : path, 'utf8'));
  console.log(JSON.stringify({ ...verify(withComponents(games, process.env), record), verified: true }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
