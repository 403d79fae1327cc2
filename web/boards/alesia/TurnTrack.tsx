import type { G } from '../../../games/alesia/state';
import css from './TurnTrack.module.css';
import { partOf } from './underWay';

const PERIODS = ['First Assault Period', 'Second Assault Period'];

/** The turns of both Assault Periods, and what part of the turn it is (4, 12.1). */
export function TurnTrack({ G }: { G: G }) {
  return (
    <div className={css.track} data-testid="calendar">
      <p>
        <strong>Turn {G.turn}</strong> · {partOf(G)}
      </p>
      {PERIODS.map((name, index) => (
        <div key={name}>
          <span>{name}</span>
          <ol aria-label={`${name}${index + 1 === G.period ? `, turn ${G.turn}` : ''}`}>
            {Array.from({ length: G.variants.turns }, (_, turn) => turn + 1).map((turn) => (
              <li key={turn} data-tense={tenseOf(G, index + 1, turn)}>
                {turn}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function tenseOf(G: G, period: number, turn: number): 'past' | 'now' | 'to come' {
  if (period !== G.period) return period < G.period ? 'past' : 'to come';
  if (turn === G.turn) return 'now';
  return turn < G.turn ? 'past' : 'to come';
}
