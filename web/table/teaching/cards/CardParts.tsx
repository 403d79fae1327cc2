import { RuleBadge } from '../../../ui/RuleBadge';
import css from './CardParts.module.css';
import type { CardText } from './cardText';

/** What the parts of a card mean, one below the other. */
export function CardParts({ parts }: Pick<CardText, 'parts'>) {
  return (
    <dl className={css.parts}>
      {parts.map(({ term, text, rule }) => (
        <div key={term} data-text={term}>
          <dt>
            {term} <RuleBadge rule={rule} />
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
