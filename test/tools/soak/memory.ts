import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ServerProcess } from '../../lobby/fixtures/process';

const run = promisify(execFile);

/** Returns how many megabytes of memory a server takes. */
export async function megabytesOf({ pid }: ServerProcess): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Math.round(Number(stdout) / 1024);
}
