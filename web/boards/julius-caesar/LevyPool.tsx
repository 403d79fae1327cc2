import type { Side } from '../../../games/julius-caesar/components/blocks';
import { type Box, boxOf } from '../../../games/julius-caesar/components/box';
import type { PlaceId } from '../../../games/julius-caesar/components/map';
import { enemyOf, type G, sideName } from '../../../games/julius-caesar/state';
import { BlockPicture } from '../../blocks/Block';
import type { BlockPiece } from '../../blocks/blockPiece';
import { alike } from '../../map/piece';
import type { Offers } from '../../map/selection';
import type { BoardProps } from '../../table/board';
import { CoverButton } from '../../table/parts/CoverButton';
import { Panel } from '../../table/parts/Panel';
import { Shelf } from '../../table/parts/Shelf';
import css from './LevyPool.module.css';
import { piecesOf } from './stacks';

interface LevyPoolProps extends Pick<BoardProps<G>, 'G' | 'selected' | 'select' | 'busy' | 'label' | 'play'> {
  side: Side;
  offers: Offers<PlaceId>;
}

/** Says whether a side may raise a block of its pool. */
export function isLevying(G: G, side: Side, offered: ReadonlySet<string>): boolean {
  const { blocks } = G.secret[side];
  return [...offered].some((id) => blocks[id]?.place === 'pool');
}

/** A side's levy pool: upright blocks, those killed this year, the third leader, and the leaders it has taken. */
export function LevyPool({ G, side, ...acting }: LevyPoolProps) {
  const { travellers } = acting.offers;
  const box = boxOf(G);
  const pieces = piecesOf(G, side);
  const at = (place: string) => pieces.filter((piece) => piece.place === place);
  const pool = at('pool');
  const known = pool.filter(({ face }) => face !== null);
  const chosen = known.find(({ id }) => travellers.has(id) && acting.selected.includes(id));
  const isAsked = known.some(({ id }) => travellers.has(id));
  const trophies = piecesOf(G, enemyOf(side)).filter(({ place }) => place === 'trophy');
  return (
    <Panel side={side} isAsked={isAsked} data-testid={`pool-${side}`} label={`${sideName(side)}'s levy pool`}>
      <h3>
        {sideName(side)}’s levy pool <span className="rubicon-muted">{pool.length}</span>
      </h3>
      <div className={css.blocks}>
        {alike(pool).map((hidden) => (
          <span key={hidden[0].likeness} className={css.block}>
            <BlockPicture piece={hidden[0]} size={38} />
            <span>× {hidden.length}</span>
          </span>
        ))}
        {known.map((piece) => (
          <PoolBlock key={piece.id} box={box} piece={piece} {...acting} />
        ))}
      </div>
      {chosen !== undefined && <Ways box={box} piece={chosen} {...acting} />}
      <Lying title="Killed this year" pieces={at('killed')} />
      <Lying title="Third leader, waits for the loss of one" pieces={at('third')} />
      <Lying title="Trophies, 1 VP each" pieces={trophies} />
    </Panel>
  );
}

type ActingProps = Omit<LevyPoolProps, 'G' | 'side'> & { box: Box; piece: BlockPiece };

/** A block of the pool. A click deploys it where there is one city for it, and selects it where there are several. */
function PoolBlock({ box, piece, offers, selected, select, busy, label, play }: ActingProps) {
  const city = box.face[piece.id]?.levyCity;
  const isOffered = offers.travellers.has(piece.id);
  const isSelected = isOffered && selected.includes(piece.id);
  const content = (
    <>
      <BlockPicture piece={piece} size={38} isOffered={isOffered && !isSelected} isSelected={isSelected} />
      <span>{city === undefined ? piece.name : box.name[city]}</span>
    </>
  );
  if (!isOffered) {
    return (
      <span className={css.block} data-testid={`piece-${piece.id}`} title={piece.words}>
        {content}
      </span>
    );
  }
  const [only, ...others] = offers.journeysOf(piece.id);
  const words = others.length === 0 ? label(only.move) : `Choose a city for ${piece.words}`;
  const act = () => {
    if (others.length > 0) select(isSelected ? [] : [piece.id]);
    else play(only.move);
  };
  return (
    <span className={css.block} data-offered="true" title={piece.words}>
      {content}
      <CoverButton
        data-testid={`piece-${piece.id}`}
        aria-label={words}
        aria-pressed={others.length === 0 ? undefined : isSelected}
        disabled={busy}
        onClick={act}
      />
    </span>
  );
}

/** The cities for the block that is selected, which the map shows too. */
function Ways({ box, piece, offers, select, busy, label, play }: ActingProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for questions
    <div className={css.ways} role="group" aria-label={`Cities for ${piece.name}`} data-testid="pool-ways">
      <span className="rubicon-muted">{piece.name} in</span>
      {offers.journeysOf(piece.id).map(({ move, place }) => (
        <button
          key={place}
          type="button"
          disabled={busy}
          aria-label={label(move)}
          onClick={() => {
            play(move);
            select([]);
          }}
        >
          {place === null ? label(move) : box.name[place]}
        </button>
      ))}
    </div>
  );
}

function Lying({ title, pieces }: { title: string; pieces: readonly BlockPiece[] }) {
  if (pieces.length === 0) return null;
  return (
    <Shelf title={title}>
      {pieces.map((piece) => (
        <span key={piece.id} data-testid={`piece-${piece.id}`} title={piece.words}>
          <BlockPicture piece={piece} size={32} isDimmed />
        </span>
      ))}
    </Shelf>
  );
}
