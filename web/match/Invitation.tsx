import { type FormEvent, useCallback, useState } from 'react';
import { createdRoom } from '../client/createdRooms';
import { playerOf } from '../client/player';
import { type HeldSeat, lastName } from '../client/seats';
import type { CatalogueEntry } from '../entry';
import { findRoom, type Room, takeSeat } from '../lobby/api';
import { NameField } from '../lobby/NameField';
import { optionsIn } from '../lobby/optionsIn';
import { problemOf } from '../lobby/problem';
import { SeatPicker } from '../lobby/SeatPicker';
import { namesOf, sidesIn } from '../sides';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { Notice } from '../ui/Notice';
import { PageMessage } from '../ui/PageMessage';
import { usePolled } from '../ui/usePolled';
import { listOf } from '../ui/words';
import { LazyBotSeats } from './LazyBotSeats';

interface InvitationProps {
  entry: CatalogueEntry;
  room: Room;
  seated(held: HeldSeat): void;
  watch(): void;
}

const POLL = 5_000;

/** Asks who comes by link whether to take a seat, and which, or to watch. */
export function Invitation({ entry, room: first, seated, watch }: InvitationProps) {
  const ask = useCallback(() => findRoom(entry.id, first.matchID), [entry.id, first.matchID]);
  const room = usePolled(ask, POLL);
  const { players } = room.value ?? first;
  const chairs = players.map(({ id }) => {
    const seat = String(id);
    return { seat, sides: sidesIn(entry, players.length, seat, first.setupData) };
  });
  const open = chairs.filter((_chair, index) => players[index].name === undefined);
  const [wanted, setWanted] = useState(open[0]?.seat);
  const chosen = open.find(({ seat }) => seat === wanted) ?? open.at(0);
  const [name, setName] = useState(lastName);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [seating, setSeating] = useState(false);
  const created = createdRoom(entry.id, first.matchID);
  const watchable = first.watching !== 'none';
  const hosts = players.flatMap(({ name: host, bot }) => (bot === undefined ? (host ?? []) : []));
  const bots = players.flatMap(({ name: bot, bot: level }, index) =>
    level === undefined ? [] : `${bot} plays ${namesOf(chairs[index].sides)}`,
  );

  const join = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen === undefined) return;
    setBusy(true);
    try {
      seated(await takeSeat(entry.id, first.matchID, chosen.seat, name));
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
      room.refresh();
    }
  };

  return (
    <PageMessage
      over={
        created !== undefined
          ? 'Your table of'
          : hosts.length > 0
            ? `${listOf(hosts)} ${hosts.length === 1 ? 'invites' : 'invite'} you to`
            : 'An open table of'
      }
      title={entry.title}
      data-testid="invitation"
    >
      <p>{entry.summary}</p>
      <p className="rubicon-muted">{optionsIn(entry, players.length, first.setupData)}</p>
      {bots.length > 0 && (
        <p data-testid="bots">
          <Icon name="bot" /> {listOf(bots)}.
        </p>
      )}
      {chosen === undefined ? (
        <p role="alert">
          All seats are taken by now{watchable ? '. You can watch.' : ', and nobody may watch.'}
        </p>
      ) : (
        <form onSubmit={join} className="rubicon-stack">
          <SeatPicker open={open} value={chosen.seat} onChange={setWanted} />
          <NameField value={name} onChange={setName} />
          <button type="submit" className="rubicon-primary" disabled={busy} data-testid="join">
            Play {namesOf(chosen.sides)}
          </button>
        </form>
      )}
      {problem !== '' && (
        <Notice isWarning role="alert">
          {problem}
        </Notice>
      )}
      <p className="rubicon-actions">
        {watchable && (
          <button type="button" onClick={watch} data-testid="watch">
            <Icon name="eye" /> Watch
          </button>
        )}
        {created !== undefined && entry.hasBots && (
          <button type="button" onClick={() => setSeating(true)} data-testid="seat-bots">
            <Icon name="bot" /> Bots
          </button>
        )}
        <Link to="/" className="rubicon-button rubicon-quiet">
          To the lobby
        </Link>
      </p>
      {seating && created !== undefined && (
        <LazyBotSeats
          room={created}
          chairs={chairs}
          players={players.map(playerOf)}
          close={() => {
            setSeating(false);
            room.refresh();
          }}
        />
      )}
    </PageMessage>
  );
}
