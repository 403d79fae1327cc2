import { useOwnId } from '../ui/root';
import css from './Arrow.module.css';
import { bow } from './curve';
import type { Point } from './projection';

/** The tips of the arrows, by side; to be drawn once. */
export function ArrowHeads({ sides }: { sides: readonly string[] }) {
  const id = useOwnId('arrow');
  return (
    <defs>
      {sides.map((side) => (
        <marker
          key={side}
          id={`${id}-${side}`}
          viewBox="0 0 10 10"
          refX={6}
          refY={5}
          markerWidth={3.4}
          markerHeight={3.4}
          orient="auto-start-reverse"
        >
          <path className={css.head} data-side={side} d="M0 0L10 5L0 10L2.5 5Z" />
        </marker>
      ))}
    </defs>
  );
}

interface ArrowProps {
  side: string;
  from: Point;
  to: Point;
  isBroken?: boolean;
}

/** How far an arrow keeps from what it points at, in units of the drawing. */
const DISTANCE = 26;

/** The way a side has come or goes, in its colour. Needs its {@link ArrowHeads}. */
export function Arrow({ side, from, to, isBroken = false }: ArrowProps) {
  const id = useOwnId('arrow');
  return (
    <path
      className={css.arrow}
      data-side={side}
      data-broken={isBroken}
      d={bow(from, to, DISTANCE)}
      markerEnd={`url(#${id}-${side})`}
    />
  );
}
