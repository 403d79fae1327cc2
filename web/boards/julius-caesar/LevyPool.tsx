import { BLOCKS, type Side } from '../../../games/julius-caesar/components/blocks';
import { placeName } from '../../../games/julius-caesar/components/map';
import { enemyOf, type G, sideName } from '../../../games/julius-caesar/state';
import type { LegalMove } from '../../../games/kit/move';
import { BlockPicture } from '../../blocks/Block';
import type { Piece } from '../../blocks/piece';
import type { Choice } from '../../blocks/selection';
import { piecesOf } from './stacks';

interface LevyPoolProps {
  G: G;
  side: Side;
  choices: readonly Choice[];
  busy: boolean;
  label(move: LegalMove): string;
  play(move: LegalMove): void;
}

/** A side's levy pool: upright blocks, those killed this year, the third leader, and the leaders it has taken. */
export function LevyPool({ G, side, choices, busy, label, play }: LevyPoolProps) {
  const pieces = piecesOf(G, side);
  const at = (place: string) => pieces.filter((piece) => piece.place === place);
  const pool = at('pool');
  const hidden = pool.filter(({ face }) => face === null);
  const known = pool.filter(({ face }) => face !== null);
  const isAsked = known.some(({ id }) => choices.some(({ block }) => block === id));
  const trophies = piecesOf(G, enemyOf(side)).filter(({ place }) => place === 'trophy');
  return (
    <section
      className={isAsked ? 'panel pool is-asked' : 'panel pool'}
      data-side={side}
      data-testid={`pool-${side}`}
      aria-label={`${sideName(side)}'s levy pool`}
    >
      <h3>
        {sideName(side)}’s levy pool <span className="muted">{pool.length}</span>
      </h3>
      <div className="pool-blocks">
        {hidden.length > 0 && (
          <span className="pool-block">
            <BlockPicture piece={hidden[0]} size={38} />
            <span>× {hidden.length}</span>
          </span>
        )}
        {known.map((piece) => (
          <PoolBlock
            key={piece.id}
            piece={piece}
            choice={choices.find(({ block }) => block === piece.id)}
            busy={busy}
            label={label}
            play={play}
          />
        ))}
      </div>
      <Shelf title="Killed this year" pieces={at('killed')} />
      <Shelf title="Third leader, waits for the loss of one" pieces={at('third')} />
      <Shelf title="Trophies, 1 VP each" pieces={trophies} />
    </section>
  );
}

type PoolBlockProps = Pick<LevyPoolProps, 'busy' | 'label' | 'play'> & {
  piece: Piece;
  choice: Choice | undefined;
};

function PoolBlock({ piece, choice, busy, label, play }: PoolBlockProps) {
  const city = BLOCKS[piece.id]?.levyCity;
  const content = (
    <>
      <BlockPicture piece={piece} size={38} isOffered={choice !== undefined} />
      <span>{city === undefined ? piece.name : placeName(city)}</span>
    </>
  );
  if (choice === undefined) {
    return (
      <span className="pool-block" data-testid={`block-${piece.id}`} title={piece.words}>
        {content}
      </span>
    );
  }
  return (
    <span className="pool-block is-offered" title={piece.words}>
      {content}
      <button
        type="button"
        className="cover"
        data-testid={`block-${piece.id}`}
        aria-label={label(choice.move)}
        disabled={busy}
        onClick={() => play(choice.move)}
      />
    </span>
  );
}

function Shelf({ title, pieces }: { title: string; pieces: readonly Piece[] }) {
  if (pieces.length === 0) return null;
  return (
    <div className="pool-shelf">
      <span className="muted">{title}</span>
      {pieces.map((piece) => (
        <span key={piece.id} data-testid={`block-${piece.id}`} title={piece.words}>
          <BlockPicture piece={piece} size={32} isDimmed />
        </span>
      ))}
    </div>
  );
}
