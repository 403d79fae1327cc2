import { type G, SIDES } from '../../../games/julius-caesar/state';
import { CardButton } from '../../table/teaching/cards/CardButton';
import { Card } from './Card';
import css from './PlayedCards.module.css';
import { SideBadge } from './SideBadge';

/** The cards both sides have shown this year, one column for each turn. */
export function PlayedCards({ G }: { G: G }) {
  if (SIDES.every((side) => G.played[side].length === 0 && G.secret[side].chosen === null)) return null;
  return (
    <div className={css.played} data-testid="played">
      {SIDES.map((side) => (
        <div key={side} className={css.row} data-side={side}>
          <SideBadge side={side} />
          {G.played[side].map((id) => (
            <CardButton key={id} id={id}>
              <Card id={id} box={G.box} isSmall />
            </CardButton>
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
