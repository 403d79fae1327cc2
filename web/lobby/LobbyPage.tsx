import { lazy, Suspense, useCallback, useState } from 'react';
import type { CatalogueEntry } from '../entry';
import { addressOf } from '../router';
import { Notice } from '../ui/Notice';
import { usePolled } from '../ui/usePolled';
import { listRooms } from './api';
import { GameCard } from './GameCard';
import { JoinByLink } from './JoinByLink';
import css from './LobbyPage.module.css';
import { MyMatches } from './MyMatches';
import { problemOf } from './problem';
import { RoomList } from './RoomList';
import { SavedGames } from './SavedGames';

const POLL = 5_000;
const CreateRoom = lazy(async () => ({ default: (await import('./CreateRoom')).CreateRoom }));

/** The first page: the games, the open rooms, and what this browser has under way. */
export function LobbyPage({ games }: { games: readonly CatalogueEntry[] }) {
  const [creating, setCreating] = useState<CatalogueEntry>();
  const ask = useCallback(
    async () => (await Promise.all(games.map(({ id }) => listRooms(id)))).flat(),
    [games],
  );
  const rooms = usePolled(ask, POLL);

  return (
    <div className={css.lobby}>
      <header className={css.head}>
        <img src={addressOf('/favicon.svg')} alt="" width="52" height="52" />
        <h1>Rubicon</h1>
        <p>Wargames about Julius Caesar: play a friend by link, on one screen, or against a bot.</p>
      </header>
      <main>
        <section aria-labelledby="games">
          <h2 id="games">Games</h2>
          {games.map((entry) => (
            <GameCard key={entry.id} entry={entry} create={() => setCreating(entry)} />
          ))}
        </section>
        <div className={css.side}>
          <MyMatches games={games} />
          <SavedGames games={games} />
          <section aria-labelledby="rooms" data-testid="rooms">
            <h2 id="rooms">Rooms</h2>
            {rooms.error !== undefined && (
              <Notice isWarning role="alert" data-testid="lobby-problem">
                <span>{problemOf(rooms.error)}</span>
                <button type="button" onClick={rooms.refresh}>
                  Try again
                </button>
              </Notice>
            )}
            <JoinByLink />
            <RoomList games={games} rooms={rooms.value} failed={rooms.error !== undefined} />
          </section>
        </div>
      </main>
      <Suspense>
        {creating !== undefined && <CreateRoom entry={creating} close={() => setCreating(undefined)} />}
      </Suspense>
    </div>
  );
}
