import css from './Counter.module.css';
import { Glyph } from './Glyph';
import type { Face, Pile } from './stacks';

/** A counter is a square of this size around the origin. */
export const SIZE = 18;

const HALF = SIZE / 2;

/** A single counter: its kind, its combat and movement factors, its name in small, and whether it is disrupted (2). */
export function Counter({ face }: { face: Face }) {
  const { side, kind, combat, movement, name, isDisrupted, isHidden } = face;
  return (
    <g className={css.counter} data-side={side} data-kind={kind} data-disrupted={isDisrupted}>
      <Card shape={shapeOf(face)} />
      {isHidden ? (
        <Unknown />
      ) : (
        <g transform={`translate(0 ${kind === 'fort' ? 1 : -1.2}) scale(.38)`}>
          <Glyph kind={kind} />
        </g>
      )}
      <text className={css.name} x={-HALF + 1.2} y={-HALF + 3.9}>
        {name}
      </text>
      {movement > 0 && !isHidden && (
        <text className={css.figures} y={HALF - 1.6}>
          {kind === 'leader' ? movement : `${combat}-${movement}`}
        </text>
      )}
      {isDisrupted && <Bolt />}
    </g>
  );
}

/** All that stands in a hex: a fort below, the unit on top or the strength of the stack, its leaders, and what befell it. */
export function PilePicture({ pile }: { pile: Pile }) {
  const { top, count, strength, hidden, disrupted, hasFort, leaders, rages } = pile;
  return (
    <>
      {hasFort && (
        <g className={css.fort} data-side="caesar" data-fort="">
          <path d={FORT} />
          {top === null && (
            <g transform="scale(.5)">
              <Glyph kind="fort" />
            </g>
          )}
        </g>
      )}
      {top !== null && count === 1 && <Counter face={top} />}
      {top !== null && count > 1 && (
        <g
          className={css.counter}
          data-side={top.side}
          data-count={count}
          data-top={top.kind}
          data-disrupted={disrupted === count}
        >
          {count > 2 && <Card x={2.4} y={-2.4} shape={shapeOf(top)} />}
          <Card x={1.2} y={-1.2} shape={shapeOf(top)} />
          <Card shape={shapeOf(top)} />
          {!top.isHidden && (
            <g transform="translate(3.6 -3.800) scale(.3)">
              <Glyph kind={top.kind} />
            </g>
          )}
          <text className={css.count} x={-HALF + 1.4} y={-HALF + 5.8}>
            {count}
          </text>
          <text className={css.total} data-long={strength > 99} y={HALF - 1.6}>
            {hidden > 0 ? '?' : strength}
          </text>
          {disrupted > 0 && <Bolt />}
        </g>
      )}
      {leaders.map(({ side, letter }, index) => (
        <g
          key={letter}
          className={css.leader}
          data-side={side}
          data-leader={letter}
          transform={top === null ? 'scale(1.7)' : `translate(${HALF - 1 - index * 7} ${-HALF})`}
        >
          <path d={STAR} />
          <text y={1.7}>{letter}</text>
        </g>
      ))}
      {rages && <Rage />}
    </>
  );
}

/** The sign of a counter that lies hidden (25.7). */
function Unknown() {
  return (
    <text className={css.total} y={4}>
      ?
    </text>
  );
}

/** What a counter is cut to, so that armies are told apart without their colours. */
type Shape = keyof typeof SHAPES;

/** Romans have a square, the besieged a wall with battlements, the relieving army an octagon. */
function shapeOf({ side, isBesieged }: Face): Shape {
  if (isBesieged) return 'battlements';
  return side === 'relief' ? 'octagon' : 'square';
}

function Card({ x = 0, y = 0, shape }: { x?: number; y?: number; shape: Shape }) {
  return (
    <path
      className={css.card}
      data-shape={shape}
      transform={x === 0 && y === 0 ? undefined : `translate(${x} ${y})`}
      d={SHAPES[shape]}
    />
  );
}

/** The mark of disrupted units (21.7). */
export function Bolt() {
  return (
    <g className={css.bolt} transform={`translate(${-HALF + 0.6} ${HALF - 0.6})`} data-mark="disrupted">
      <circle r={3.6} />
      <path d="M.800-2.600-1.400.500H.200L-.800 2.600 1.600-.600H0Z" />
    </g>
  );
}

/** The mark of units in a battle that rages (15.3). */
export function Rage() {
  return (
    <g className={css.rage} transform={`translate(${HALF - 0.6} ${HALF - 0.6})`} data-mark="rages">
      <circle r={4} />
      <path d="M-2.200-2.200 2.200 2.200M2.200-2.200-2.200 2.200" />
    </g>
  );
}

const SHAPES = {
  square: 'M-6.800-9H6.800Q9-9 9-6.800V6.800Q9 9 6.800 9H-6.800Q-9 9-9 6.800V-6.800Q-9-9-6.800-9Z',
  octagon: 'M-4.500-9H4.500L9-4.500V4.500L4.500 9H-4.500L-9 4.500V-4.500Z',
  battlements: 'M-9-12.500H-5.500V-9.500H-1.800V-12.500H1.800V-9.500H5.500V-12.500H9V9H-9Z',
} as const;
const STAR =
  'M0-5.200 1.500-2.500 4.500-3.300 3.400-.400 5.200 2 2.200 2.500 1.600 5.400-.900 3.800-3.600 5-3.400 2.100-5.400 0-2.900-1.500-2.900-4.500Z';
const FORT =
  'M-11.500-11.500H-6.500V-9H-2.500V-11.500H2.500V-9H6.500V-11.500H11.500V-6.500H9V-2.500H11.500V2.500H9V6.500H11.500V11.500H6.500V9H2.500V11.500H-2.500V9H-6.500V11.500H-11.500V6.500H-9V2.500H-11.500V-2.500H-9V-6.500H-11.500Z';
