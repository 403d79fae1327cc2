import type { ReactNode } from 'react';
import type { GameOver } from '../../../games/kit/result';
import { signed, withMinus } from '../../../games/kit/signed';
import { type NamedSide, namesOf, sidesOf } from '../../sides';
import { Link } from '../../ui/Link';
import { useRoot } from '../../ui/root';
import { SideMark } from '../../ui/SideMark';
import { useLooksBack } from '../recap/history';
import css from './GameOverBanner.module.css';

interface GameOverBannerProps {
  over: GameOver;
  seat: string | null;
  sides: readonly NamedSide[];
  /** What may be done next, before going back to the lobby. */
  children?: ReactNode;
}

/** Says whether the reason gives a side's margin behind its name, as a ranking does. */
function isTold(reason: string, { side, margin }: { side: NamedSide; margin: number }): boolean {
  return reason.includes(`${side.name} (${withMinus(margin)})`);
}

/** How the game has ended: which sides have won, why, and how far each was ahead or behind; nothing while the viewer looks back. */
export function GameOverBanner({ over, seat, sides, children }: GameOverBannerProps) {
  const { isPage } = useRoot();
  const looksBack = useLooksBack();
  const winners = sidesOf(sides, over.winners);
  const isOwn = seat !== null && over.winningSeats.includes(seat);
  const margins = sides.map((side) => ({ side, margin: over.margins[side.id] ?? 0 }));
  if (looksBack) return null;
  return (
    <section className={css.banner} aria-label="Result" data-testid="game-over">
      <div>
        <h2>
          {winners.map((side) => (
            <SideMark key={side.id} side={side} />
          ))}{' '}
          {winners.length === 0 ? 'A draw' : `Victory: ${namesOf(winners)}${isOwn ? ' – well played' : ''}`}
        </h2>
        <p>{over.reason}</p>
        {margins.some((each) => each.margin !== 0 && !isTold(over.reason, each)) && (
          <p className={`rubicon-muted ${css.margins}`} data-testid="margins">
            Margins:{' '}
            {margins.map(({ side, margin }) => (
              <span key={side.id}>
                <SideMark side={side} /> {side.name} {signed(margin)}
              </span>
            ))}
          </p>
        )}
      </div>
      <div className="rubicon-actions">
        {children}
        {isPage && (
          <Link to="/" className="rubicon-button">
            Back to the lobby
          </Link>
        )}
      </div>
    </section>
  );
}
