import { memo } from 'react';
import { boxOf } from '../../../games/caesar-rome-vs-gaul/components/box';
import type { Card as CardFacts, CardKind } from '../../../games/caesar-rome-vs-gaul/components/cards';
import { asRead } from '../../../games/caesar-rome-vs-gaul/words';
import { CardBack, CardFace, CardName } from '../../table/parts/CardFace';
import css from './Card.module.css';
import { playedWith } from './playedWith';
import { MARKS } from './sides';

/** What the kinds of cards are called (7.5). */
export const KINDS: Readonly<Record<CardKind, string>> = {
  event: 'Event',
  bonus: 'Bonus Event',
  surprise: 'Surprise',
  reaction: 'Reaction',
};

/** Returns whose the event of a card is, in words (7.5.1). */
export function whoseText({ usableBy }: Pick<CardFacts, 'usableBy'>): string {
  return usableBy === 'either' ? 'both' : usableBy === 'roman' ? 'Rome' : 'the Gauls';
}

/** Returns the name of a card, which is printed in capitals, as it is read. */
export function titleOf({ name }: Pick<CardFacts, 'name'>): string {
  return asRead(name);
}

/** The Action Points of a card, on the mark of whose event it is; on a circle when it is anybody's (7.5.1, 7.6). */
export function Points({ card: { points, usableBy } }: { card: Pick<CardFacts, 'points' | 'usableBy'> }) {
  const side = usableBy === 'either' ? undefined : usableBy;
  return (
    <svg
      className={css.points}
      viewBox="-9 -9 18 18"
      data-side={side}
      role="img"
      aria-label={`${points} ${points === 1 ? 'Action Point' : 'Action Points'}`}
    >
      {side === undefined ? (
        <circle className={css.anybody} r={7.5} />
      ) : (
        <path className={css.mark} d={MARKS[side]} transform="translate(-8.800 -8.800) scale(1.1)" />
      )}
      <text className={side === undefined ? css.figure : css.sideFigure} y={3.6}>
        {points}
      </text>
    </svg>
  );
}

interface CardProps {
  id: string;
  isSmall?: boolean;
  /** The id of the set of components that the game is played with; that of the page where it is left out. */
  box?: string | undefined;
}

/** The face of a card: its Action Points on the mark of whose event it is, and its name; its back for any other id. */
export const Card = memo(function Card({ id, isSmall = false, box }: CardProps) {
  const card = boxOf(playedWith(box)).components.cards.find(({ number }) => String(number) === id);
  if (card === undefined) {
    return (
      <CardBack isSmall={isSmall}>
        <path d="M18 60V28L30 18 42 28V60ZM18 40H42" />
      </CardBack>
    );
  }
  const label = `Card ${card.number}, ${titleOf(card)}: ${card.points} Action Points, ${KINDS[card.kind]} of ${whoseText(card)}`;
  return (
    <CardFace kind={card.kind} id={id} label={label} isSmall={isSmall}>
      <Points card={card} />
      {isSmall ? <span className={css.kind}>{card.number}</span> : <CardName>{titleOf(card)}</CardName>}
      {!isSmall && <span className={css.kind}>{KINDS[card.kind]}</span>}
    </CardFace>
  );
});
