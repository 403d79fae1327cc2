import css from './ResultRows.module.css';

/** A column of the Battle or Siege Table, laid on its side. */
export interface ResultColumn {
  key: string;
  title: string;
  /** Whose it is, which gives it its colour; null for nobody's. */
  side: string | null;
  /** It is the one that counts. */
  isLit: boolean;
  /** The total of the dice, modified, in whose cell the result stands; null before the roll. */
  total: number | null;
}

interface ResultRowsProps {
  /** What its cells say, in words. */
  label: string;
  columns: readonly ResultColumn[];
  /** Returns the cell of a column for a total of the dice. */
  cellOf(column: ResultColumn, total: number): string;
}

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Columns of a table of results, each as a row: under the totals of the dice what they bring. */
export function ResultRows({ label, columns, cellOf }: ResultRowsProps) {
  return (
    <table className={css.results}>
      <caption>{label}</caption>
      <thead>
        <tr>
          <td />
          {TOTALS.map((total) => (
            <th key={total} scope="col">
              {total}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr key={column.key} data-lit={column.isLit} data-side={column.side ?? undefined}>
            <th scope="row">{column.title}</th>
            {TOTALS.map((total) => (
              <td key={total} data-rolled={column.isLit && total === column.total}>
                {cellOf(column, total)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
