import { createdRooms } from '../client/createdRooms';
import { heldSeats } from '../client/seats';
import type { CatalogueEntry } from '../entry';
import { pathTo } from '../router';
import { sidesIn } from '../sides';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { SideNames } from '../ui/SideMark';
import { timeAgo } from '../ui/timeAgo';
import { laterIn } from '../ui/watching';
import type { Room } from './api';
import { optionsIn } from './optionsIn';
import css from './RoomList.module.css';
import { Row, Rows, RowTitle } from './Rows';
import { roomsOf } from './roomsOf';

interface RoomListProps {
  games: readonly CatalogueEntry[];
  rooms: readonly Room[] | undefined;
  failed: boolean;
}

const MOST = 30;

/** The rooms on the server, by game: those with an open seat, and folded those that are played in. */
export function RoomList({ games, rooms, failed }: RoomListProps) {
  if (rooms === undefined) return failed ? null : <p className="rubicon-muted">Looking for rooms …</p>;
  const mine = new Set([...heldSeats(), ...createdRooms()].map(({ match }) => match));
  const others = rooms.filter(({ matchID }) => !mine.has(matchID));
  if (others.length === 0)
    return <p className="rubicon-muted">Nobody is waiting just now. Create a room and send the link.</p>;
  return games.map((entry) => {
    const { open, running } = roomsOf(others, entry.id);
    if (open.length + running.length === 0) return null;
    return (
      <div key={entry.id} className={css.game}>
        <h3>{entry.title}</h3>
        {open.length > 0 && <RoomRows entry={entry} rooms={open} />}
        {running.length > 0 && (
          <details data-testid="running">
            <summary className="rubicon-muted rubicon-small">{running.length} under way</summary>
            <RoomRows entry={entry} rooms={running} />
          </details>
        )}
      </div>
    );
  });
}

/** The first {@link MOST} rooms, and how many there are besides. */
function RoomRows({ entry, rooms }: { entry: CatalogueEntry; rooms: readonly Room[] }) {
  return (
    <>
      <Rows>
        {rooms.slice(0, MOST).map((room) => (
          <RoomRow key={room.matchID} entry={entry} room={room} />
        ))}
      </Rows>
      {rooms.length > MOST && <p className="rubicon-muted rubicon-small">and {rooms.length - MOST} more</p>}
    </>
  );
}

function RoomRow({ entry, room }: { entry: CatalogueEntry; room: Room }) {
  const open = room.players.some(({ name }) => name === undefined);
  const path = pathTo('match', entry.id, room.matchID);
  return (
    <Row data-testid="room" data-match={room.matchID}>
      <div>
        <RowTitle>
          {room.players.map(({ id, name, bot }) => (
            <span key={id}>
              <SideNames sides={sidesIn(entry, room.players.length, String(id), room.setupData)} />:{' '}
              {bot !== undefined && <Icon name="bot" />}{' '}
              {name === undefined ? <em>open</em> : <strong>{name}</strong>}
            </span>
          ))}
        </RowTitle>
        <p className="rubicon-muted rubicon-small">
          {[
            optionsIn(entry, room.players.length, room.setupData, 'unusual'),
            room.delay !== undefined && `watched ${laterIn(room.delay)}`,
            timeAgo(room.updatedAt, Date.now()),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {open || room.watching !== 'none' ? (
        <Link to={path} className={open ? 'rubicon-button rubicon-primary' : 'rubicon-button'}>
          {open ? 'Join' : 'Watch'}
        </Link>
      ) : (
        <span className="rubicon-muted rubicon-small">Not open to watchers</span>
      )}
    </Row>
  );
}
