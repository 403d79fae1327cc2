import { useCallback, useState } from 'react';
import { forgetSeat, type HeldSeat, heldSeats } from '../client/seats';
import type { CatalogueEntry } from '../entry';
import { pathTo } from '../router';
import { Dialog } from '../ui/Dialog';
import { Link } from '../ui/Link';
import { SideMark } from '../ui/SideMark';
import { timeAgo } from '../ui/timeAgo';
import { usePolled } from '../ui/usePolled';
import { findRoom, isGone, leaveSeat, type Room } from './api';
import { problemOf } from './problem';

const POLL = 15_000;

interface Mine {
  held: HeldSeat;
  /** Undefined when the server does not answer, null when the match is gone. */
  room: Room | null | undefined;
}

/** The matches in which this browser holds a seat. */
export function MyMatches({ games }: { games: readonly CatalogueEntry[] }) {
  const [leaving, setLeaving] = useState<HeldSeat>();
  const [problem, setProblem] = useState('');
  const ask = useCallback(() => Promise.all(heldSeats().map(mineOf)), []);
  const { value = heldSeats().map((held): Mine => ({ held, room: undefined })), refresh } = usePolled(
    ask,
    POLL,
  );
  const held = new Set(heldSeats().map(({ match }) => match));
  const mine = value.filter((one) => held.has(one.held.match));
  if (mine.length === 0) return null;

  const leave = async (seat: HeldSeat) => {
    try {
      await leaveSeat(seat);
      setProblem('');
    } catch (error) {
      setProblem(problemOf(error));
    }
    setLeaving(undefined);
    refresh();
  };
  const forget = ({ game, match }: HeldSeat) => {
    forgetSeat(game, match);
    refresh();
  };

  return (
    <section aria-labelledby="mine" data-testid="my-matches">
      <h2 id="mine">Your matches</h2>
      {problem !== '' && (
        <p className="notice warning" role="alert">
          {problem}
        </p>
      )}
      <ul className="rows">
        {mine.map((one) => (
          <MyMatch
            key={one.held.match}
            {...one}
            entry={games.find(({ id }) => id === one.held.game)}
            leave={() => setLeaving(one.held)}
            forget={() => forget(one.held)}
          />
        ))}
      </ul>
      {leaving !== undefined && (
        <Dialog title="Leave the match?" onClose={() => setLeaving(undefined)}>
          <p>Your seat becomes open, and somebody else may play on in your place.</p>
          <footer>
            <button type="button" onClick={() => setLeaving(undefined)}>
              Stay
            </button>
            <button
              type="button"
              className="danger"
              onClick={() => leave(leaving)}
              data-testid="leave-confirm"
            >
              Leave
            </button>
          </footer>
        </Dialog>
      )}
    </section>
  );
}

type MyMatchProps = Mine & { entry: CatalogueEntry | undefined; leave(): void; forget(): void };

function MyMatch({ held, room, entry, leave, forget }: MyMatchProps) {
  const side = entry?.sides[Number(held.seat)] ?? '';
  const over = room?.gameover !== undefined && room.gameover !== null;
  return (
    <li className="row" data-testid="my-match" data-match={held.match}>
      <div>
        <p className="sides">
          <strong>{entry?.title ?? held.game}</strong>
          <span>
            <SideMark side={side} seat={Number(held.seat)} /> {side}
          </span>
        </p>
        <p className="muted small">{standingOf(held, room)}</p>
      </div>
      <div className="actions">
        {room === null || over || entry === undefined ? (
          <button type="button" className="quiet" onClick={forget}>
            Forget
          </button>
        ) : (
          <button type="button" className="quiet" onClick={leave} data-testid="leave-match">
            Leave
          </button>
        )}
        {room !== null && entry !== undefined && (
          <Link to={pathTo('match', held.game, held.match)} className="button primary" data-testid="rejoin">
            {over ? 'Look' : 'Go on'}
          </Link>
        )}
      </div>
    </li>
  );
}

async function mineOf(held: HeldSeat): Promise<Mine> {
  try {
    return { held, room: await findRoom(held.game, held.match) };
  } catch (error) {
    return { held, room: isGone(error) ? null : undefined };
  }
}

function standingOf(held: HeldSeat, room: Room | null | undefined): string {
  if (room === null) return 'This match is not on the server any more.';
  if (room === undefined) return `Joined ${timeAgo(held.at, Date.now())}`;
  const others = room.players.filter(({ id }) => String(id) !== held.seat);
  const against = others.map(({ name }) => name ?? 'an open seat').join(', ');
  const moved = timeAgo(room.updatedAt, Date.now());
  return room.gameover ? `Over, against ${against}` : `Against ${against} · last move ${moved}`;
}
