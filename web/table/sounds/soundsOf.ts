import type { JournalEntry } from '../../../games/kit/journal';
import type { Sound } from '../../settings/sounds';

/** Returns what is heard of entries of the journal that come at once: a battle begins, or else dice are rolled. */
export function soundsOf(entries: readonly JournalEntry[]): Sound[] {
  const kinds = new Set(entries.flatMap(({ lines }) => lines.map(({ kind }) => kind)));
  if (kinds.has('battle')) return ['battle'];
  return kinds.has('roll') ? ['dice'] : [];
}
