import type { Options } from '../../games/kit/options';
import type { CatalogueEntry } from '../entry';
import { chairsIn, namesOf, unheldIn } from '../sides';
import { Notice } from '../ui/Notice';

interface AloneProps {
  entry: CatalogueEntry;
  players: number;
  options: Options;
  onChange(options: Options): void;
}

/** Says that one person plays all sides, where that is so, and offers the game for one against sides that the rules play. */
export function Alone({ entry, players, options, onChange }: AloneProps) {
  const { solitaire, sides } = entry;
  const playsAll = players === 1 && unheldIn(entry, players, options).length === 0;
  if (!playsAll || solitaire === undefined || chairsIn(entry, players, options).length > 1) return null;
  return (
    <Notice data-testid="plays-all">
      <span>One person plays all sides: {namesOf(sides)}.</span>
      <button type="button" onClick={() => onChange({ ...options, ...solitaire.options })}>
        {solitaire.label}
      </button>
    </Notice>
  );
}
