import css from './BattleWindow.module.css';
import { BlockPicture } from './Block';
import type { BattleSide } from './battle';

interface BattleLineProps {
  of: BattleSide;
  letters: readonly string[];
  /** Pieces whose turn it is. */
  inTurn: ReadonlySet<string>;
  /** Pieces that have acted this round. */
  acted: readonly string[];
}

/** One side's line of battle, by initiative, and its reserves. */
export function BattleLine({ of, letters, inTurn, acted }: BattleLineProps) {
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
              .map(({ piece }) => (
                <span
                  key={piece.id}
                  className={css.block}
                  data-turn={inTurn.has(piece.id)}
                  data-testid={`battle-block-${piece.id}`}
                  title={piece.words}
                >
                  <BlockPicture
                    piece={piece}
                    size={52}
                    isDimmed={acted.includes(piece.id)}
                    isOffered={inTurn.has(piece.id)}
                  />
                  <span className={css.name}>{piece.name}</span>
                </span>
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
