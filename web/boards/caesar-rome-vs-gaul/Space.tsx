import type { Space as SpaceFacts } from '../../../games/caesar-rome-vs-gaul/components/components';
import type { Marker, Side } from '../../../games/caesar-rome-vs-gaul/state';
import { Flame } from '../../map/signs';
import { type Label, setName } from './names';
import css from './Space.module.css';
import { MARKS } from './sides';

const HEXAGON = 'M-10.500 0L-5.250-9.100H5.250L10.500 0 5.250 9.100H-5.250Z';
const SQUARE = 'M-10-10H10V10H-10Z';
const STAR =
  'M0-8.500L2.100-2.900 8.100-2.600 3.400 1.100 5 6.900 0 3.600-5 6.900-3.400 1.100-8.100-2.600-2.100-2.900Z';
const TOWN = 'M-9 8V-8.500H-5.400V-5.600H-1.800V-8.500H1.800V-5.600H5.400V-8.500H9V8Z';
const UPPER = 'M-5.400-8.500V-12.500H-2.700V-10.800H2.700V-12.500H5.400V-8.500Z';
const CITY = 'M-11 10V-11H-6.600V-7.600H-2.200V-11H2.200V-7.600H6.600V-11H11V10Z';
const ANCHOR = 'M0-3.200V3.200M-2.600 1C-2.200 2.600-1 3.200 0 3.200S2.200 2.600 2.600 1M-1.600-1.700H1.600';

/** The shape of a space: a circle for a Town, a hexagon for a Stronghold, a square for a Walled City, a star for a Victory Point (2.2.2). */
export function SpaceShape({ kind }: Pick<SpaceFacts, 'kind'>) {
  if (kind === 'stronghold') return <path className={css.shape} d={HEXAGON} data-shape="" />;
  if (kind === 'walledCity') return <path className={css.shape} d={SQUARE} data-shape="" />;
  return (
    <>
      {kind === 'vp' && <path className={css.star} d={STAR} transform="scale(1.8)" />}
      <circle className={css.shape} r={8.5} data-shape="" />
    </>
  );
}

/** A Control marker: influence, Fortified Town, Walled City or Stronghold, with the mark of whose it is (8.1). */
export function ControlMarker({ marker }: { marker: Marker }) {
  const { kind, side } = marker;
  const isUpgraded = marker.kind === 'town' && marker.upgraded;
  return (
    <g data-side={side} data-marker={isUpgraded ? 'upgraded' : kind}>
      {kind === 'influence' && (
        <path className={css.influence} d={MARKS[side]} transform={scaled(side === 'roman' ? 0.95 : 1.1)} />
      )}
      {kind === 'town' && <path className={css.walls} d={isUpgraded ? `${TOWN}${UPPER}` : TOWN} />}
      {kind === 'city' && <path className={css.walls} d={CITY} />}
      {kind === 'stronghold' && <path className={css.walls} d={HEXAGON} />}
      {kind !== 'influence' && <SideSign side={side} y={kind === 'stronghold' ? 0 : 1.5} />}
    </g>
  );
}

function SideSign({ side, y }: { side: Side; y: number }) {
  return <path className={css.sign} d={MARKS[side]} transform={scaled(0.62, y)} />;
}

function scaled(by: number, y = 0): string {
  return `translate(${(-8 * by).toFixed(2)} ${(y - 8 * by).toFixed(2)}) scale(${by})`;
}

/** A Port (17.2). */
export function Port() {
  return (
    <g className={css.port} transform="translate(9 -9)">
      <circle r={5} />
      <path d={ANCHOR} />
    </g>
  );
}

/** Siege Points against a Fortified Location, of those that take it (14.3.1). */
export function SiegePoints({ points, needed }: { points: number; needed: number }) {
  const left = (-(needed - 1) * 6) / 2;
  return (
    <g className={css.siege} data-siege={points}>
      <rect x={left - 5} y={-4.5} width={(needed - 1) * 6 + 10} height={9} rx={4.5} />
      {Array.from({ length: needed }, (_, index) => index).map((index) => (
        <circle key={index} cx={left + index * 6} r={2.2} data-won={index < points} />
      ))}
    </g>
  );
}

/** The marker of devastated countryside (17.5). */
export function Devastation() {
  return (
    <g className={css.fire} data-marker="devastated">
      <circle r={8} />
      <Flame />
    </g>
  );
}

/** The name of a space, on a side of it. */
export function SpaceName({ name, label }: { name: string; label: Label }) {
  const { lines, direction, x, ys } = setName(name, label);
  return (
    <text
      className={css.name}
      data-name=""
      textAnchor={direction > 0 ? 'start' : direction < 0 ? 'end' : 'middle'}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={ys[index]}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
