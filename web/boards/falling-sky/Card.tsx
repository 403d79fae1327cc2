import { memo } from 'react';
import { cardOf } from '../../../games/falling-sky/components/box';
import { CardFace, CardName } from '../../table/parts/CardFace';
import css from './Card.module.css';
import { FactionMark } from './factions';
import { playedWith } from './playedWith';

interface CardProps {
  id: string;
  isSmall?: boolean;
  /** The id of the set of components that the game is played with; that of the page where it is left out. */
  box?: string | undefined;
}

/** The face of a card: its number, the Factions in their order, and its name; a snowflake for Winter. */
export const Card = memo(function Card({ id, isSmall = false, box }: CardProps) {
  if (id === 'winter') {
    return (
      <CardFace kind="winter" id={id} label="Winter" isSmall={isSmall} className={css.winter}>
        <span className={css.flake} aria-hidden="true">
          ❄
        </span>
        <CardName>Winter</CardName>
      </CardFace>
    );
  }
  const { number, name, order } = cardOf(playedWith(box), Number(id));
  return (
    <CardFace kind="event" id={id} label={`Card ${number}, ${name}`} isSmall={isSmall} className={css.event}>
      <span className={css.number}>{number}</span>
      <span className={css.order}>
        {order.map((faction) => (
          <FactionMark key={faction} faction={faction} />
        ))}
      </span>
      <CardName>{name}</CardName>
    </CardFace>
  );
});
