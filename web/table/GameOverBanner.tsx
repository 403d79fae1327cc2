import type { ReactNode } from 'react';
import type { GameOver } from '../../games/kit/play';
import { Link } from '../ui/Link';
import { SideMark } from '../ui/SideMark';

interface GameOverBannerProps {
  over: GameOver;
  seat: string | null;
  sides: readonly string[];
  /** What may be done next, before going back to the lobby. */
  children?: ReactNode;
}

/** How the game has ended. */
export function GameOverBanner({ over, seat, sides, children }: GameOverBannerProps) {
  const winner = over.winner === undefined ? undefined : sides[Number(over.winner)];
  return (
    <section className="game-over" aria-label="Result" data-testid="game-over">
      <div>
        <h2>
          {winner !== undefined && <SideMark side={winner} seat={Number(over.winner)} />}{' '}
          {winner === undefined
            ? 'A draw'
            : `Victory: ${winner}${over.winner === seat ? ' – well played' : ''}`}
        </h2>
        <p>{over.reason}</p>
      </div>
      <div className="actions">
        {children}
        <Link to="/" className="button">
          Back to the lobby
        </Link>
      </div>
    </section>
  );
}
