import { execFileSync } from 'node:child_process';
import { rulebooks } from '../../../games';
import { packageSizes } from '../packageSize';
import type { Measure } from './measure';

/** What a page downloads for each entry of the package. */
export async function packageSize(): Promise<Measure[]> {
  execFileSync('npm', ['run', '-s', 'prepack'], { stdio: 'ignore' });
  const sizes = await packageSizes('.', Object.keys(rulebooks));
  return [...sizes].map(([path, kilobytes]) => ({
    bench: `package${path.slice(1)}`,
    value: Math.round(kilobytes * 10) / 10,
    unit: 'kB gzipped',
  }));
}
