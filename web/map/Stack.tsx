import type { PieceArt } from './art';
import { Clickable, type Thing } from './Clickable';
import type { Camp, Look, Piece } from './piece';
import css from './Stack.module.css';
import { GAP, MOST_BEHIND, PEEP, placeBeside, type Room, roomPiled, roomSpread, square } from './spreading';

interface StackProps<P extends Piece> {
  camp: Camp<P>;
  art: PieceArt<P>;
  /** On which side of the mark the pieces stand: -1, 0 or 1 to the right and down. */
  direction: { x: number; y: number };
  /** How large the mark is. */
  radius: number;
  /** Shows every piece; otherwise they lie on each other with their number. */
  isSpread: boolean;
  /** In how many columns so many pieces are spread; about a square of them unless it says otherwise. */
  columnsOf?(count: number): number;
  /** Lays a ground below the pieces, since they cover what lies around. */
  isOpen: boolean;
  /** What can be done with a piece, null for one that only stands there. */
  thingOf(piece: P): Thing | null;
  /** What a click on pieces that lie on each other does. */
  pileThing: Thing;
  lookOf(piece: P): Look;
}

/** The pieces of all sides in a place, side by side. */
export function Stack<P extends Piece>(props: StackProps<P>) {
  const { camp, art, direction, radius, isSpread, isOpen, columnsOf = square } = props;
  const rooms = camp.map(({ pieces }) =>
    isSpread
      ? roomSpread(pieces.length, columnsOf(pieces.length), art.size)
      : roomPiled(pieces.length, art.size),
  );
  const { width, height, lefts, middle } = placeBeside(rooms, direction, radius);
  return (
    <g>
      {isOpen && (
        <rect
          className={css.ground}
          x={lefts[0] - 5}
          y={middle - height / 2 - 5}
          width={width + 10}
          height={height + 10}
          rx={6}
        />
      )}
      {camp.map(({ side, pieces }, index) => (
        <g key={side} transform={`translate(${lefts[index]} ${middle})`}>
          {isSpread ? (
            <Spread {...props} pieces={pieces} columns={columnsOf(pieces.length)} room={rooms[index]} />
          ) : (
            <Pile {...props} pieces={pieces} />
          )}
        </g>
      ))}
    </g>
  );
}

type PiecesProps<P extends Piece> = Pick<StackProps<P>, 'art' | 'thingOf' | 'lookOf'> & {
  pieces: readonly P[];
};

function Spread<P extends Piece>({
  pieces,
  art,
  columns,
  room,
  thingOf,
  lookOf,
}: PiecesProps<P> & { columns: number; room: Room }) {
  const { size } = art;
  return pieces.map((piece, index) => (
    <Clickable
      key={piece.id}
      testId={`piece-${piece.id}`}
      thing={thingOf(piece)}
      name={piece.words}
      x={size / 2 + (index % columns) * (size + GAP)}
      y={-room.height / 2 + size / 2 + Math.floor(index / columns) * (size + GAP)}
    >
      {art.draw(piece, lookOf(piece))}
    </Clickable>
  ));
}

/** Pieces on each other: the first on top, some peeping out behind it, and how many they are. */
function Pile<P extends Piece>({
  pieces,
  art,
  thingOf,
  lookOf,
  pileThing,
}: PiecesProps<P> & Pick<StackProps<P>, 'pileThing'>) {
  const [top] = pieces;
  const { size } = art;
  const behind = Math.min(pieces.length - 1, MOST_BEHIND);
  const looks = pieces.map(lookOf);
  const look = {
    isDimmed: looks.every(({ isDimmed }) => isDimmed),
    isSelected: looks.some(({ isSelected }) => isSelected),
    isOffered: looks.some(({ isOffered }) => isOffered),
  };
  const single = pieces.length === 1 ? thingOf(top) : null;
  return (
    <Clickable
      testId={pieces.length === 1 ? `piece-${top.id}` : `stack-${top.side}-${top.place}`}
      thing={single ?? pileThing}
      name={top.words}
      x={size / 2}
      y={0}
      isStop={single !== null}
    >
      {Array.from({ length: behind }, (_, index) => PEEP * (behind - index)).map((shift) => (
        <g key={shift} transform={`translate(${shift} ${-shift})`}>
          {art.drawBelow(top, look)}
        </g>
      ))}
      {art.draw(top, look)}
      {(pieces.length > 1 || top.likeness !== null) && (
        <g
          className={css.count}
          data-side={top.side}
          transform={`translate(${2 - size / 2} ${2 - size / 2})`}
        >
          <circle r={7.4} />
          <text y={3.9}>{pieces.length}</text>
        </g>
      )}
    </Clickable>
  );
}
