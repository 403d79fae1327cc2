import { lazy, Suspense, useCallback, useState } from 'react';
import { loadGame } from '../boards/index';
import { heldSeat } from '../client/seats';
import type { CatalogueEntry } from '../entry';
import { findRoom, isGone } from '../lobby/api';
import { problemOf } from '../lobby/problem';
import { pathTo } from '../router';
import { Link } from '../ui/Link';
import { Failed, Waiting } from '../ui/Message';
import { useLoaded } from '../ui/useLoaded';
import { NetworkTable } from './NetworkTable';

/** Who comes from the lobby has a seat, and needs no invitation. */
const Invitation = lazy(async () => ({ default: (await import('./Invitation')).Invitation }));

interface MatchPageProps {
  entry: CatalogueEntry;
  matchID: string;
}

/** A match on the server: at the seat this browser holds, or first asking whether to take one or to watch. */
export function MatchPage({ entry, matchID }: MatchPageProps) {
  const [held, setHeld] = useState(() => heldSeat(entry.id, matchID));
  const [watches, setWatches] = useState(false);
  const game = useLoaded(entry.id, loadGame);
  const room = useLoaded(
    matchID,
    useCallback((id: string) => findRoom(entry.id, id), [entry.id]),
  );

  const ownRoom = (
    <Link to={pathTo('room', entry.id)} className="rubicon-button">
      Open a room of {entry.title}
    </Link>
  );
  if (isGone(room.error)) {
    return (
      <Failed title="This match is not here, or no longer." instead={ownRoom}>
        <p role="alert">
          Matches that nobody plays are deleted after a while, and a link may be cut off on its way. Ask for
          it again, or open a room of your own.
        </p>
      </Failed>
    );
  }
  if (room.error !== undefined) {
    return (
      <Failed title="This match cannot be opened." retry>
        <p role="alert">{problemOf(room.error)}</p>
      </Failed>
    );
  }
  if (game.error !== undefined) return <Failed title="The game could not be loaded." retry />;
  if (room.value === undefined || game.value === undefined) return <Waiting />;

  const open = room.value.players.some(({ name }) => name === undefined);
  const watchable = room.value.watching !== 'none';
  if (held === undefined && !open && !watchable) {
    return (
      <Failed title="All seats of this table are taken." instead={ownRoom}>
        <p>It is not open to watchers. Ask who sent the link to make a new room, or open one of your own.</p>
      </Failed>
    );
  }
  if (held === undefined && open && !(watches && watchable)) {
    return (
      <Suspense fallback={<Waiting />}>
        <Invitation entry={entry} room={room.value} seated={setHeld} watch={() => setWatches(true)} />
      </Suspense>
    );
  }
  const watch = () => {
    setHeld(undefined);
    setWatches(true);
  };
  return (
    <NetworkTable
      {...game.value}
      room={room.value}
      held={held}
      watch={watch}
      takeSeat={() => setWatches(false)}
    />
  );
}
