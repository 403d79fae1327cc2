import type { ReactNode } from 'react';
import type { Card } from '../../../games/caesar-rome-vs-gaul/components/cards';
import { KINDS, Points, titleOf, whoseText } from './Card';
import css from './CardLine.module.css';

interface CardLineProps {
  card: Card;
  /** What is done with it, or was. */
  children?: ReactNode;
}

/** A card to be read: its Action Points, its name, what it is and whose, and what it does. */
export function CardLine({ card, children }: CardLineProps) {
  return (
    <article className={css.card} data-kind={card.kind} data-testid={`card-${card.number}`}>
      <header>
        <Points card={card} />
        <strong>{titleOf(card)}</strong>
        <span className={css.kind}>
          {KINDS[card.kind]} · {whoseText(card)} <small>{card.number}</small>
        </span>
      </header>
      <p>{card.text}</p>
      {children}
    </article>
  );
}
