import { piecesAt } from '../../../games/caesar-rome-vs-gaul/pieces';
import type { G } from '../../../games/caesar-rome-vs-gaul/state';
import { pointsOf } from '../../../games/caesar-rome-vs-gaul/victory';
import { governanceOf } from '../../../games/caesar-rome-vs-gaul/winter/governance';
import { signed, withMinus } from '../../../games/kit/signed';
import { RuleBadge } from '../../ui/RuleBadge';
import css from './Standing.module.css';

const NEEDED = 12;
const TRIBES_PER_POINT = 4;

/** The Victory Points of the Roman player, and what each is for (19.2.2). */
export function Standing({ G }: { G: G }) {
  const { total, governance, germania, britannia, pass, tribes } = pointsOf(G);
  const lost = piecesAt(G, 'eliminated').length;
  const terms = [
    { title: 'Governance', value: governance, rule: '16.4.4' },
    { title: 'Germania', value: germania, of: 2, rule: '17.1.3' },
    { title: 'Britannia', value: britannia, of: 2, rule: '17.1.3' },
    { title: "Caesar's Pass", value: pass, of: 1, rule: '19.3' },
    { title: `Tribes eliminated (${lost}, a point for ${TRIBES_PER_POINT})`, value: tribes, rule: '19.4' },
  ];
  return (
    <div data-side="roman" data-testid="standing">
      <p className={css.total}>
        <strong data-testid="points">{total}</strong> of {NEEDED} Victory Points for Rome{' '}
        <RuleBadge rule="19.2.1" />
      </p>
      <span className={css.bar} aria-hidden="true">
        {Array.from({ length: NEEDED }, (_, index) => index).map((index) => (
          <i key={index} data-won={index < total} />
        ))}
      </span>
      <ul className={css.terms}>
        {terms.map(({ title, value, of, rule }) => (
          <li key={title} data-won={value > 0}>
            <span>{title}</span> <b>{of === undefined ? value : `${value} of ${of}`}</b>{' '}
            <RuleBadge rule={rule} />
          </li>
        ))}
      </ul>
      <Governance G={G} />
    </div>
  );
}

/** What the governance of Gaul would be worth if the year ended now (16.4). */
function Governance({ G }: { G: G }) {
  const { items, total, victoryPoints } = governanceOf(G);
  return (
    <details className={css.governance} data-testid="governance">
      <summary>
        Governance now: <strong>{withMinus(total)}</strong> {total === 1 ? 'point' : 'points'},{' '}
        {victoryPoints === null ? 'the game would be lost' : `${victoryPoints} VP`}
      </summary>
      <ul className={css.terms}>
        {items.map(({ points, why }) => (
          <li key={why} data-won={points > 0}>
            <span>{why}</span> <b>{signed(points)}</b>
          </li>
        ))}
        <li>
          <span>Dominance and Presence in Gaul, less incursions into Provincia</span>{' '}
          <RuleBadge rule="16.4.3" />
        </li>
      </ul>
    </details>
  );
}
