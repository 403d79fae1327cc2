import { BlockPicture } from './Block';
import type { Piece } from './piece';

/** One side of a battle. */
export interface BattleSide {
  side: string;
  name: string;
  /** Null once the battle is decided. */
  role: 'attacker' | 'defender' | null;
  /** The pieces that fight, and the letter that says when. */
  line: readonly { piece: Piece; letter: string | null }[];
  reserves: readonly Piece[];
  /** Where the reserves came from. */
  origins: string;
}

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
  const { side, name, role, line, reserves, origins } = of;
  return (
    <div className="battle-line" data-side={side} data-testid={`battle-line-${side}`}>
      <h4>
        <span className="side-name">{name}</span>
        {role !== null && (
          <span className="battle-role">
            <Role isAttacker={role === 'attacker'} />
          </span>
        )}
      </h4>
      <ol className="battle-columns">
        {letters.map((letter) => (
          <li key={letter} className="battle-column" data-letter={letter}>
            {line
              .filter((place) => place.letter === letter)
              .map(({ piece }) => (
                <span
                  key={piece.id}
                  className={inTurn.has(piece.id) ? 'battle-block is-turn' : 'battle-block'}
                  data-testid={`battle-block-${piece.id}`}
                  title={piece.words}
                >
                  <BlockPicture
                    piece={piece}
                    size={52}
                    isDimmed={acted.includes(piece.id)}
                    isOffered={inTurn.has(piece.id)}
                  />
                  <span className="battle-name">{piece.name}</span>
                </span>
              ))}
          </li>
        ))}
      </ol>
      {reserves.length > 0 && (
        <div className="battle-reserves">
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
