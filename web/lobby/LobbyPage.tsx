import { lazy, Suspense, useCallback, useState } from 'react';
import type { CatalogueEntry } from '../entry';
import { addressOf, navigate } from '../router';
import { SettingsButton } from '../settings/SettingsButton';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
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

interface LobbyPageProps {
  games: readonly CatalogueEntry[];
  /** The game for which a room is asked at once. */
  asks?: CatalogueEntry;
}

/** The first page: the games, the open rooms, and what this browser has under way. */
export function LobbyPage({ games, asks }: LobbyPageProps) {
  const [creating, setCreating] = useState(asks);
  const ask = useCallback(
    async () => (await Promise.all(games.map(({ id }) => listRooms(id)))).flat(),
    [games],
  );
  const rooms = usePolled(ask, POLL);
  const open =
    rooms.value?.filter(({ players }) => players.some(({ name }) => name === undefined)).length ?? 0;

  const close = () => {
    setCreating(undefined);
    if (asks !== undefined) navigate('/');
  };

  return (
    <div className={css.lobby}>
      <header className={css.head}>
        <img src={addressOf('/favicon.svg')} alt="" width="52" height="52" />
        <h1>Rubicon</h1>
        <p>Wargames about Julius Caesar: play the computer, a friend by link, or on one screen.</p>
        <a href="#rooms" className={css.toRooms}>
          {open > 0 ? `${open} open ${open === 1 ? 'room' : 'rooms'}` : 'Rooms'}
        </a>
        <SettingsButton className="rubicon-quiet">
          <Icon name="gear" />
          <span className={css.word}>Settings</span>
        </SettingsButton>
      </header>
      <main>
        <section aria-labelledby="games">
          <h2 id="games">Games</h2>
          <div className={css.games}>
            {games.map((entry) => (
              <GameCard key={entry.id} entry={entry} create={() => setCreating(entry)} />
            ))}
          </div>
        </section>
        <div className={css.side}>
          <JoinByLink />
          <MyMatches games={games} />
          <SavedGames games={games} />
          <p>
            <Link to="/finished">Finished games</Link> of this server, to replay, and who won how often.
          </p>
          <p>
            <Link to="/replay">Look back at a match</Link> from the file of its record.
          </p>
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
            <RoomList games={games} rooms={rooms.value} failed={rooms.error !== undefined} />
          </section>
        </div>
      </main>
      <footer className={css.foot}>
        <a href={addressOf('/licences.txt')}>Licences</a> of what this page is made with
      </footer>
      <Suspense>{creating !== undefined && <CreateRoom entry={creating} close={close} />}</Suspense>
    </div>
  );
}
