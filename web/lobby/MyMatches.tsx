import { useCallback, useState } from 'react';
import { createdRooms, forgetRoom } from '../client/createdRooms';
import { forgetSeat, type HeldSeat, heldSeats } from '../client/seats';
import type { CatalogueEntry } from '../entry';
import { pathTo } from '../router';
import { sidesIn } from '../sides';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Link } from '../ui/Link';
import { Notice } from '../ui/Notice';
import { SideNames } from '../ui/SideMark';
import { usePolled } from '../ui/usePolled';
import { findRoom, isGone, leaveSeat } from './api';
import { inOrder, isAsked, isOver, type Mine, type Place, standingOf } from './mine';
import { problemOf } from './problem';
import { Row, Rows, RowTitle } from './Rows';

const POLL = 15_000;

/** What is known of matches that change no more, by their ids. */
const settled = new Map<string, Mine['room']>();

/** The matches in which this browser holds a seat, and those it has created and watches. */
export function MyMatches({ games }: { games: readonly CatalogueEntry[] }) {
  const [leaving, setLeaving] = useState<HeldSeat>();
  const [problem, setProblem] = useState('');
  const ask = useCallback(() => Promise.all(myPlaces().map(mineOf)), []);
  const { value = myPlaces().map((place): Mine => ({ place, room: undefined })), refresh } = usePolled(
    ask,
    POLL,
  );
  const matches = new Set(myPlaces().map(({ match }) => match));
  const mine = inOrder(value.filter(({ place }) => matches.has(place.match)));
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
  const forget = ({ game, match }: Place) => {
    forgetSeat(game, match);
    forgetRoom({ game, match });
    refresh();
  };

  return (
    <section aria-labelledby="mine" data-testid="my-matches">
      <h2 id="mine">Your matches</h2>
      {problem !== '' && (
        <Notice isWarning role="alert">
          {problem}
        </Notice>
      )}
      <Rows>
        {mine.map((one) => (
          <MyMatch
            key={one.place.match}
            mine={one}
            entry={games.find(({ id }) => id === one.place.game)}
            leave={() => setLeaving(one.place.held)}
            forget={() => forget(one.place)}
          />
        ))}
      </Rows>
      {leaving !== undefined && (
        <ConfirmDialog
          title="Leave the match?"
          confirm="Leave"
          cancel="Stay"
          name="leave"
          onConfirm={() => leave(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          Your seat becomes open, and somebody else may play on in your place.
        </ConfirmDialog>
      )}
    </section>
  );
}

type MyMatchProps = { mine: Mine; entry: CatalogueEntry | undefined; leave(): void; forget(): void };

function MyMatch({ mine, entry, leave, forget }: MyMatchProps) {
  const { place, room } = mine;
  const { game, match, held } = place;
  const over = isOver(mine);
  return (
    <Row data-testid="my-match" data-match={match}>
      <div>
        <RowTitle>
          <strong>{entry?.title ?? game}</strong>
          {held !== undefined && entry !== undefined && (
            <span>
              <SideNames
                sides={sidesIn(entry, room?.players.length ?? entry.players.max, held.seat, room?.setupData)}
              />
            </span>
          )}
        </RowTitle>
        <p className="rubicon-muted rubicon-small">
          {isAsked(mine) && <strong>Your turn · </strong>}
          {standingOf(mine, Date.now())}
        </p>
      </div>
      <div className="rubicon-actions">
        {room === null || over || entry === undefined || held === undefined ? (
          <button type="button" className="rubicon-quiet" onClick={forget}>
            Forget
          </button>
        ) : (
          <button type="button" className="rubicon-quiet" onClick={leave} data-testid="leave-match">
            Leave
          </button>
        )}
        {room !== null && entry !== undefined && (
          <Link
            to={pathTo('match', game, match)}
            className={isAsked(mine) ? 'rubicon-button rubicon-primary' : 'rubicon-button'}
            data-testid="rejoin"
          >
            {over ? 'Look' : held === undefined ? 'Watch' : 'Go on'}
          </Link>
        )}
      </div>
    </Row>
  );
}

function myPlaces(): Place[] {
  const held = heldSeats();
  const watched = createdRooms().filter(({ match }) => held.every((seat) => seat.match !== match));
  const places = [
    ...held.map((seat): Place => ({ game: seat.game, match: seat.match, at: seat.at, held: seat })),
    ...watched.map(({ game, match, at }): Place => ({ game, match, at })),
  ];
  return places.sort((a, b) => b.at - a.at);
}

async function mineOf(place: Place): Promise<Mine> {
  const known = settled.get(place.match);
  if (known !== undefined) return { place, room: known };
  const room = await findRoom(place.game, place.match).catch((error) => (isGone(error) ? null : undefined));
  const mine = { place, room };
  if (room === null || isOver(mine)) settled.set(place.match, room);
  return mine;
}
