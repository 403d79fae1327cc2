import { RuleBadge } from '../../../ui/RuleBadge';
import { NotLoaded, Sheet } from '../../../ui/Sheet';
import { useLoaded } from '../../../ui/useLoaded';
import type { Teaching } from '../../board';
import css from './LegendSheet.module.css';
import type { LegendGroup } from './legend';

interface LegendSheetProps {
  load: Teaching['legend'];
  onClose(): void;
}

/** Every mark of the board, and what it means. */
export function LegendSheet({ load, onClose }: LegendSheetProps) {
  const { value: groups, error } = useLoaded('legend', load);
  if (groups === undefined && error === undefined) return null;
  return (
    <Sheet title="Legend" onClose={onClose} data-testid="legend">
      {groups === undefined ? <NotLoaded /> : <Marks groups={groups} />}
    </Sheet>
  );
}

function Marks({ groups }: { groups: readonly LegendGroup[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the arrow keys
    <section className={css.legend} tabIndex={0} aria-label="Marks">
      {groups.map(({ title, entries }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {entries.map(({ picture, name, text, rule }) => (
              <div key={name} className={css.entry}>
                <dt>
                  <span className={css.picture}>{picture}</span>
                  <span>
                    {name} {rule !== undefined && <RuleBadge rule={rule} />}
                  </span>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}
