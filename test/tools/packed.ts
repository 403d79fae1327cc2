import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const INSTALL = ['install', '--install-links', '--prefer-offline', '--no-audit', '--no-fund'];

/** Folders in which the packed package is installed as its users install it. */
export interface Packed {
  /** A folder of its own for whatever a test needs beside. */
  folder: string;
  /** Installs it, beside other packages or folders of packages, in an empty folder; returns the folder. */
  installWith(name: string, ...others: string[]): string;
  /** Installs it in a copy of one of the examples, with what the example asks for; returns the folder. */
  installExample(name: string): string;
  /** Removes all of it. */
  remove(): void;
}

/** Returns where the tarball of `npm pack`, which each run of these tests builds once, is installed. */
export function packed(tarball: string): Packed {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-packed-'));
  const install = (user: string, ...what: string[]) => {
    execFileSync('npm', [...INSTALL, ...what], { cwd: user, stdio: 'pipe' });
    return user;
  };
  return {
    folder,
    installWith(name, ...others) {
      const user = join(folder, name);
      mkdirSync(user);
      writeFileSync(join(user, 'package.json'), '{ "name": "user", "private": true }');
      return install(user, tarball, ...others);
    },
    installExample(name) {
      const user = join(folder, name);
      cpSync(join('examples', name), user, {
        recursive: true,
        filter: (path) => !path.includes('node_modules'),
      });
      const manifest = join(user, 'package.json');
      const asked = readFileSync(manifest, 'utf8');
      writeFileSync(manifest, asked.replace('"rubicon-games": "*"', `"rubicon-games": "file:${tarball}"`));
      return install(user);
    },
    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
