import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const INSTALL = ['install', '--install-links', '--prefer-offline', '--no-audit', '--no-fund'];

/** The package as `npm pack` makes it, and folders in which it is installed as its users install it. */
export interface Packed {
  tarball: string;
  /** A folder of its own for whatever a test needs beside. */
  folder: string;
  /** Installs it, beside other packages or folders of packages, in an empty folder; returns the folder. */
  installWith(name: string, ...others: string[]): string;
  /** Installs it in a copy of one of the examples, with what the example asks for; returns the folder. */
  installExample(name: string): string;
  /** Removes all of it. */
  remove(): void;
}

/** Builds the package and packs it. */
export function pack(): Packed {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-packed-'));
  execFileSync('npm', ['pack', '--pack-destination', folder], { stdio: 'pipe' });
  const tarball = join(folder, readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '');
  const install = (user: string, ...what: string[]) => {
    execFileSync('npm', [...INSTALL, ...what], { cwd: user, stdio: 'pipe' });
    return user;
  };
  return {
    tarball,
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
      if (!existsSync(manifest)) throw new Error(`the example ${name} has no package.json`);
      const asked = readFileSync(manifest, 'utf8');
      writeFileSync(manifest, asked.replace('"rubicon-games": "*"', `"rubicon-games": "file:${tarball}"`));
      return install(user);
    },
    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
