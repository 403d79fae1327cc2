/* Refuses to publish while package.json does not say whose package it is: npm run prepublishOnly, which `npm publish` runs first. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Stands in package.json for the owner's name on GitHub until the maintainer writes it in its place. */
const PLACEHOLDER = /\bOWNER\b/;
const FIELDS = ['author', 'repository', 'homepage', 'bugs'];

/** Returns the fields of a package.json that are missing or still have the placeholder in them. */
export function fieldsToFill(manifest: Readonly<Record<string, unknown>>): string[] {
  return FIELDS.filter((field) => {
    const text = JSON.stringify(manifest[field]) ?? 'OWNER';
    return PLACEHOLDER.test(text);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const missing = fieldsToFill(JSON.parse(readFileSync('package.json', 'utf8')));
  if (missing.length > 0) {
    process.stderr.write(
      `Not published: write your name for OWNER in package.json (${missing.join(', ')}).\n`,
    );
    process.exit(1);
  }
}
