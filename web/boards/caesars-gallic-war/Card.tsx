import { memo } from 'react';
import type { AreaId, Region } from '../../../games/caesars-gallic-war/components/areas';
import { boxOf } from '../../../games/caesars-gallic-war/components/box';
import { type EventName, HIDDEN_CARD } from '../../../games/caesars-gallic-war/components/cards';
import { CardBack, CardFace, CardName, EventFace } from '../../table/parts/CardFace';
import css from './Card.module.css';
import { frameOf, OUTLINES } from './geography';
import { playedWith } from './playedWith';
import regions from './regions.module.css';

interface CardProps {
  id: string;
  isSmall?: boolean;
  /** The id of the set of components that the game is played with; that of the page where it is left out. */
  box?: string | undefined;
}

/** The face of a card: the shape of a tribe's area with its Action Points, or the sign of an event. */
export const Card = memo(function Card({ id, isSmall = false, box: played }: CardProps) {
  const box = boxOf(playedWith(played));
  const card = box.card[id];
  if (id === HIDDEN_CARD || card === undefined) {
    return (
      <CardBack isSmall={isSmall}>
        <path d="M22 58A18 18 0 1 1 38 58M22 58A3 3 0 1 0 22.1 58M38 58A3 3 0 1 0 38.1 58" />
      </CardBack>
    );
  }
  if (card.kind === 'tribe') {
    const { name, region } = box.area[card.area];
    return (
      <CardFace
        kind="tribe"
        id={id}
        label={`${name}, ${points(card.value)}`}
        isSmall={isSmall}
        className={css.tribe}
      >
        <AreaPicture area={card.area} region={region} />
        <CardName>{name}</CardName>
        <span className={css.points} aria-hidden="true">
          {isSmall ? card.value : points(card.value)}
        </span>
      </CardFace>
    );
  }
  return <EventFace id={id} name={card.name} text={card.text} sign={SIGNS[card.event]} isSmall={isSmall} />;
});

function points(value: number): string {
  return `${value} Action ${value === 1 ? 'Point' : 'Points'}`;
}

function AreaPicture({ area, region }: { area: AreaId; region: Region }) {
  return (
    <svg className={regions[region]} viewBox={frameOf(area)} aria-hidden="true">
      <path d={OUTLINES[area]} />
    </svg>
  );
}

/** A sign for each event: one torch, two, a carnyx, a wagon. */
const SIGNS: Readonly<Record<EventName, string>> = {
  'minor-revolt': 'M0 12V0M-3.5 0H3.5L2 4H-2ZM0 0C-6-3-4-8 0-12 4-8 6-3 0 0',
  'major-revolt':
    'M-6 12V1M-9 1H-3L-4.5 4H-7.5ZM-6 1C-11-2-9-7-6-11-3-7-1-2-6 1M6 12V1M3 1H9L7.5 4H4.5ZM6 1C1-2 3-7 6-11 9-7 11-2 6 1',
  'massive-revolt': 'M-2 13V-4C-2-11 3-13 9-11L8-7C5-8 3-7 3-4V13M9-11 12-8 8-7M4-12 3-14M7-12.5 7-15',
  'baggage-train':
    'M-12-3H8L6 5H-10ZM-12-3C-9-11 5-11 8-3M8 1H13M-6 9.5A3.5 3.5 0 1 0-6 2.5 3.5 3.5 0 1 0-6 9.5M3 9.5A3.5 3.5 0 1 0 3 2.5 3.5 3.5 0 1 0 3 9.5',
};
