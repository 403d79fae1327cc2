import { useCallback, useState } from 'react';
import type { HeldSeat } from '../client/seats';
import { findRoom, playAgain } from '../lobby/api';
import { problemOf } from '../lobby/problem';
import { navigate, pathTo } from '../router';
import { usePolled } from '../ui/usePolled';

const POLL = 4_000;

/** The button to play the same game again, which tells when the opponent has already asked for it. */
export function PlayAgain({ held, unlisted }: { held: HeldSeat; unlisted: boolean }) {
  const { game, match } = held;
  const ask = useCallback(() => findRoom(game, match), [game, match]);
  const { value: room } = usePolled(ask, POLL);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    try {
      const next = await playAgain(held, unlisted);
      navigate(pathTo('match', game, next.match));
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      {problem !== '' && <span role="alert">{problem}</span>}
      <button
        type="button"
        className="rubicon-primary"
        disabled={busy}
        onClick={again}
        data-testid="play-again"
      >
        {room?.nextMatchID === undefined ? 'Play again' : 'Your opponent waits: play again'}
      </button>
    </>
  );
}
