import { CoverButton } from '../table/parts/CoverButton';
import css from './BattleLine.module.css';
import { BlockPicture } from './Block';
import type { BattleSide, Fighter } from './battle';
import type { BlockPiece } from './blockPiece';
import { oddsOf } from './odds';

/** What a press on a block does. */
export interface Press {
  /** In words. */
  label: string;
  /** It is the block whose deeds are shown; absent where a press does the deed at once. */
  isLifted?: boolean;
  act(): void;
}

interface BattleLineProps {
  of: BattleSide;
  letters: readonly string[];
  /** Pieces whose turn it is. */
  inTurn: ReadonlySet<string>;
  /** Pieces that have acted this round. */
  acted: readonly string[];
  busy: boolean;
  /** Returns what a press on a block does; null for nothing. */
  pressOf(piece: BlockPiece): Press | null;
}

/** One side's line of battle, by initiative, and its reserves. */
export function BattleLine(props: BattleLineProps) {
  const { of, letters, inTurn } = props;
  const { side, name, isAttacker, line, reserves, origins } = of;
  return (
    <div className={css.line} data-side={side} data-testid={`battle-line-${side}`}>
      <h4>
        <span>{name}</span>
        <span className={css.role}>
          <Role isAttacker={isAttacker} />
        </span>
      </h4>
      <ol className={css.columns}>
        {letters.map((letter) => (
          <li key={letter} className={css.column} data-letter={letter}>
            {line
              .filter((place) => place.letter === letter)
              .map((fighter) => (
                <LineBlock
                  key={fighter.piece.id}
                  {...fighter}
                  {...props}
                  isInTurn={inTurn.has(fighter.piece.id)}
                />
              ))}
          </li>
        ))}
      </ol>
      {reserves.length > 0 && (
        <div className={css.reserves}>
          <span>
            {reserves.length === 1 ? 'Reserve' : 'Reserves'}, round 2 (from {origins}):
          </span>
          {reserves.map((piece) => (
            <span key={piece.id} title={piece.words}>
              <BlockPicture piece={piece} size={34} />
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

type LineBlockProps = Fighter & Pick<BattleLineProps, 'acted' | 'busy' | 'pressOf'> & { isInTurn: boolean };

function LineBlock({ piece, shot, acted, busy, pressOf, isInTurn }: LineBlockProps) {
  const press = pressOf(piece);
  return (
    <span
      className={css.block}
      data-turn={isInTurn}
      data-lifted={press?.isLifted === true}
      data-testid={`battle-block-${piece.id}`}
      title={shot === null ? piece.words : `${piece.words}: ${oddsOf(shot)}`}
    >
      <BlockPicture
        piece={piece}
        size={52}
        isDimmed={acted.includes(piece.id)}
        isOffered={press !== null || isInTurn}
        isSelected={press?.isLifted === true}
      />
      <span className={css.name}>{piece.name}</span>
      {press !== null && (
        <CoverButton
          data-testid={`battle-press-${piece.id}`}
          aria-label={press.label}
          aria-pressed={press.isLifted}
          disabled={busy}
          onClick={press.act}
        />
      )}
    </span>
  );
}

function Role({ isAttacker }: { isAttacker: boolean }) {
  return (
    <>
      <svg viewBox="-8 -8 16 16" width={15} height={15} aria-hidden="true">
        {isAttacker ? (
          <path d="M-6-6 5 5M6-6-5 5M2 6 6 2M-2 6-6 2" />
        ) : (
          <path d="M-6-6.5H6V0C6 4 3 6 0 7.5-3 6-6 4-6 0Z" />
        )}
      </svg>
      {isAttacker ? 'Attacker' : 'Defender'}
    </>
  );
}
