import { CoverButton } from '../table/parts/CoverButton';
import type { PieceArt } from './art';
import type { Thing } from './Clickable';
import { PiecePicture } from './PiecePicture';
import { PlaceCard } from './PlaceCard';
import { alike, type Camp, type Look, type Piece, PLAIN } from './piece';
import css from './Tray.module.css';

/** What there is to know of a place, in words. */
export interface PlaceFacts {
  facts: string;
  /** What is about to happen there, or null. */
  notice: string | null;
}

interface TrayProps<P extends Piece> extends PlaceFacts {
  name: string;
  camp: Camp<P> | undefined;
  art: PieceArt<P>;
  /** It stays when the pointer leaves the place, and its pieces can be clicked. */
  isOpen: boolean;
  thingOf(piece: P): Thing | null;
  lookOf(piece: P): Look;
  /** Selects all pieces that can go somewhere; null when there are none or one. */
  onAll: (() => void) | null;
  onClose(): void;
}

/** What there is to know of a place, and its pieces large enough for a finger. */
export function Tray<P extends Piece>(props: TrayProps<P>) {
  const { name, facts, notice, camp = [], art, isOpen, thingOf, lookOf, onAll, onClose } = props;
  return (
    <PlaceCard name={name} isOpen={isOpen} onAll={onAll} onClose={onClose}>
      <p className={css.facts}>{facts}</p>
      {notice !== null && <p className={css.notice}>{notice}</p>}
      {camp.map(({ side, pieces }) => (
        <div key={side} className={css.pieces} data-side={side}>
          {alike(pieces).map((group) => (
            <TrayPiece
              key={group[0].likeness}
              piece={group[0]}
              art={art}
              words={`× ${group.length}`}
              thing={null}
              look={PLAIN}
            />
          ))}
          {pieces
            .filter(({ likeness }) => likeness === null)
            .map((piece) => (
              <TrayPiece
                key={piece.id}
                piece={piece}
                art={art}
                words={piece.name}
                thing={isOpen ? thingOf(piece) : null}
                look={lookOf(piece)}
              />
            ))}
        </div>
      ))}
    </PlaceCard>
  );
}

interface TrayPieceProps<P extends Piece> {
  piece: P;
  art: PieceArt<P>;
  words: string;
  thing: Thing | null;
  look: Look;
}

function TrayPiece<P extends Piece>({ piece, art, words, thing, look }: TrayPieceProps<P>) {
  return (
    <span className={css.piece} data-selected={thing !== null && look.isSelected} title={piece.words}>
      <PiecePicture art={art} piece={piece} look={look} size={46} />
      <span>{words}</span>
      {thing !== null && (
        <CoverButton
          data-testid={`tray-piece-${piece.id}`}
          aria-label={`${thing.label}: ${piece.words}`}
          aria-pressed={look.isSelected}
          onClick={(event) => thing.act({ x: event.clientX, y: event.clientY })}
        />
      )}
    </span>
  );
}
