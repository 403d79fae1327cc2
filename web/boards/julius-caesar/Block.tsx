import './block.css';
import type { Side } from '../../../games/julius-caesar/blocks';
import { Emblem, Glyph } from './Glyph';
import { type Piece, ratingOf } from './stacks';

const NUMERALS = ['', 'I', 'II', 'III', 'IV'];
/** Caesar's blocks have round corners, Pompey's cut ones. */
const OUTLINES: Record<Side, string> = {
  caesar: 'M-17-20H17A3 3 0 0 1 20-17V17A3 3 0 0 1 17 20H-17A3 3 0 0 1-20 17V-17A3 3 0 0 1-17-20Z',
  pompey: 'M-13-20H13L20-13V13L13 20H-13L-20 13V-13Z',
};

interface BlockProps {
  piece: Piece;
  /** It has moved, acted or cannot be used. */
  isDimmed?: boolean;
  isSelected?: boolean;
  /** Something can be done with it now. */
  isOffered?: boolean;
}

/**
 * A block in a square of 40 around the origin. Its label is turned as on the table, so that the present strength is
 * the numeral on the top edge; name, rating and strength in figures stay upright. A hidden one shows its side's badge.
 */
export function Block({ piece, isDimmed = false, isSelected = false, isOffered = false }: BlockProps) {
  const { face, side, block } = piece;
  const colour = face?.kind === 'cleopatra' ? 'cleopatra' : side;
  const classes = ['block', `block-${colour}`];
  if (isDimmed) classes.push('is-dimmed');
  if (isSelected) classes.push('is-selected');
  if (isOffered) classes.push('is-offered');
  return (
    <g className={classes.join(' ')}>
      <path className="block-halo" d={OUTLINES[side]} />
      <path className="block-body" d={OUTLINES[side]} />
      {face === null ? (
        <g className="block-back">
          <Emblem side={side} />
        </g>
      ) : (
        <>
          <g className="block-label" style={{ transform: `rotate(${-90 * stepsLost(piece)}deg)` }}>
            {[...face.strengths].reverse().map((strength, step) => (
              <text
                key={strength}
                className={strength === block.strength ? 'block-numeral is-current' : 'block-numeral'}
                y={-13.2}
                transform={`rotate(${90 * step})`}
              >
                {NUMERALS[strength]}
              </text>
            ))}
          </g>
          <rect className="block-field" x={-12.5} y={-12.5} width={25} height={25} rx={1.5} />
          <g
            className="block-glyph"
            transform={isNumbered(piece) ? 'translate(-5.4 -5) scale(.52)' : 'translate(0 -4.6) scale(.62)'}
          >
            <Glyph face={face} />
          </g>
          {isNumbered(piece) && (
            <text className="block-number" x={5.9} y={-1}>
              {shortName(face.name)}
            </text>
          )}
          <text className="block-rating" x={block.strength > 0 ? -3.4 : 0} y={10.6}>
            {ratingOf(face)}
          </text>
          {block.strength > 0 && (
            <g className="block-strength">
              <circle cx={13} cy={13} r={7.6} />
              <text x={13} y={16.9}>
                {block.strength}
              </text>
            </g>
          )}
        </>
      )}
    </g>
  );
}

function stepsLost({ face, block }: Piece): number {
  if (face === null || block.strength === 0) return 0;
  return face.strengths.length - 1 - face.strengths.indexOf(block.strength);
}

function isNumbered({ face }: Piece): boolean {
  return face !== null && (/\d/.test(face.name) || face.kind === 'leader');
}

/** Returns the number of a legion or fleet, the first letters of a leader. */
function shortName(name: string): string {
  return /\d+/.exec(name)?.[0] ?? name.slice(0, 2);
}

/** A block drawn by itself, outside the map; `size` is in pixels of the usual text size. */
export function BlockPicture({ size = 44, ...props }: BlockProps & { size?: number }) {
  return (
    <svg
      className="block-picture"
      style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
      viewBox="-23 -23 46 46"
      aria-hidden="true"
    >
      <Block {...props} />
    </svg>
  );
}
