import { boxOf } from '../../../games/alesia/components/box';
import { alike, likenessOf } from '../../../games/alesia/offboard/shift';
import type { G } from '../../../games/alesia/state';
import { Panel } from '../../table/parts/Panel';
import { RuleBadge } from '../../ui/RuleBadge';
import { forcesIn } from './forces';
import css from './OffBoard.module.css';
import { strengthOf } from './stacks';

/** The off-board zones: where Gauls are present (11.9), and to who may know it which. */
export function OffBoard({ G }: { G: G }) {
  const { zoneIds } = boxOf(G);
  return (
    <Panel label="Off the board" data-testid="off-board">
      <h3>
        Off the board <RuleBadge rule="11.9" />
      </h3>
      <ol className={css.zones}>
        {zoneIds.map((id) => {
          const units = forcesIn(G, id);
          const isPresent = G.presence.includes(id);
          return (
            <li key={id} data-side={isPresent ? 'relief' : 'neutral'} data-present={isPresent} data-zone={id}>
              <b>{id}</b>
              <span>
                {units.length > 0
                  ? `${units.length} counters, strength ${strengthOf(units)}`
                  : presence(isPresent)}
              </span>
              {units.length > 0 && (
                <small>
                  {alike(units)
                    .map((group) => likenessOf(group[0], group.length))
                    .join(', ')}
                </small>
              )}
              <Reports G={G} zone={id} />
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

function presence(isPresent: boolean): string {
  return isPresent ? 'Gauls are present' : 'nobody';
}

/** What scouts have reported of a zone, the newest first (22.45). */
function Reports({ G, zone }: { G: G; zone: string }) {
  const reports = G.secret.reports.filter((each) => each.zone === zone);
  return reports.map(({ cavalry, infantry, accuracy, period, turn }) => (
    <small key={`${period} ${turn}`}>
      As it was in period {period}, turn {turn}: {accuracy < 100 && 'about '}
      {cavalry} cavalry and {infantry} infantry ({accuracy}% accurate)
    </small>
  ));
}
