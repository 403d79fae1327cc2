import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundle, indexOf, OUTPUT, PICTURES } from './bundle';
import { ownersIn } from './components.build';
import { measure } from './size';

const made = await bundle(ownersIn(process.env));
await rm(OUTPUT, { recursive: true, force: true });
for (const { path, contents } of made.files) await put(path, contents);
await put(resolve(OUTPUT, 'index.html'), Buffer.from(await indexOf(made)));
await put(resolve(OUTPUT, 'licences.txt'), Buffer.from(made.licences));
const icon = resolve(OUTPUT, 'favicon.svg');
await copyFile(resolve(import.meta.dirname, 'favicon.svg'), icon);
await put(icon, await readFile(icon));
await cp(PICTURES, resolve(OUTPUT, 'pictures'), { recursive: true });

const { lobby, tables } = await measure(made);
const sizes = Object.entries(tables).map(([game, { own, all }]) => `${game} ${own} of ${all} kB`);
process.stdout.write(`dist/web, gzipped: ${[`lobby ${lobby} kB`, ...sizes].join(', ')}\n`);

/** Writes a file and its gzipped sibling. */
async function put(path: string, contents: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
  await writeFile(`${path}.gz`, gzipSync(contents, { level: 9 }));
}
