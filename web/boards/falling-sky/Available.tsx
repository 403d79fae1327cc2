import { poolOf } from '../../../games/falling-sky/components/box';
import { FACTIONS, type Faction } from '../../../games/falling-sky/components/factions';
import { availableForts, availableTroops, leaderOf } from '../../../games/falling-sky/pieces/forces';
import { availableAt } from '../../../games/falling-sky/pieces/tribes';
import type { G } from '../../../games/falling-sky/state';
import { Panel } from '../../table/parts/Panel';
import { RuleBadge } from '../../ui/RuleBadge';
import css from './Available.module.css';
import { FactionName, LEADERS } from './factions';
import { troopsName } from './facts';

/** The pieces of each Faction that are not on the map (1.4.1). */
export function AvailablePanel({ G }: { G: G }) {
  return (
    <Panel label="Available Forces" data-testid="available">
      <h3>
        Available Forces <RuleBadge rule="1.4.1" />
      </h3>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Faction</th>
            <th scope="col">Troops</th>
            <th scope="col">Allies</th>
            <th scope="col">Citadels</th>
            <th scope="col">Other</th>
          </tr>
        </thead>
        <tbody>
          {FACTIONS.map((faction) => (
            <tr key={faction} data-side={faction}>
              <th scope="row">
                <FactionName faction={faction} />
              </th>
              <td title={troopsName(faction)}>
                {availableTroops(G, faction)}{' '}
                <span className="rubicon-muted">of {poolOf(G, faction).troops}</span>
              </td>
              <td>{availableAt(G, faction, 'ally')}</td>
              <td>{poolOf(G, faction).citadels === 0 ? '–' : availableAt(G, faction, 'citadel')}</td>
              <td>{othersOf(G, faction)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function othersOf(G: G, faction: Faction): string {
  const others: string[] = [];
  if (poolOf(G, faction).forts > 0) others.push(`${availableForts(G)} Forts`);
  if (poolOf(G, faction).leader > 0 && leaderOf(G, faction) === null)
    others.push(
      faction === 'arverni' && G.vercingetorix === 'waiting' ? 'Leader in Spring' : LEADERS[faction],
    );
  return others.join(', ');
}
