import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    tarball: string;
  }
}

/** Builds and packs the package before the first test, once for all that install it: two builds at a time would undo each other. */
export default function packOnce(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-tarball-'));
  execFileSync('npm', ['pack', '--pack-destination', folder], { stdio: 'pipe' });
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('npm pack has made no tarball');
  project.provide('tarball', join(folder, tarball));
  return () => rmSync(folder, { recursive: true, force: true });
}
