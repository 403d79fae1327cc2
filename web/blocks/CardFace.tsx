import type { ReactNode } from 'react';

/** Returns the classes of a card of either game. */
export function cardClasses(isSmall: boolean): string {
  return isSmall ? 'playing-card is-small' : 'playing-card';
}

/** A card face down; `children` draw the game's sign within 60 by 84. */
export function CardBack({ isSmall, children }: { isSmall: boolean; children: ReactNode }) {
  return (
    <span className={`${cardClasses(isSmall)} card-back`} role="img" aria-label="a card face down">
      <svg viewBox="0 0 60 84" aria-hidden="true">
        <rect x={4} y={4} width={52} height={76} rx={3} />
        {children}
      </svg>
    </span>
  );
}

interface EventFaceProps {
  name: string;
  text: string;
  /** The path of its sign, around the origin. */
  sign: string;
  isSmall: boolean;
}

/** The face of an event card: its sign, its name, and what it does. */
export function EventFace({ name, text, sign, isSmall }: EventFaceProps) {
  return (
    <span className={`${cardClasses(isSmall)} card-event`} role="img" aria-label={`Event ${name}: ${text}`}>
      <svg viewBox="0 0 60 40" aria-hidden="true">
        <circle className="card-medal" cx={30} cy={20} r={17.5} />
        <g className="card-sign" transform="translate(30 20)">
          <path d={sign} />
        </g>
      </svg>
      <strong className="card-name">{name}</strong>
      {!isSmall && <span className="card-text">{text}</span>}
    </span>
  );
}
