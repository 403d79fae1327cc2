import { memo } from 'react';
import { boxOf } from '../../../games/julius-caesar/components/box';
import { type EventName, HIDDEN_CARD } from '../../../games/julius-caesar/components/cards';
import { CardBack, CardFace, EventFace } from '../../table/parts/CardFace';
import css from './Card.module.css';
import { playedWith } from './playedWith';

/** Where the dots of the Levies stand on the staff. */
const DOTS = [56, 65.5, 75];

interface CardProps {
  id: string;
  /** The id of the set of components that the game is played with; that of the page where it is left out. */
  box?: string | undefined;
  isSmall?: boolean;
}

/** The face of a card: a banner with its Moves and the dots of its Levies, or the sign of a god and the event. */
export const Card = memo(function Card({ id, box, isSmall = false }: CardProps) {
  const card = boxOf(playedWith(box)).card[id];
  if (id === HIDDEN_CARD || card === undefined) {
    return (
      <CardBack isSmall={isSmall}>
        <path d="M30 14 38 42 30 70 22 42Z" />
        <circle cx={30} cy={42} r={14} />
      </CardBack>
    );
  }
  if (card.kind === 'command') {
    return (
      <CardFace
        kind="command"
        id={id}
        label={`Command: ${moves(card.moves)}, ${levies(card.levies)}`}
        isSmall={isSmall}
        className={css.command}
      >
        <svg viewBox="0 0 60 84" aria-hidden="true">
          <path className={css.staff} d="M30 6V80M12 13H48" />
          <path className={css.finial} d="M30 2 33 7 30 10 27 7ZM9 13 13 10.5V15.5ZM51 13 47 10.5V15.5Z" />
          <path className={css.banner} d="M13 14.5H47V44L41.3 48 35.7 44 30 48 24.3 44 18.7 48 13 44Z" />
          <path className={css.trim} d="M15.5 17H44.5M15.5 40.5H44.5" />
          <text x={30} y={38}>
            {card.moves}
          </text>
          {DOTS.slice(0, card.levies).map((y) => (
            <circle key={y} className={css.levy} cx={30} cy={y} r={4} />
          ))}
        </svg>
        {!isSmall && (
          <span className={css.words}>
            {moves(card.moves)} · {levies(card.levies)}
          </span>
        )}
      </CardFace>
    );
  }
  return <EventFace id={id} name={card.name} text={card.text} sign={SIGNS[card.event]} isSmall={isSmall} />;
});

function moves(count: number): string {
  return `${count} ${count === 1 ? 'Move' : 'Moves'}`;
}

function levies(count: number): string {
  return `${count} ${count === 1 ? 'Levy' : 'Levies'}`;
}

/** A sign for each god: lyre, bolt, helmet, winged staff, trident, bident, flame. */
const SIGNS: Readonly<Record<EventName, string>> = {
  apollo: 'M-7-10C-10-2-7 5-2 6H2C7 5 10-2 7-10M-6-6H6M-2.4-6V5M0-6V5M2.4-6V5M-5 9H5',
  jupiter: 'M3-12-6 1H0L-4 12 7-3H1L6-12Z',
  mars: 'M-8 8V-1A8 8 0 0 1 8-1V8L3 10V2H-3V10ZM-9-6C-5-14 5-14 9-6',
  mercury:
    'M0-8V12M0-8C-3-12-9-11-11-7-7-8-4-6 0-6M0-8C3-12 9-11 11-7 7-8 4-6 0-6M-4 9C6 6-6 2 0-2M4 9C-6 6 6 2 0-2',
  neptune: 'M0-12V12M-8-9V-4C-8 3 8 3 8-4V-9M-10-7-8-11-6-7M6-7 8-11 10-7M-2-9 0-12 2-9M-4 8H4',
  pluto: 'M0 0V12M-6-12V-5C-6 1 6 1 6-5V-12M-8-9-6-12-4-9M4-9 6-12 8-9M-4 6H4',
  vulcan:
    'M0 12C-8 12-9 4-5-1-4 2-2 2-2 0-3-6 0-9 2-12 2-6 9-2 8 5 7 10 4 12 0 12ZM0 12C-3 9-1 6 1 4 4 8 3 11 0 12',
};
