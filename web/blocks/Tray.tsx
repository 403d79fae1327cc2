import { BlockPicture } from './Block';
import type { Thing } from './Clickable';
import type { Camp, Look, Piece } from './piece';

interface TrayProps {
  name: string;
  /** What there is to know of the place. */
  facts: string;
  /** Who attacks whom there, or null. */
  contest: string | null;
  camp: Camp | undefined;
  /** It stays when the pointer leaves the place, and its blocks can be clicked. */
  isOpen: boolean;
  thingOf(piece: Piece): Thing | null;
  lookOf(piece: Piece): Look;
  /** Selects all blocks that can go somewhere; null when there are none or one. */
  onAll: (() => void) | null;
  onClose(): void;
}

/** What there is to know of a place, and its blocks large enough for a finger. */
export function Tray({
  name,
  facts,
  contest,
  camp = [],
  isOpen,
  thingOf,
  lookOf,
  onAll,
  onClose,
}: TrayProps) {
  return (
    <section className={isOpen ? 'tray is-open' : 'tray'} data-testid="tray" aria-label={name}>
      <header className="tray-head">
        <h3>{name}</h3>
        {isOpen && onAll !== null && (
          <button type="button" className="tray-button" data-testid="select-all" onClick={onAll}>
            Select all
          </button>
        )}
        {isOpen && (
          <button
            type="button"
            className="tray-button"
            aria-label="Close"
            data-testid="tray-close"
            onClick={onClose}
          >
            ✕
          </button>
        )}
      </header>
      <p className="tray-facts">{facts}</p>
      {contest !== null && <p className="tray-facts tray-contest">{contest}</p>}
      {camp.map(({ side, pieces }) => (
        <div key={side} className="tray-blocks" data-side={side}>
          {alike(pieces).map((hidden) => (
            <span key={hidden[0].name} className="tray-block" title={hidden[0].words}>
              <BlockPicture piece={hidden[0]} size={46} />
              <span>× {hidden.length}</span>
            </span>
          ))}
          {pieces
            .filter(({ face }) => face !== null)
            .map((piece) => (
              <TrayBlock
                key={piece.id}
                piece={piece}
                thing={isOpen ? thingOf(piece) : null}
                look={lookOf(piece)}
              />
            ))}
        </div>
      ))}
    </section>
  );
}

/** Returns the hidden pieces, those together that look alike from behind. */
export function alike(pieces: readonly Piece[]): Piece[][] {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (piece.face !== null) continue;
    const { classes } = piece.livery;
    groups.set(classes, [...(groups.get(classes) ?? []), piece]);
  }
  return [...groups.values()];
}

function TrayBlock({ piece, thing, look }: { piece: Piece; thing: Thing | null; look: Look }) {
  const content = (
    <>
      <BlockPicture piece={piece} size={46} {...look} />
      <span>{piece.name}</span>
    </>
  );
  if (thing === null) {
    return (
      <span className="tray-block" title={piece.words}>
        {content}
      </span>
    );
  }
  return (
    <span className={look.isSelected ? 'tray-block is-pressed' : 'tray-block'} title={piece.words}>
      {content}
      <button
        type="button"
        className="cover"
        data-testid={`tray-block-${piece.id}`}
        aria-label={`${thing.label}: ${piece.words}`}
        aria-pressed={look.isSelected}
        onClick={(event) => thing.act({ x: event.clientX, y: event.clientY })}
      />
    </span>
  );
}
