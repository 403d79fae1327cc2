import type { Box } from '../../../games/julius-caesar/components/box';
import { linkKey } from '../../../games/kit/graph';
import { Fit } from '../../map/Fit';
import { project } from '../../map/mediterranean';
import type { Point } from '../../map/projection';
import { useOwnId } from '../../ui/root';
import { geographyOf } from './geography';
import css from './Strait.module.css';

/** Where a name stands from the middle of its arrow, in pieces' units, and from which end it is set. */
const NAMES: Readonly<Record<string, readonly [x: number, y: number, anchor: 'start' | 'middle' | 'end']>> = {
  'aenos|pergamum': [-9, 3, 'end'],
  'byzantium|nicomedia': [-8, 17, 'middle'],
  'gades|tingis': [-10, 4, 'end'],
  'messana|rhegium': [0, 16, 'middle'],
};

/** Where the names of other straits stand. */
const BELOW = [0, 16, 'middle'] as const;
const BESIDE = [-9, 3, 'end'] as const;

/** The tip of a strait's arrow; to be drawn once. */
export function StraitHead() {
  const id = useOwnId('strait');
  return (
    <defs>
      <marker
        id={id}
        viewBox="0 0 10 10"
        refX={6}
        refY={5}
        markerWidth={3.4}
        markerHeight={3.4}
        orient="auto-start-reverse"
      >
        <path className={css.head} d="M0 0.5L9 5L0 9.5Z" />
      </marker>
    </defs>
  );
}

/** The straits (4.32): an arrow that points both ways, and a name. */
export function Straits({ box }: { box: Box }) {
  const { positions } = geographyOf(box);
  return box.components.ways.map(({ a, b, kind, name }) => {
    if (kind !== 'strait') return null;
    const key = linkKey(a, b);
    const [start, end] = endsOf(key, positions[a], positions[b]);
    const [dx, dy, anchor] = NAMES[key] ?? (isSteep(start, end) ? BESIDE : BELOW);
    return (
      <g key={key} className={css.strait}>
        <StraitArrow start={start} end={end} />
        <g transform={`translate(${(start.x + end.x) / 2} ${(start.y + end.y) / 2})`}>
          <Fit>
            <text className={css.name} x={dx} y={dy} textAnchor={anchor}>
              {name}
            </text>
          </Fit>
        </g>
      </g>
    );
  });
}

function isSteep(start: Point, end: Point): boolean {
  return Math.abs(end.y - start.y) > Math.abs(end.x - start.x);
}

/** The arrow of a strait. Needs its {@link StraitHead}. */
export function StraitArrow({ start, end }: { start: Point; end: Point }) {
  const id = useOwnId('strait');
  return (
    <line
      className={css.arrow}
      x1={start.x}
      y1={start.y}
      x2={end.x}
      y2={end.y}
      markerStart={`url(#${id})`}
      markerEnd={`url(#${id})`}
    />
  );
}

/** The Hellespont lies away from its cities; the other straits lie between them. */
function endsOf(key: string, a: Point, b: Point): [Point, Point] {
  if (key === 'aenos|pergamum') return [project(26.28, 40.4), project(26.72, 39.95)];
  const t = 0.36;
  return [
    { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t },
    { x: b.x + (a.x - b.x) * t, y: b.y + (a.y - b.y) * t },
  ];
}
