import { boxOf } from '../../../games/alesia/components/box';
import { chancesOf } from '../../../games/alesia/fire/tables';
import type { G } from '../../../games/alesia/state';
import { isOver, topFrame } from '../../../games/kit/frame';
import type { LegalMove } from '../../../games/kit/move';
import type { BoardProps } from '../../table/board';
import { DockedWindow } from '../../table/dock/DockedWindow';
import { RuleBadge } from '../../ui/RuleBadge';
import { isCounter, wordFor } from './arguments';
import css from './FireWindow.module.css';
import { shotsIn } from './shots';

type FireProps = Pick<BoardProps<G>, 'G' | 'possible' | 'next' | 'label' | 'play' | 'busy'>;

/** So many shots are listed; of more the map is pressed. */
const MOST = 12;

/** The shots that may be fired now, each with its chances (20.5, 24.2). */
export function FireWindow({ G, possible, next, label, play, busy }: FireProps) {
  const isAsked = !isOver(G) && ['fire', 'lastFire'].includes(topFrame(G).step);
  if (!isAsked || !possible.some(({ move }) => move === 'fire')) return null;
  const shots = shotsIn(next, G);
  return (
    <DockedWindow rank="asked" data-side="caesar" data-testid="fire" aria-label="Fire">
      <header>
        <strong>{headOf(G)}</strong> <RuleBadge rule={topFrame(G).step === 'fire' ? '20.5' : '24.4'} />
      </header>
      <ul className={css.shots}>
        {shots.slice(0, MOST).map(({ shooter, target, range }) => {
          const move: LegalMove = { move: 'fire', args: [shooter, target ?? range] };
          return (
            <li key={`${shooter} ${target} ${range}`}>
              <button
                type="button"
                disabled={busy}
                title={label(move)}
                data-move="fire"
                onClick={() => play(move)}
              >
                {wordFor(G, shooter)}
                {target !== null && ` at ${wordFor(G, target)}`}
              </button>
              <Chances G={G} shooter={shooter} range={range} />
            </li>
          );
        })}
      </ul>
      {shots.length > MOST && (
        <p className="rubicon-muted rubicon-small">
          And {shots.length - MOST} more: press who fires on the map.
        </p>
      )}
    </DockedWindow>
  );
}

/** How often of six a shot disrupts or eliminates, as a bar of dice and in words. */
export function Chances({ G, shooter, range }: { G: G; shooter: string; range: number }) {
  const { disrupted, eliminated, all } = chancesOf(G, boxOf(G).unit[shooter], range);
  const [down, gone] = [Math.round(disrupted * 6), Math.round(eliminated * 6)];
  return (
    <span className={css.chances}>
      <span className={css.dice} aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((die) => (
          <i
            key={die}
            data-brings={die > 6 - gone ? 'eliminated' : die > 6 - gone - down ? 'disrupted' : 'none'}
          />
        ))}
      </span>
      <span>
        {range} {range === 1 ? 'hex' : 'hexes'}: {down > 0 && `disrupts ${down} in 6, `}
        {gone > 0 ? `eliminates ${gone} in 6` : 'eliminates nobody'}
        {all > 0 && ', and all in the hex'}
      </span>
    </span>
  );
}

function headOf(G: G): string {
  const frame = topFrame(G);
  if (frame.step !== 'fire') return 'Last fire of the turn';
  return isCounter(G, frame.unit) ? `Fire at ${wordFor(G, frame.unit)}` : 'Fire';
}
