import { type FormEvent, useCallback, useState } from 'react';
import { type HeldSeat, lastName } from '../client/seats';
import type { CatalogueEntry } from '../entry';
import { findRoom, type Room, takeSeat } from '../lobby/api';
import { NameField } from '../lobby/NameField';
import { optionsIn } from '../lobby/optionsIn';
import { problemOf } from '../lobby/problem';
import { SeatPicker } from '../lobby/SeatPicker';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { usePolled } from '../ui/usePolled';
import { listOf } from '../ui/words';

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
  const open = players.filter(({ name }) => name === undefined).map(({ id }) => String(id));
  const [wanted, setWanted] = useState(open[0]);
  const seat = open.includes(wanted) ? wanted : open[0];
  const [name, setName] = useState(lastName);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const hosts = players.flatMap(({ name: host }) => host ?? []);

  const join = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      seated(await takeSeat(entry.id, first.matchID, seat, name));
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
      room.refresh();
    }
  };

  return (
    <main className="message invitation" data-testid="invitation">
      <p className="over-title">
        {hosts.length > 0
          ? `${listOf(hosts)} ${hosts.length === 1 ? 'invites' : 'invite'} you to`
          : 'An open table of'}
      </p>
      <h1>{entry.title}</h1>
      <p>{entry.summary}</p>
      <p className="muted">{optionsIn(entry, first.setupData)}</p>
      {open.length === 0 ? (
        <p role="alert">All seats are taken by now. You can watch.</p>
      ) : (
        <form onSubmit={join} className="stack">
          <SeatPicker sides={entry.sides} open={open} value={seat} onChange={setWanted} />
          <NameField value={name} onChange={setName} />
          <button type="submit" className="primary" disabled={busy} data-testid="join">
            Play {entry.sides[Number(seat)]}
          </button>
        </form>
      )}
      {problem !== '' && (
        <p className="notice warning" role="alert">
          {problem}
        </p>
      )}
      <p className="actions">
        <button type="button" onClick={watch} data-testid="watch">
          <Icon name="eye" /> Watch
        </button>
        <Link to="/" className="button quiet">
          To the lobby
        </Link>
      </p>
    </main>
  );
}
