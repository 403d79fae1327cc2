import { memo } from 'react';
import type { Box } from '../../../games/alesia/components/box';
import type { Drawing } from '../../../games/alesia/components/components';
import { type Hex, rowName } from '../../../games/alesia/components/hex';
import type { Point } from '../../map/projection';
import css from './Ground.module.css';
import { centreOf, placed, VIEW, WIDTH, words } from './geography';
import { blocksOf, flowing, gridOf, lineThrough, outlineOf } from './outlines';

/**
 * All of the map that never changes: the ground, the waters, the lines of the siege, names and coordinates. It is drawn once,
 * in blocks, so that drawing a part of it anew costs no more than that part.
 */
export const Ground = memo(function Ground({ box }: { box: Box }) {
  const { hexes, components } = box;
  const { rivers, town, labels } = components.drawing;
  const blocks = blocksOf(hexes);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing, which nothing can focus
    <g className={css.ground} aria-hidden="true">
      <rect
        className={css.paper}
        x={-BEYOND}
        y={-BEYOND}
        width={VIEW.width + 2 * BEYOND}
        height={VIEW.height + 2 * BEYOND}
      />
      <path className={css.land} d={outlineOf(hexes, () => true)} />
      <path className={css.slope} d={outlineOf(hexes, ({ terrain }) => terrain !== 'clear')} />
      <path className={css.top} d={outlineOf(hexes, ({ terrain }) => terrain === 'hilltop')} />
      {rivers.map(({ name, width, line }) => (
        <River key={name} width={width} line={line} />
      ))}
      {blocks.map((block) => (
        <path key={block[0].id} className={css.grid} d={gridOf(block)} />
      ))}
      <WorksMarks blocks={blocks} />
      <path className={css.town} d={outlineOf(hexes, ({ terrain }) => terrain === 'town')} />
      <path className={css.houses} d={housesIn(hexes, town)} />
      <path className={css.wall} d={outlineOf(hexes, ({ terrain }) => terrain === 'town')} />
      <path className={css.battlements} d={outlineOf(hexes, ({ terrain }) => terrain === 'town')} />
      {LINES.map((kind) =>
        blocks.map((block) => {
          const path = lineThrough(block, (hex) => hex[kind]);
          return path === '' ? null : <Line key={`${kind} ${block[0].id}`} kind={kind} path={path} />;
        }),
      )}
      {labels.map((label) => (
        <Label key={`${label.text} ${label.at.join(' ')}`} {...label} />
      ))}
      <Coordinates hexes={hexes} />
    </g>
  );
});

/** The later lie over the earlier. */
const LINES = ['trench', 'perimeter', 'camp'] as const;

/** How far the paper goes on around the drawing. */
const BEYOND = 3000;

/** How wide a river of width 10 is drawn. */
const RIVER = 5;

function River({ width, line }: Pick<Drawing['rivers'][number], 'width' | 'line'>) {
  const path = flowing(line.map(placed));
  return (
    <>
      <path className={css.bank} d={path} strokeWidth={(width / 10) * RIVER + 1.6} />
      <path className={css.water} d={path} strokeWidth={(width / 10) * RIVER} />
    </>
  );
}

/** A rampart or the trench, drawn as a bed and what stands on it. */
export function Line({ kind, path }: { kind: (typeof LINES)[number]; path: string }) {
  return (
    <g className={css.line} data-line={kind}>
      <path className={css.bed} d={path} />
      <path className={css.core} d={path} />
      <path className={css.posts} d={path} />
    </g>
  );
}

/** The stakes and pits of the Outer Works. */
function WorksMarks({ blocks }: { blocks: readonly Hex[][] }) {
  return blocks.flatMap((block) =>
    (['outer', 'inner'] as const).map((works) => {
      const here = block.filter((hex) => hex.works === works);
      return here.length === 0 ? null : (
        <path
          key={`${block[0].id} ${works}`}
          className={css.works}
          data-works={works}
          d={here.map((hex) => stakesAt(centreOf(hex))).join('')}
        />
      );
    }),
  );
}

const STAKES: readonly (readonly [number, number])[] = [
  [-5, -5],
  [1, -6],
  [7, -4],
  [-8, 0.5],
  [-2, 0],
  [4, 0.5],
  [-5, 6],
  [1, 6],
  [7, 5.5],
];

/** Returns the Outer Works of a hex around its middle: crossed stakes. */
export function stakesAt({ x, y }: Point): string {
  return STAKES.map(
    ([dx, dy]) => `M${words({ x: x + dx - 1.4, y: y + dy - 1.4 })}l2.800 2.800m-2.800 0l2.800-2.800`,
  ).join('');
}

/** Returns the houses of the town, within its walls. */
function housesIn(hexes: readonly Hex[], town: Drawing['town']): string {
  const [west, east] = [Math.min(...town.map(([x]) => x)), Math.max(...town.map(([x]) => x))];
  return hexes
    .filter(({ terrain, wall, row, column }) => terrain === 'town' && !wall && (row + column) % 2 === 0)
    .filter(({ column }) => column > west - 1 && column < east + 1)
    .map((hex, index) => {
      const { x, y } = centreOf(hex);
      const [dx, dy] = [((index * 7) % 9) - 4, ((index * 5) % 7) - 3];
      return `M${words({ x: x + dx - 3, y: y + dy + 2 })}v-3.500l3-2.500 3 2.500v3.500z`;
    })
    .join('');
}

/** How large a letter of size 1 is drawn. */
const LETTER = 0.82;

function Label({ text, at, kind, size, turn = 0 }: Drawing['labels'][number]) {
  const { x, y } = placed(at);
  return (
    <text
      className={css.label}
      data-label={kind}
      fontSize={size * LETTER}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})`}
    >
      {text}
    </text>
  );
}

/** The letters of the rows beside the map, and the numbers of the diagonals above and below it. */
function Coordinates({ hexes }: { hexes: readonly Hex[] }) {
  const rows = hexes.filter(({ column }) => column === 0);
  const last = rows.length - 1;
  return (
    <g className={css.coordinates}>
      {rows.map((hex) => {
        const { x, y } = centreOf(hex);
        return (
          <text key={hex.id} x={x - WIDTH * 0.8} y={y + 2}>
            {rowName(hex.row)}
          </text>
        );
      })}
      {hexes
        .filter(({ row }) => row === 0 || row === last)
        .map((hex) => {
          const { x, y } = centreOf(hex);
          return (
            <text key={hex.id} x={x} y={y + (hex.row === 0 ? -WIDTH * 0.68 : WIDTH * 0.84)}>
              {hex.id.replace(/\D/g, '')}
            </text>
          );
        })}
    </g>
  );
}
