import { nameOf, PLAYERS } from '../../../games/falling-sky/components/factions';
import type { G } from '../../../games/falling-sky/state';
import { FactionMark } from './factions';
import css from './Scores.module.css';
import { marginText } from './standing';

/** Resources and victory margins of all Factions at a glance, in a corner of the map. */
export function Scores({ G }: { G: G }) {
  return (
    <table className={css.scores} data-testid="scores">
      <thead>
        <tr>
          <td />
          {PLAYERS.map((faction) => (
            <th key={faction} scope="col">
              <FactionMark faction={faction} />
              <span className="rubicon-hidden">{nameOf(faction)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Resources</th>
          {PLAYERS.map((faction) => (
            <td key={faction}>{G.resources[faction]}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">Margin</th>
          {PLAYERS.map((faction) => (
            <td key={faction}>{marginText(G, faction)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
