import { MOST_RESOURCES, PLAYERS, type Player } from '../../../games/falling-sky/components/factions';
import type { G } from '../../../games/falling-sky/state';
import { marginOf } from '../../../games/falling-sky/victory';
import { Panel } from '../../table/parts/Panel';
import { RuleBadge } from '../../ui/RuleBadge';
import { FactionName } from './factions';
import { type Goal, goalsOf, marginText } from './standing';
import css from './Victory.module.css';

/** Resources, and how far each Faction is from victory, with what makes up its score (1.8, 7.2, 7.3). */
export function VictoryPanel({ G }: { G: G }) {
  return (
    <Panel label="Resources and victory" data-testid="standing">
      <h3>
        Resources and victory <RuleBadge rule="7.2" />
      </h3>
      <div className={css.factions}>
        {PLAYERS.map((faction) => (
          <FactionScore key={faction} G={G} faction={faction} />
        ))}
      </div>
    </Panel>
  );
}

function FactionScore({ G, faction }: { G: G; faction: Player }) {
  return (
    <div className={css.faction} data-side={faction}>
      <strong>
        <FactionName faction={faction} />
      </strong>
      <span className={css.resources} title={`Resources, at most ${MOST_RESOURCES}`}>
        <b data-testid={`resources-${faction}`}>{G.resources[faction]}</b>{' '}
        {G.resources[faction] === 1 ? 'Resource' : 'Resources'}
      </span>
      <span
        className={css.margin}
        data-reached={marginOf(G, faction) > 0}
        title="Victory margin: more than 0 wins in a Victory Phase"
        data-testid={`margin-${faction}`}
      >
        {marginText(G, faction)}
      </span>
      {goalsOf(G, faction).map((goal) => (
        <GoalLine key={goal.title} goal={goal} />
      ))}
    </div>
  );
}

function GoalLine({ goal: { title, value, over, terms } }: { goal: Goal }) {
  const full = Math.max(over + 1, value);
  return (
    <div className={css.goal}>
      <span className={css.bar} aria-hidden="true">
        <i style={{ width: `${(100 * value) / full}%` }} />
        <b style={{ left: `${(100 * over) / full}%` }} />
      </span>
      <span>
        {title}: <strong>{value}</strong>, needs more than {over}
        {terms.length > 0 && (
          <span className="rubicon-muted">
            {' '}
            ({terms.map((term) => `${term.title} ${term.value}`).join(', ')})
          </span>
        )}
      </span>
    </div>
  );
}
