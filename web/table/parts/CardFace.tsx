import type { ReactNode } from 'react';
import css from './CardFace.module.css';

interface CardFaceProps {
  /** What the card is, for style sheets and tests: `event`, `command`. */
  kind: string;
  /** The id under which it is explained. */
  id?: string;
  /** What it says, for screen readers. */
  label: string;
  isSmall: boolean;
  className?: string;
  children: ReactNode;
}

/** A card; `children` are what is printed on it. */
export function CardFace({ kind, id, label, isSmall, className, children }: CardFaceProps) {
  return (
    <span
      className={className === undefined ? css.card : `${css.card} ${className}`}
      data-card={kind}
      data-explains={id}
      data-small={isSmall}
      role="img"
      aria-label={label}
    >
      {children}
    </span>
  );
}

/** A card face down; `children` draw the game's sign within 60 by 84. */
export function CardBack({ isSmall, children }: Pick<CardFaceProps, 'isSmall' | 'children'>) {
  return (
    <CardFace kind="back" label="a card face down" isSmall={isSmall} className={css.back}>
      <svg viewBox="0 0 60 84" aria-hidden="true">
        <rect x={4} y={4} width={52} height={76} rx={3} />
        {children}
      </svg>
    </CardFace>
  );
}

interface EventFaceProps {
  id: string;
  name: string;
  text: string;
  /** The path of its sign, around the origin. */
  sign: string;
  isSmall: boolean;
}

/** The face of an event card: its sign, its name, and what it does. */
export function EventFace({ id, name, text, sign, isSmall }: EventFaceProps) {
  return (
    <CardFace kind="event" id={id} label={`Event ${name}: ${text}`} isSmall={isSmall} className={css.event}>
      <svg viewBox="0 0 60 40" aria-hidden="true">
        <circle className={css.medal} cx={30} cy={20} r={17.5} />
        <path className={css.sign} transform="translate(30 20)" d={sign} />
      </svg>
      <CardName>{name}</CardName>
      {!isSmall && <span className={css.text}>{text}</span>}
    </CardFace>
  );
}

/** The name of a card, on its face. */
export function CardName({ children }: { children: ReactNode }) {
  return <strong className={css.name}>{children}</strong>;
}
