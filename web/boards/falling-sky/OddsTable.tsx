import type { Army, Fight } from '../../../games/falling-sky/battle/frames';
import type { Odds, Outcome } from '../../../games/falling-sky/battle/odds';
import { nameOf } from '../../../games/falling-sky/components/factions';
import { regionName } from '../../../games/falling-sky/places';
import type { G } from '../../../games/falling-sky/state';
import { listOf } from '../../ui/words';
import css from './Contest.module.css';
import { FactionName } from './factions';
import { figures } from './figures';

interface OddsTableProps {
  G: G;
  fight: Fight;
  odds: Odds;
  /** It has still to be declared whether the Defender Retreats. */
  isOpen: boolean;
  /** The viewer decides for the Defender. */
  isOwn: boolean;
}

/** What a Battle may bring if the Defender stands, and if it Retreats: Losses, and the pieces that are gone then. */
export function OddsTable({ G, fight, odds: { stands, retreats, refuges }, isOpen, isOwn }: OddsTableProps) {
  const { defender } = fight;
  const who = isOwn ? 'you' : `the ${nameOf(defender)}`;
  const to =
    refuges.length === 0
      ? 'nowhere to go: who is left is removed'
      : `to ${listOf(refuges.map((region) => regionName(G, region)))}`;
  return (
    <table className={css.odds} data-testid="odds">
      <thead>
        <tr>
          <th scope="col">{isOpen ? 'Attack and Counterattack' : 'Still to come'}</th>
          <th scope="col">Losses</th>
          <th scope="col">pieces, expected</th>
          <th scope="col">at most</th>
        </tr>
      </thead>
      {stands !== null && (
        <Rows
          title={isOpen && retreats !== null ? `If ${who} stand` : null}
          id="stands"
          fight={fight}
          outcome={stands}
        />
      )}
      {retreats !== null && (
        <Rows
          title={`${isOpen ? 'If ' : ''}${who} Retreat, ${to}`}
          id="retreats"
          fight={fight}
          outcome={retreats}
        />
      )}
    </table>
  );
}

interface RowsProps {
  title: string | null;
  id: string;
  fight: Fight;
  outcome: Outcome;
}

function Rows({ title, id, fight, outcome }: RowsProps) {
  const { tolls, counterattack } = outcome;
  return (
    <tbody data-outcome={id}>
      {title !== null && (
        <tr>
          <th scope="rowgroup" colSpan={4}>
            {title}
          </th>
        </tr>
      )}
      {(['defenders', 'attackers'] as const).map((army: Army) => {
        const { losses, pieces } = tolls[army];
        const isSpared = losses.greatest === 0;
        return (
          <tr key={army} data-army={army}>
            <th scope="row">
              <FactionName faction={army === 'attackers' ? fight.attacker : fight.defender} />
            </th>
            {isSpared ? (
              <td colSpan={3} className={css.none}>
                {army === 'attackers' && counterattack === 'none' ? 'no Counterattack' : 'no Losses'}
              </td>
            ) : (
              <>
                <td>{figures(losses)}</td>
                <td>
                  <b>{figures(pieces)}</b>
                </td>
                <td>{pieces.greatest}</td>
              </>
            )}
          </tr>
        );
      })}
    </tbody>
  );
}
