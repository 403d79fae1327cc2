import { firstSortie, LANDINGS } from '../../../games/alesia/command/release';
import { boxOf } from '../../../games/alesia/components/box';
import { isUnit } from '../../../games/alesia/field';
import { isOnMap } from '../../../games/alesia/hiddenStacks';
import { type G, LOST, OFF, TOWN } from '../../../games/alesia/state';
import { RuleBadge } from '../../ui/RuleBadge';
import { ARMIES } from './armies';
import css from './Standing.module.css';
import { strengthOf } from './stacks';

/** How strong the armies are, what they have lost, and when the besieged may come out. */
export function Standing({ G }: { G: G }) {
  const units = boxOf(G).units.filter(isUnit);
  return (
    <div data-testid="standing">
      <table className={css.armies}>
        <thead>
          <tr>
            <td />
            <th scope="col">on the map</th>
            <th scope="col">elsewhere</th>
            <th scope="col">lost</th>
          </tr>
        </thead>
        <tbody>
          {ARMIES.map(({ side, name, isOf }) => {
            const army = units.filter(isOf);
            const at = (test: (place: string) => boolean) =>
              strengthOf(army.filter(({ id }) => test(G.at[id])));
            const isAway = (place: string) => place === TOWN || place === OFF;
            return (
              <tr key={side} data-side={side}>
                <th scope="row">{name}</th>
                <td data-testid={`on-map-${side}`}>{strengthOf(army.filter(({ id }) => isOnMap(G, id)))}</td>
                <td>{at(isAway) || '–'}</td>
                <td data-testid={`lost-${side}`}>{at((place) => place === LOST) || '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={css.note}>Combat factors; elsewhere is in Alesia or off the board.</p>
      <Release G={G} />
    </div>
  );
}

/** What still keeps the besieged in the town, the delay for whom the view shows it to (18). */
function Release({ G }: { G: G }) {
  const { release, secret, turn } = G;
  const first = firstSortie(G);
  const landed = Math.min(LANDINGS, release.turn > 0 ? LANDINGS : release.landed.length);
  return (
    <ul className={css.release} data-testid="release">
      <li data-done={landed === LANDINGS}>
        {landed} of {LANDINGS} relieving units on the Outer Works in one turn
        {release.turn > 0 ? ` (turn ${release.turn})` : ''} <RuleBadge rule="18.1" />
      </li>
      <li data-done={release.fought}>
        {release.fought ? 'A' : 'No'} hand-to-hand combat resolved in this period <RuleBadge rule="18.1" />
      </li>
      {secret.delay > 0 && (
        <li data-done={first !== null && turn >= first} data-testid="delay">
          Delay counter drawn: {secret.delay}.{' '}
          {first === null
            ? `The besieged wait ${secret.delay} more turns than the one in which ten have landed`
            : `The besieged may come out from turn ${first}`}{' '}
          <RuleBadge rule="18.2" />
        </li>
      )}
    </ul>
  );
}
