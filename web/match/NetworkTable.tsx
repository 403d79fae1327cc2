import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { hasBots } from '../../games/kit/rulebook';
import type { GameParts } from '../boards/index';
import { createdRoom } from '../client/createdRooms';
import type { Player } from '../client/match';
import { forgetSeat, type HeldSeat, seatsSurvive } from '../client/seats';
import { useAsking } from '../client/useAsking';
import { useMatch } from '../client/useMatch';
import { leaveSeat, type Room, recordAt } from '../lobby/api';
import { problemOf } from '../lobby/problem';
import { addressOf, navigate, pathTo } from '../router';
import { chairsOf, namedSides } from '../sides';
import { Table } from '../table/Table';
import { CloseButton } from '../ui/CloseButton';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { CopyLink } from '../ui/CopyLink';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { Notice } from '../ui/Notice';
import { laterIn } from '../ui/watching';
import { LazyBotSeats } from './LazyBotSeats';

/** Nobody needs it before the match is over. */
const AfterMatch = lazy(async () => ({ default: (await import('./AfterMatch')).AfterMatch }));

interface NetworkTableProps extends GameParts {
  room: Room;
  /** The seat this browser holds; without one it watches. */
  held: HeldSeat | undefined;
  /** Goes on as a spectator. */
  watch(): void;
  /** Asks for a seat. */
  takeSeat(): void;
}

/** The table of a match on the server. */
export function NetworkTable({ rules, board, room, held, watch, takeSeat }: NetworkTableProps) {
  const { matchID } = room;
  const game = rules.rulebook.id;
  const match = useMatch(rules, matchID, held?.seat ?? null, held?.credentials);
  const asks = useAsking(matchID);
  const [leaves, setLeaves] = useState(false);
  const [isFull, setFull] = useState(() => room.players.every(({ name }) => name !== undefined));
  const [seating, setSeating] = useState(false);
  const [seenLate, setSeenLate] = useState(false);
  const late = room.delay === undefined || held !== undefined || seenLate ? '' : laterIn(room.delay);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of the room changes in the dialog
  const created = useMemo(() => createdRoom(game, matchID), [game, matchID, seating]);
  const seatsBots = created !== undefined && hasBots(rules.rulebook);
  const [problem, setProblem] = useState('');
  const path = pathTo('match', game, matchID);
  const url = location.origin + addressOf(path);
  const open = match.state?.over == null && match.players.some(({ name }) => name === undefined);
  const final = match.trouble?.final;

  const leave = useCallback(async () => {
    if (held === undefined) return;
    try {
      await leaveSeat(held);
      navigate('/');
    } catch (error) {
      setProblem(problemOf(error));
      setLeaves(false);
    }
  }, [held]);

  const giveUpSeat = () => {
    forgetSeat(game, matchID);
    watch();
  };

  const notices = (
    <>
      {problem !== '' && (
        <Notice isWarning role="alert">
          {problem}
        </Notice>
      )}
      {final === 'unauthorized' && held !== undefined && (
        <Notice isWarning role="alert" data-testid="trouble">
          <span>This seat is not yours, or no longer: somebody may have taken it after you left.</span>
          {room.watching !== 'none' && (
            <button type="button" onClick={giveUpSeat}>
              Watch instead
            </button>
          )}
        </Notice>
      )}
      {held !== undefined && !seatsSurvive() && (
        <Notice isWarning>
          This browser cannot keep your seat: its storage is full or closed. Leave this page open.
        </Notice>
      )}
      {open && held !== undefined && (
        <Notice data-testid="invite">
          <span>Send your opponent the link to the open seat.</span>
          <CopyLink url={url} label="Link to this match" />
          {seatsBots && (
            <button type="button" onClick={() => setSeating(true)} data-testid="seat-bots">
              <Icon name="bot" /> Play a bot
            </button>
          )}
        </Notice>
      )}
      {open && held === undefined && (
        <Notice>
          <span>A seat is open.</span>
          <button type="button" onClick={takeSeat}>
            Take it
          </button>
        </Notice>
      )}
      {late !== '' && (
        <Notice data-testid="late">
          <span>You watch this game {late}: the players may be further on.</span>
          <CloseButton onClick={() => setSeenLate(true)} />
        </Notice>
      )}
      {isFull && late === '' && held === undefined && match.state?.over == null && created === undefined && (
        <Notice data-testid="full">
          <span>All seats are taken: you watch.</span>
          <Link to={pathTo('room', game)} className="rubicon-button">
            Open a room of your own
          </Link>
          <CloseButton onClick={() => setFull(false)} />
        </Notice>
      )}
    </>
  );

  return (
    <>
      <Table
        rules={rules}
        board={board}
        match={match}
        watching={room.watching}
        asks={asks}
        isPage
        notices={notices}
        menu={
          <>
            {room.watching !== 'none' && <CopyLink url={url} label="Link for spectators" />}
            {seatsBots && match.state?.over == null && (
              <button
                type="button"
                disabled={match.players.every(isPerson)}
                onClick={() => setSeating(true)}
                data-testid="bots"
              >
                Bots at this table
              </button>
            )}
            {held !== undefined && (
              <button type="button" onClick={() => setLeaves(true)} data-testid="leave">
                Leave the seat
              </button>
            )}
          </>
        }
        record={room.watching === 'none' ? undefined : recordAt(game, matchID)}
        next={
          <Suspense>
            <AfterMatch game={game} room={room} held={held} />
          </Suspense>
        }
      />
      {seating && created !== undefined && (
        <LazyBotSeats
          room={created}
          chairs={chairsOf(namedSides(rules.rulebook.sides), match.state?.G.seats ?? {})}
          players={match.players}
          close={() => setSeating(false)}
        />
      )}
      {leaves && (
        <ConfirmDialog
          title="Leave the seat?"
          confirm="Leave"
          cancel="Stay"
          name="leave"
          onConfirm={leave}
          onClose={() => setLeaves(false)}
        >
          Anybody with the link may then take it and play on in your place. To come back later, just close the
          page: this browser keeps your seat.
        </ConfirmDialog>
      )}
    </>
  );
}

function isPerson({ name, bot }: Player): boolean {
  return name !== undefined && bot === undefined;
}
