import { sha256OfText } from '../kit/dice/sha256';
import type { JournalLine } from '../kit/journal';
import type { MatchRecord } from './record';

/** How many hexadecimal digits there are of the fingerprint of what a move told: as many as tell one text from another by chance, in a small file. */
const DIGITS = 8;

/** Returns the SHA-256 of all of a record but the checksum itself, as canonical JSON in UTF-8: no white space, and keys in their order. */
export function checksumOf({
  checksum: _none,
  ...record
}: Omit<MatchRecord, 'checksum'> & { checksum?: string }): string {
  return sha256OfText(canonical(record));
}

/** Returns the fingerprint of lines of the journal: the first digits of the SHA-256 of their canonical JSON; empty where there are none. */
export function fingerprintOf(lines: readonly JournalLine[]): string {
  return lines.length === 0 ? '' : sha256OfText(canonical(lines)).slice(0, DIGITS);
}

/** Returns a value as JSON without white space, the keys of each object in the order of their UTF-16 code units, as RFC 8785 has it. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
