import type { G } from '../../../games/falling-sky/state';
import { findFrame } from '../../../games/kit/frame';
import { Panel } from '../../table/parts/Panel';
import { RuleBadge } from '../../ui/RuleBadge';
import css from './Winter.module.css';

const PHASES = [
  { title: 'Victory', rule: '6.1' },
  { title: 'Germans', rule: '6.2' },
  { title: 'Quarters', rule: '6.3' },
  { title: 'Harvest', rule: '6.4' },
  { title: 'Senate', rule: '6.5' },
  { title: 'Spring', rule: '6.6' },
] as const;

/** The phases of the Winter Round under way (6.0). */
export function WinterPanel({ G }: { G: G }) {
  const winter = findFrame(G, 'winter');
  if (winter === undefined) return null;
  const now = Math.max(0, PHASES.length - 1 - winter.phases.length);
  return (
    <Panel label="Winter" data-testid="winter">
      <h3>
        Winter <RuleBadge rule="6.0" />
      </h3>
      <ol className={css.phases}>
        {PHASES.map(({ title, rule }, index) => (
          <li key={title} data-now={index === now} data-past={index < now}>
            <span>{title}</span> <RuleBadge rule={rule} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
