import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const OWNER = 0o700;
const ANYBODY = 0o777;

/** The files of an embedded database in a folder, which nobody but their owner may read or write. */
export class PrivateFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const keepPrivate: NonNullable<typeof emscriptenOpts.preRun>[number] = ({ FS }) => {
      const { mknod, chmod } = FS;
      FS.mknod = (node: unknown, mode: number, device: unknown) => mknod(node, onlyOwner(mode), device);
      FS.chmod = (node: unknown, mode: number, ...more: unknown[]) => chmod(node, onlyOwner(mode), ...more);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), keepPrivate] } };
  }
}

/** Takes from everybody but the owner what they may do with a folder and all in it; what others own stays as it is. */
export async function makePrivate(folder: string): Promise<void> {
  for (const path of [folder, ...(await pathsIn(folder))]) {
    const stats = await lstat(path);
    const open = (stats.mode & ANYBODY & ~OWNER) !== 0;
    if (open && !stats.isSymbolicLink() && stats.uid === process.getuid?.()) {
      await chmod(path, onlyOwner(stats.mode));
    }
  }
}

async function pathsIn(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).map((path) => join(folder, path));
}

function onlyOwner(mode: number): number {
  return mode & (~ANYBODY | OWNER);
}
