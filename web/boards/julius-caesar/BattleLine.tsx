import { initiativeOf, isReserve } from '../../../games/julius-caesar/battle';
import { INITIATIVES, type Initiative, type Side } from '../../../games/julius-caesar/blocks';
import { placeName } from '../../../games/julius-caesar/map';
import type { Battle, Contest, G } from '../../../games/julius-caesar/state';
import { sideName } from '../../../games/julius-caesar/state';
import { BlockPicture } from './Block';
import { describe, type Piece, pieceName, piecesOf } from './stacks';

interface BattleLineProps {
  G: G;
  battle: Battle;
  contest: Contest | undefined;
  side: Side;
  /** Blocks whose turn it is. */
  inTurn: ReadonlySet<string>;
}

/** One side's line of battle, by initiative, and its reserves. */
export function BattleLine({ G, battle, contest, side, inTurn }: BattleLineProps) {
  const there = piecesOf(G, side).filter(({ block }) => block.place === battle.place);
  const reserves = contest === undefined ? [] : there.filter(({ id }) => isReserve(G, side, id));
  const line = there.filter((piece) => !reserves.includes(piece));
  const attacks = contest?.attacker === side;
  return (
    <div className="battle-line" data-side={side} data-testid={`battle-line-${side}`}>
      <h4>
        <span className="side-name">{sideName(side)}</span>
        {contest !== undefined && (
          <span className="battle-role">
            <Role isAttacker={attacks} />
          </span>
        )}
      </h4>
      <ol className="battle-columns">
        {INITIATIVES.map((letter) => (
          <li key={letter} className="battle-column" data-letter={letter}>
            {line
              .filter((piece) => letterOf(piece, attacks) === letter)
              .map((piece) => (
                <span
                  key={piece.id}
                  className={inTurn.has(piece.id) ? 'battle-block is-turn' : 'battle-block'}
                  data-testid={`battle-block-${piece.id}`}
                  title={describe(piece)}
                >
                  <BlockPicture
                    piece={piece}
                    size={52}
                    isDimmed={battle.acted.includes(piece.id)}
                    isOffered={inTurn.has(piece.id)}
                  />
                  <span className="battle-name">{pieceName(piece)}</span>
                </span>
              ))}
          </li>
        ))}
      </ol>
      {reserves.length > 0 && (
        <div className="battle-reserves">
          <span>
            {reserves.length === 1 ? 'Reserve' : 'Reserves'}, round 2 (from {originsOf(reserves)}):
          </span>
          {reserves.map((piece) => (
            <span key={piece.id} title={describe(piece)}>
              <BlockPicture piece={piece} size={34} />
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

function letterOf({ id, face }: Piece, attacks: boolean): Initiative | null {
  return face === null ? null : initiativeOf(id, attacks);
}

function originsOf(pieces: readonly Piece[]): string {
  const places = new Set(pieces.flatMap(({ block }) => block.from ?? []));
  return [...places].map(placeName).join(', ');
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
