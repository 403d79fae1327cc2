import type { PieceArt } from './art';
import { Clickable, type Thing } from './Clickable';
import type { Camp, Look, Party, Piece } from './piece';
import type { Point } from './projection';
import css from './Stack.module.css';
import { MOST_BEHIND, PEEP } from './spreading';
import type { Standing } from './standing';

interface StackProps<P extends Piece> {
  camp: Camp<P>;
  /** How its pieces stand. */
  standing: Standing;
  art: PieceArt<P>;
  /** Lays a ground below the pieces, since they cover what lies around. */
  isOpen: boolean;
  /** What can be done with each piece by its id, null for one that only stands there, and how it looks. */
  shown: Readonly<Record<string, ShownPiece>>;
  /** What a click on pieces that lie on each other does. */
  pileThing: Thing;
  /** Says why nothing can be done with a piece; returns whether there was a reason. */
  explain(piece: P, at: { x: number; y: number }): boolean;
}

/** What can be done with a piece, null for one that only stands there, and how it looks. */
export interface ShownPiece {
  thing: Thing | null;
  look: Look;
}

/** The pieces of all sides in a place, side by side. */
export function Stack<P extends Piece>(props: StackProps<P>) {
  const { camp, standing, isOpen } = props;
  const { left, top, right, bottom } = standing.box;
  return (
    <>
      {isOpen && (
        <rect
          className={css.ground}
          x={left - 5}
          y={top - 5}
          width={right - left + 10}
          height={bottom - top + 10}
          rx={6}
        />
      )}
      {camp.map((party, index) => {
        const { isPiled, spots } = standing.bands[index];
        return isPiled ? (
          <Pile key={party.side} {...props} party={party} at={spots[0]} />
        ) : (
          <Row key={party.side} {...props} party={party} spots={spots} />
        );
      })}
    </>
  );
}

type PartyProps<P extends Piece> = Omit<StackProps<P>, 'camp' | 'standing'> & { party: Party<P> };

/** Pieces that are all seen. */
function Row<P extends Piece>({
  party: { pieces },
  spots,
  art,
  shown,
  explain,
}: PartyProps<P> & { spots: readonly Point[] }) {
  return pieces.map((piece, index) => (
    <Clickable
      key={piece.id}
      testId={`piece-${piece.id}`}
      thing={shown[piece.id].thing}
      explain={(at) => explain(piece, at)}
      name={piece.words}
      {...spots[index]}
    >
      {art.draw(piece, shown[piece.id].look)}
    </Clickable>
  ));
}

/** Pieces on each other: the first on top, some peeping out behind it, and how many they are. */
function Pile<P extends Piece>({
  party: { pieces },
  at,
  art,
  shown,
  explain,
  pileThing,
}: PartyProps<P> & { at: Point }) {
  const [top] = pieces;
  const { size } = art;
  const behind = Math.min(pieces.length - 1, MOST_BEHIND);
  const looks = pieces.map(({ id }) => shown[id].look);
  const look = {
    isDimmed: looks.every(({ isDimmed }) => isDimmed),
    isSelected: looks.some(({ isSelected }) => isSelected),
    isOffered: looks.some(({ isOffered }) => isOffered),
  };
  const isSingle = pieces.length === 1;
  return (
    <Clickable
      testId={isSingle ? `piece-${top.id}` : `stack-${top.side}-${top.place}`}
      thing={isSingle ? shown[top.id].thing : { ...pileThing, isForPointer: true }}
      explain={(point) => isSingle && explain(top, point)}
      name={top.words}
      {...at}
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
