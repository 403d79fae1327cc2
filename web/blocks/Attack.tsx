import './attack.css';
import { bow } from '../map/curve';
import type { Point } from '../map/projection';

/** The tips of the arrows, by side; to be drawn once. */
export function ArrowHeads({ sides }: { sides: readonly string[] }) {
  return (
    <defs>
      {sides.map((side) => (
        <marker
          key={side}
          id={`arrow-${side}`}
          viewBox="0 0 10 10"
          refX={6}
          refY={5}
          markerWidth={3.4}
          markerHeight={3.4}
          orient="auto-start-reverse"
        >
          <path className="attack-head" data-side={side} d="M0 0L10 5L0 10L2.5 5Z" />
        </marker>
      ))}
    </defs>
  );
}

/** A way by which a side came into a contested place. */
export interface Advance {
  side: string;
  from: Point;
  /** It is that of the main attack, not of reserves. */
  isMain: boolean;
}

/** The ways by which both sides came into a contested place: the main attack solid, reserves broken. */
export function Attack({ to, advances }: { to: Point; advances: readonly Advance[] }) {
  return (
    <g className="attack">
      {advances.map(({ side, from, isMain }) => (
        <path
          key={`${side} ${from.x} ${from.y}`}
          className={isMain ? 'attack-line is-main' : 'attack-line is-reserve'}
          data-side={side}
          d={bow(from, to, 26)}
          markerEnd={`url(#arrow-${side})`}
        />
      ))}
    </g>
  );
}

/** Crossed swords: the sign of a place where both sides stand. */
export function CrossedSwords({ x, y }: Point) {
  return (
    <g className="contested" transform={`translate(${x} ${y})`}>
      <circle r={8.4} />
      <path d="M-4.6-4.6 4 4M4.6-4.6-4 4M1.4 4.8 4.8 1.4M-1.4 4.8-4.8 1.4" />
    </g>
  );
}
