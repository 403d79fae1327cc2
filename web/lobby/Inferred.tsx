import type { CatalogueEntry } from '../entry';
import css from './Inferred.module.css';

/** Says that parts of a game are not known from its rules text, and which to who opens it; nothing when all are. */
export function Inferred({ entry }: { entry: CatalogueEntry }) {
  if (entry.inferred === undefined) return null;
  return (
    <details className={css.inferred} data-testid="inferred">
      <summary>Some parts are reconstructed</summary>
      <p>{entry.inferred}</p>
    </details>
  );
}
