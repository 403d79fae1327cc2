import type { PieceArt } from './art';
import { PieceFrame } from './PieceFrame';
import { type Look, type Piece, PLAIN } from './piece';

/** How far what marks a piece stands out from its square. */
const OUTSTANDING = 1.15;

interface PiecePictureProps<P extends Piece> {
  art: PieceArt<P>;
  piece: P;
  look?: Look;
  /** In pixels of the usual text size. */
  size: number;
}

/** A piece as it is drawn on the map, by itself. */
export function PiecePicture<P extends Piece>({ art, piece, look = PLAIN, size }: PiecePictureProps<P>) {
  return (
    <PieceFrame extent={art.size * OUTSTANDING} size={size}>
      {art.draw(piece, look)}
    </PieceFrame>
  );
}
