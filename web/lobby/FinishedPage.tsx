import { type FormEvent, useState } from 'react';
import type { CatalogueEntry } from '../entry';
import { navigate, pathTo } from '../router';
import { Link } from '../ui/Link';
import { FinishedList } from './FinishedList';
import css from './FinishedPage.module.css';
import { StatisticsPart } from './StatisticsPart';

interface FinishedPageProps {
  games: readonly CatalogueEntry[];
  /** The game that is asked for; all without one. */
  entry: CatalogueEntry | undefined;
}

/** The games of the server that are over, and how they ended. */
export function FinishedPage({ games, entry }: FinishedPageProps) {
  const [name, setName] = useState('');
  const [wanted, setWanted] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    setWanted(name.trim());
  };
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>Finished games</h1>
        <Link to="/" className="rubicon-button">
          To the lobby
        </Link>
      </header>
      <main className={css.main}>
        <div className={css.filters}>
          <label className={`rubicon-field ${css.filter}`}>
            <span>Game</span>
            <select
              value={entry?.id ?? ''}
              onChange={({ target }) =>
                navigate(target.value === '' ? pathTo('finished') : pathTo('finished', target.value))
              }
              data-testid="finished-game"
            >
              <option value="">All games</option>
              {games.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <form onSubmit={search} className={`${css.filter} ${css.search}`}>
            <label className="rubicon-field">
              <span>Name of a player</span>
              <input
                type="search"
                value={name}
                maxLength={40}
                onChange={({ target }) => {
                  setName(target.value);
                  if (target.value === '') setWanted('');
                }}
                data-testid="finished-name"
              />
            </label>
            <button type="submit">Search</button>
          </form>
        </div>
        <section aria-labelledby="finished-list">
          <h2 id="finished-list">The latest</h2>
          <FinishedList
            key={`${entry?.id} ${wanted}`}
            games={games}
            filter={{ game: entry?.id, name: wanted }}
          />
          <p className="rubicon-muted rubicon-small">
            The server keeps games for some time after their end. Games of rooms that only a link leads to, or
            that are closed to watchers, are not listed.
          </p>
        </section>
        {entry !== undefined && <StatisticsPart key={entry.id} entry={entry} />}
      </main>
    </div>
  );
}
