import { useCallback } from 'react';
import { messageOf } from '../../games/kit/messageOf';
import type { CatalogueEntry } from '../entry';
import { namesOf, sidesOf } from '../sides';
import { Notice } from '../ui/Notice';
import { useLoaded } from '../ui/useLoaded';
import { type Ends, statisticsOf } from './finished';
import css from './StatisticsPart.module.css';
import { type Group, groupsIn, wonByPeople } from './statisticsGroups';

/** How the games of a rulebook have ended on the server. */
export function StatisticsPart({ entry }: { entry: CatalogueEntry }) {
  const statistics = useLoaded(entry.id, useCallback(statisticsOf, []));
  const { value, error } = statistics;
  return (
    <section aria-labelledby="statistics" data-testid="statistics">
      <h2 id="statistics">Statistics</h2>
      {error !== undefined && (
        <Notice isWarning role="alert">
          {messageOf(error)}
        </Notice>
      )}
      {value === undefined && error === undefined && (
        <p className="rubicon-muted" role="status">
          Counting …
        </p>
      )}
      {value !== undefined && (
        <>
          <p>
            {numberOf(value.all.matches)} of {entry.title} ended on this server.
          </p>
          {value.all.matches > 0 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the arrow keys
            <section className={css.scroll} tabIndex={0} aria-label="Games by how they ended">
              <EndsTable entry={entry} all={value.all} groups={groupsIn(entry, value)} />
            </section>
          )}
          {wonByPeople(value).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="rubicon-muted rubicon-small">
            All finished games are counted, also those that are not listed and those that are no longer kept.
            The number of games stands after each share. All numbers may be a minute old.
          </p>
        </>
      )}
    </section>
  );
}

interface EndsTableProps {
  entry: CatalogueEntry;
  all: Ends;
  groups: readonly Group[];
}

function EndsTable({ entry, all, groups }: EndsTableProps) {
  const results = all.wins.map(({ winners }) => winners);
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">Games</th>
          <th scope="col">Number</th>
          {results.map((winners) => (
            <th key={winners.join()} scope="col">
              {winners.length === 0
                ? 'Draw'
                : `${namesOf(sidesOf(entry.sides, winners)) || winners.join()} won`}
            </th>
          ))}
          <th scope="col">Moves (median)</th>
          <th scope="col">Moves (mean)</th>
        </tr>
      </thead>
      {groups.map(({ title, lines }) => (
        <tbody key={title}>
          {title !== '' && (
            <tr>
              <th scope="rowgroup" colSpan={results.length + 4} className={css.title}>
                {title}
              </th>
            </tr>
          )}
          {lines.map(({ label, ends }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{ends.matches}</td>
              {results.map((winners) => (
                <td key={winners.join()}>{shareOf(ends, winners)}</td>
              ))}
              <td>{ends.length.median}</td>
              <td>{ends.length.mean}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function numberOf(matches: number): string {
  if (matches === 0) return 'No game';
  return matches === 1 ? 'One game' : `${matches} games`;
}

/** Returns how often sides have won together, as a share and as a number. */
function shareOf({ matches, wins }: Ends, winners: readonly string[]): string {
  const won = wins.find((win) => win.winners.join() === winners.join())?.matches ?? 0;
  return won === 0 ? '–' : `${Math.round((100 * won) / matches)} % (${won})`;
}
