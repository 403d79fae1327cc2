import type { Side } from '../../../games/julius-caesar/components/blocks';
import { cardName } from '../../../games/julius-caesar/components/cards';
import { type G, SIDES, sideName } from '../../../games/julius-caesar/state';
import { TURNS_IN_YEAR } from '../../../games/julius-caesar/turns';
import { LAST_YEAR, victoryPoints, WINNING_POINTS } from '../../../games/julius-caesar/victory';
import { Badge } from '../../blocks/Badge';
import { Card } from './Card';
import { Emblem } from './Glyph';
import { SHAPES } from './stacks';

/** The first year of the war, by the Roman calendar. */
export const FIRST_YEAR = 705;

/** The badge of a side next to its name. */
export function SideBadge({ side, size }: { side: Side; size?: number }) {
  return <Badge side={side} shape={SHAPES[side]} emblem={<Emblem side={side} />} size={size} />;
}

/** Years 705 to 709 with five turns each. */
export function Calendar({ G }: { G: G }) {
  const years = Array.from({ length: LAST_YEAR }, (_, index) => index + 1);
  const turns = Array.from({ length: TURNS_IN_YEAR }, (_, index) => index + 1);
  return (
    <ol
      className="calendar"
      data-testid="calendar"
      aria-label={`Year ${FIRST_YEAR + G.year - 1}, ${turnName(G)}`}
    >
      {years.map((year) => (
        <li key={year} className={year === G.year ? 'is-now' : year < G.year ? 'is-past' : ''}>
          <strong>{FIRST_YEAR + year - 1}</strong>
          <span className="calendar-turns" aria-hidden="true">
            {turns.map((turn) => {
              const isPast = year < G.year || (year === G.year && (G.turn === 0 || turn < G.turn));
              const isNow = year === G.year && turn === G.turn;
              return <i key={turn} className={isNow ? 'is-now' : isPast ? 'is-past' : ''} />;
            })}
            <b className={year === G.year && G.turn === 0 ? 'is-now' : ''}>❄</b>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Returns how the turn of the year is called. */
export function turnName({ turn }: G): string {
  return turn === 0 ? 'winter' : `turn ${turn}`;
}

const POINTS = Array.from({ length: WINNING_POINTS }, (_, index) => index + 1);

/** The Victory Points of both sides against the ten that win. */
export function Victory({ G }: { G: G }) {
  return (
    <div className="victory" data-testid="victory">
      {SIDES.map((side) => {
        const points = victoryPoints(G, side);
        return (
          <div key={side} className="victory-row" data-side={side}>
            <SideBadge side={side} />
            <span className="side-name">{sideName(side)}</span>
            <span className="victory-bar" aria-hidden="true">
              {POINTS.map((point) => (
                <i key={point} className={point <= points ? 'is-won' : ''} />
              ))}
            </span>
            <strong data-testid={`points-${side}`}>{points} VP</strong>
          </div>
        );
      })}
    </div>
  );
}

/** The cards both sides have shown this year, one column for each turn. */
export function PlayedCards({ G }: { G: G }) {
  if (SIDES.every((side) => G.played[side].length === 0 && G.secret[side].chosen === null)) return null;
  return (
    <div className="played" data-testid="played">
      {SIDES.map((side) => (
        <div key={side} className="played-row" data-side={side}>
          <SideBadge side={side} />
          {G.played[side].map((id) => (
            <span key={id} title={cardName(id)}>
              <Card id={id} isSmall />
            </span>
          ))}
          {G.secret[side].chosen !== null && (
            <span title="face down">
              <Card id="?" isSmall />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
