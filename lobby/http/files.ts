import { realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

/** Returns the file of a folder that a path of an address names, or undefined if there is none, or it is hidden or elsewhere. */
export async function fileAt(root: string, path: string): Promise<string | undefined> {
  const name = decoded(path);
  if (name === undefined || name.includes('\0')) return undefined;
  try {
    const folder = await realpath(root);
    const file = await realpath(resolve(folder, `.${sep}${name.endsWith('/') ? `${name}index.html` : name}`));
    const inside = file.startsWith(folder + sep) && !file.slice(folder.length).includes(`${sep}.`);
    return inside && (await stat(file)).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
