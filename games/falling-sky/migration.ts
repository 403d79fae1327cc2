/* Matches begun with an earlier release, whose state had another shape. */
import type { G } from './state';

/** The state of version 1, which knew Non-players only as chapter 8 was printed (8.0). */
type Version1 = Omit<G, 'errata'>;

/** Returns a state of version 1 as one of today, which goes on by chapter 8 as printed. Throws for any other version. */
export function migrate(old: unknown, version: number): G {
  if (version !== 1 || !isVersion1(old)) throw new Error(`matches of version ${version} cannot be read`);
  return { ...old, errata: false };
}

function isVersion1(old: unknown): old is Version1 {
  return (
    typeof old === 'object' &&
    old !== null &&
    !('errata' in old) &&
    ['stack', 'seats', 'forces', 'tribes', 'secret'].every((key) => key in old)
  );
}
