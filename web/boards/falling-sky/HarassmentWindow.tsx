import { nameOf } from '../../../games/falling-sky/components/factions';
import { regionName } from '../../../games/falling-sky/places';
import type { G } from '../../../games/falling-sky/state';
import { DockedWindow } from '../../table/dock/DockedWindow';
import { RuleBadge } from '../../ui/RuleBadge';
import type { ShownHarassment } from './battles';
import css from './Contest.module.css';
import { FactionName } from './factions';
import { figures } from './figures';

interface HarassmentWindowProps {
  G: G;
  harassments: readonly ShownHarassment[];
}

/** Harassment that is decided, suffered, or could be met: by whom, and what it may bring. */
export function HarassmentWindow({ G, harassments }: HarassmentWindowProps) {
  const [{ struck }] = harassments;
  const { against, party } = struck;
  const region = regionName(G, struck.region);
  const isRolled = harassments[0].toll.victims.some((victim) => victim.isRolled);
  return (
    <DockedWindow
      rank="asked"
      data-side={harassments[0].by ?? against}
      data-testid="harassment"
      aria-label={`Harassment in ${region}`}
    >
      <header>
        <strong>Harassment in {region}</strong>{' '}
        <RuleBadge rule={party === null ? '3.2.3' : against === 'romans' ? '3.2.2' : '3.3.2'} />
      </header>
      <table className={css.odds} data-testid="odds">
        <thead>
          <tr>
            <th scope="col">{nameOf(against)} would lose by</th>
            <th scope="col">Losses</th>
            <th scope="col">pieces, expected</th>
            <th scope="col">at most</th>
          </tr>
        </thead>
        <tbody>
          {harassments.map(({ by, toll: { losses, pieces } }) => (
            <tr key={by}>
              <th scope="row">{by === null ? 'what is left to take' : <FactionName faction={by} />}</th>
              <td>{losses}</td>
              <td>
                <b>{figures(pieces)}</b>
              </td>
              <td>{pieces.greatest}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.who}>
        They choose what they lose{isRolled ? '; a Leader, Legion or Fort only on a die of 1–3' : ''}.
      </p>
    </DockedWindow>
  );
}
