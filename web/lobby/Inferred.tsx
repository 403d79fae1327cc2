import type { CatalogueEntry } from '../entry';

/** Says which parts of a game are not known from its rules text; nothing when all are. */
export function Inferred({ entry }: { entry: CatalogueEntry }) {
  if (entry.inferred === undefined) return null;
  return (
    <p className="muted small" data-testid="inferred">
      <b>Inferred parts.</b> {entry.inferred}
    </p>
  );
}
