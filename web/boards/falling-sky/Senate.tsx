import { BOXES, type Box, legionRows } from '../../../games/falling-sky/senate';
import type { G } from '../../../games/falling-sky/state';
import { Panel } from '../../table/parts/Panel';
import { RuleBadge } from '../../ui/RuleBadge';
import { countOf } from './facts';
import css from './Senate.module.css';

const TITLES: Readonly<Record<Box, string>> = {
  uproar: 'Uproar',
  intrigue: 'Intrigue',
  adulation: 'Adulation',
};

/** How many Legions a row of the track holds. */
const ROW = 4;

/** The mood of the Senate, the Legions track beside it, and the Legions that are elsewhere (1.4.1, 6.5). */
export function SenatePanel({ G }: { G: G }) {
  const rows = legionRows(G);
  const { senate, legions } = G;
  return (
    <Panel label="Senate and Legions" data-testid="senate">
      <h3>
        Senate and Legions <RuleBadge rule="6.5.1" />
      </h3>
      <ol className={css.boxes}>
        {BOXES.map((box) => (
          <li key={box} data-now={senate.box === box} aria-current={senate.box === box ? 'true' : undefined}>
            <strong>
              {senate.box === box && '▸ '}
              {TITLES[box]}
              {senate.box === box && senate.firm && ', Firm'}
            </strong>
            <span className={css.row} data-side="romans" aria-hidden="true">
              {Array.from({ length: ROW }, (_, index) => index).map((index) => (
                <i key={index} data-there={index < rows[box]} />
              ))}
            </span>
            <span>{countOf(rows[box], 'Legion')}</span>
          </li>
        ))}
      </ol>
      <p data-testid="fallen">
        Fallen: {legions.fallen}
        {legions.removed > 0 && ` · out of the game: ${legions.removed}`}
        {legions.waiting > 0 && ` · come with the first Harvest: ${legions.waiting}`}
      </p>
      {senate.box === null && (
        <p className="rubicon-muted">The Senate takes its first stand in the first Winter.</p>
      )}
      {G.lostEagle && <p>Lost Eagle: no shift down in the coming Winter.</p>}
      {G.optimates && <p>Optimates lies beside the Winter track.</p>}
    </Panel>
  );
}
