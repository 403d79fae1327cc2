import { memo } from 'react';
import { isDrawnAlike } from '../map/alike';
import { PieceFrame } from '../map/PieceFrame';
import type { Look } from '../map/piece';
import css from './Block.module.css';
import type { BlockPiece } from './blockPiece';

const NUMERALS = ['', 'I', 'II', 'III', 'IV'];
const PIP = 'M-2.3 2.2 0-2.2 2.3 2.2Z';

interface BlockProps extends Partial<Look> {
  piece: BlockPiece;
}

/**
 * A block in a square of 40 around the origin. Its label is turned as on the table, so that the present strength is
 * on the top edge; name, rating and strength in figures stay upright. A hidden one shows what is seen from behind.
 */
export function Block({ piece, isDimmed = false, isSelected = false, isOffered = false }: BlockProps) {
  const { face, livery, strength } = piece;
  return (
    <g
      className={`${css.block} ${livery.classes}`}
      data-side={piece.side}
      data-face={face !== null}
      data-dimmed={isDimmed}
      data-selected={isSelected}
      data-offered={isOffered}
    >
      <path className={css.halo} d={livery.outline} />
      <path className={css.body} d={livery.outline} />
      {face === null ? (
        <g className={css.back}>{livery.back}</g>
      ) : (
        <>
          <g className={css.label} style={{ transform: `rotate(${-90 * stepsLost(piece)}deg)` }}>
            {[...face.strengths].reverse().map((edge, step) => (
              <g
                key={edge}
                className={css.mark}
                data-current={edge === strength}
                transform={`rotate(${90 * step})`}
              >
                {face.marks === 'pips' ? <Pips count={edge} /> : <text y={-13.2}>{NUMERALS[edge]}</text>}
              </g>
            ))}
          </g>
          <rect className={css.field} x={-12.5} y={-12.5} width={25} height={25} rx={1.5} />
          <g
            className={css.glyph}
            transform={
              face.number === null ? 'translate(0 -4.6) scale(.62)' : 'translate(-5.4 -5) scale(.52)'
            }
          >
            {face.glyph}
          </g>
          {face.number !== null && (
            <text className={css.number} x={5.9} y={-1}>
              {face.number}
            </text>
          )}
          <text className={css.rating} x={strength > 0 ? -3.4 : 0} y={10.6}>
            {face.rating}
          </text>
          {strength > 0 && (
            <g className={css.strength}>
              <circle cx={13} cy={13} r={7.6} />
              <text x={13} y={16.9}>
                {strength}
              </text>
            </g>
          )}
        </>
      )}
    </g>
  );
}

function Pips({ count }: { count: number }) {
  const pips = Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * 5.6);
  return pips.map((x) => <path key={x} d={PIP} transform={`translate(${x} -16.1)`} />);
}

function stepsLost({ face, strength }: BlockPiece): number {
  if (face === null || strength === 0) return 0;
  return face.strengths.length - 1 - face.strengths.indexOf(strength);
}

/** A block drawn by itself, outside the map; `size` is in pixels of the usual text size. */
export const BlockPicture = memo(function BlockPicture({
  size = 44,
  ...props
}: BlockProps & { size?: number }) {
  return (
    <PieceFrame extent={46} size={size}>
      <Block {...props} />
    </PieceFrame>
  );
}, isDrawnAlike);
