import type { RulebookOption } from '../games/kit/rulebook';

/** What the lobby needs to know of a game, without its rules. */
export interface CatalogueEntry {
  id: string;
  title: string;
  publisher: string;
  edition: string;
  summary: string;
  inferred?: string;
  sides: readonly string[];
  hours: string;
  options: readonly RulebookOption[];
}

/** Returns the part of a rulebook that the lobby shows. */
export function catalogueOf(rulebook: CatalogueEntry): CatalogueEntry {
  const { id, title, publisher, edition, summary, inferred, sides, hours, options } = rulebook;
  return { id, title, publisher, edition, summary, inferred, sides, hours, options };
}
