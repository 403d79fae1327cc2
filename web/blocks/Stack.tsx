import './stack.css';
import { Block } from './Block';
import { Clickable, type Thing } from './Clickable';
import type { Camp, Look, Piece } from './piece';

/** The size of a block on the map, next to the 40 it is drawn in. */
const SCALE = 0.74;
const BLOCK = 40 * SCALE;
const GAP = 3;

interface StackProps {
  camp: Camp;
  /** On which side of the mark the blocks stand: -1, 0 or 1 to the right and down. */
  direction: { x: number; y: number };
  /** How large the mark is. */
  radius: number;
  /** Shows every block; otherwise they lie on each other with their number. */
  isSpread: boolean;
  /** In how many columns so many blocks are spread; about a square of them unless it says otherwise. */
  columnsOf?(count: number): number;
  /** Lays a ground below the blocks, since they cover what lies around. */
  isOpen: boolean;
  /** What can be done with a block, null for one that only stands there. */
  thingOf(piece: Piece): Thing | null;
  /** What a click on blocks that lie on each other does. */
  pileThing: Thing;
  lookOf(piece: Piece): Look;
}

/** The blocks of all sides in a place, side by side. */
export function Stack({
  camp,
  direction,
  radius,
  isSpread,
  isOpen,
  thingOf,
  pileThing,
  lookOf,
  columnsOf = square,
}: StackProps) {
  const parts = camp.map(({ side, pieces }) => ({
    side,
    pieces,
    ...sizeOf(pieces.length, isSpread ? columnsOf(pieces.length) : null),
  }));
  const width = parts.reduce((sum, part) => sum + part.width, 0) + GAP * (parts.length - 1);
  const height = Math.max(...parts.map((part) => part.height));
  const { x, y } = direction;
  const slant = x !== 0 && y !== 0 ? 0.6 : 1;
  let left = x === 0 ? -width / 2 : x > 0 ? radius * slant + GAP : -radius * slant - GAP - width;
  const middle = y * (radius * slant + GAP + height / 2);
  return (
    <g className="stack">
      {isOpen && (
        <rect
          className="stack-ground"
          x={left - 5}
          y={middle - height / 2 - 5}
          width={width + 10}
          height={height + 10}
          rx={6}
        />
      )}
      {parts.map((part) => {
        const at = left;
        left += part.width + GAP;
        return (
          <g key={part.side} transform={`translate(${at} ${middle})`}>
            {isSpread ? (
              <Spread
                pieces={part.pieces}
                columns={columnsOf(part.pieces.length)}
                height={part.height}
                thingOf={thingOf}
                lookOf={lookOf}
              />
            ) : (
              <Pile pieces={part.pieces} thingOf={thingOf} lookOf={lookOf} pileThing={pileThing} />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Returns the room that blocks take in so many columns, or on each other (null). */
function sizeOf(count: number, columns: number | null): { width: number; height: number } {
  if (columns === null) return { width: BLOCK + 3 * Math.min(count - 1, 2), height: BLOCK };
  const rows = Math.ceil(count / columns);
  return { width: columns * (BLOCK + GAP) - GAP, height: rows * (BLOCK + GAP) - GAP };
}

type PiecesProps = Pick<StackProps, 'thingOf' | 'lookOf'> & { pieces: readonly Piece[] };

/** Blocks are spread in a square rather than a row, so that they cover little of what lies beside. */
function square(count: number): number {
  return Math.ceil(Math.sqrt(count));
}

function Spread({
  pieces,
  columns,
  height,
  thingOf,
  lookOf,
}: PiecesProps & { columns: number; height: number }) {
  return pieces.map((piece, index) => {
    const x = BLOCK / 2 + (index % columns) * (BLOCK + GAP);
    const y = -height / 2 + BLOCK / 2 + Math.floor(index / columns) * (BLOCK + GAP);
    return (
      <Clickable
        key={piece.id}
        testId={`block-${piece.id}`}
        thing={thingOf(piece)}
        name={piece.words}
        x={x}
        y={y}
      >
        <g transform={`scale(${SCALE})`}>
          <Block piece={piece} {...lookOf(piece)} />
        </g>
      </Clickable>
    );
  });
}

/** Blocks on each other: the first on top, at most two peeping out behind it, and how many they are. */
function Pile({ pieces, thingOf, lookOf, pileThing }: PiecesProps & { pileThing: Thing }) {
  const [top] = pieces;
  const behind = Math.min(pieces.length - 1, 2);
  const looks = pieces.map(lookOf);
  const look = {
    isDimmed: looks.every(({ isDimmed }) => isDimmed),
    isSelected: looks.some(({ isSelected }) => isSelected),
    isOffered: looks.some(({ isOffered }) => isOffered),
  };
  const drawing = (
    <g>
      {Array.from({ length: behind }, (_, index) => {
        const shift = 3 * (behind - index);
        return (
          <g key={shift} transform={`translate(${shift} ${-shift}) scale(${SCALE})`}>
            <Block piece={{ ...top, face: null }} isDimmed={look.isDimmed} />
          </g>
        );
      })}
      <g transform={`scale(${SCALE})`}>
        <Block piece={top} {...look} />
      </g>
      {(pieces.length > 1 || top.face === null) && (
        <g
          className="stack-count"
          data-side={top.side}
          transform={`translate(${-BLOCK / 2 + 2} ${-BLOCK / 2 + 2})`}
        >
          <circle r={7.4} />
          <text y={3.9}>{pieces.length}</text>
        </g>
      )}
    </g>
  );
  const single = pieces.length === 1 ? thingOf(top) : null;
  return (
    <Clickable
      testId={pieces.length === 1 ? `block-${top.id}` : `stack-${top.side}-${top.place}`}
      thing={single ?? pileThing}
      name={top.words}
      x={BLOCK / 2}
      y={0}
      isStop={single !== null}
    >
      {drawing}
    </Clickable>
  );
}
