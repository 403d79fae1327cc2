import { isAskedOf } from '../../games/kit/options';
import type { CatalogueEntry } from '../entry';

/**
 * Returns the options of a match of so many players in words, or only those that are not as usual; empty when there are
 * none. `setupData` comes from the server.
 */
export function optionsIn(
  entry: Pick<CatalogueEntry, 'options'>,
  players: number,
  setupData: unknown,
  only?: 'unusual',
): string {
  const chosen: Record<string, unknown> =
    typeof setupData === 'object' && setupData !== null ? { ...setupData } : {};
  return entry.options
    .filter((option) => isAskedOf(option, players))
    .map(({ id, label, choices, default: usual }) => ({ label, choices, usual, value: chosen[id] ?? usual }))
    .filter(({ value, usual }) => only === undefined || value !== usual)
    .map(({ label, choices, value }) => {
      return `${label}: ${choices.find((choice) => choice.value === value)?.label ?? String(value)}`;
    })
    .join(' · ');
}
