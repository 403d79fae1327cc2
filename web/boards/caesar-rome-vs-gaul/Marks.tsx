import { memo, useContext } from 'react';
import type { Box } from '../../../games/caesar-rome-vs-gaul/components/box';
import type { Side } from '../../../games/caesar-rome-vs-gaul/state';
import { adjectiveOf } from '../../../games/caesar-rome-vs-gaul/words';
import { Fit, FitContext } from '../../map/Fit';
import { geographyOf } from './geography';
import css from './Marks.module.css';
import { MARKS } from './sides';

const SHIP =
  'M-9 2.500H-6L-5 0H4L7 2.500 9.500-1C9.500 5 6 7 2 7H-3C-7 7-9 5-9 2.500ZM-.700-8V-1.200M.300-7.500C5-6 5-3 .300-2Z';

/** While a unit of pieces is more units of the drawing than this, there is no room for the names of Provinces. */
const NEAR = 1.5;

interface ProvinceProps {
  box: Box;
  id: string;
  controller: Side | null;
  /** What there is to know of it, in words. */
  words: string;
}

/** A Province: its number on the mark of who controls it, how many spaces that takes, and its name (2.2.4, 8.2.2). */
export const ProvinceMark = memo(function ProvinceMark({ box, id, controller, words }: ProvinceProps) {
  const isNear = useContext(FitContext) < NEAR;
  const spot = geographyOf(box.components).marks[id];
  if (spot === undefined) return null;
  const { name, number, majority } = box.province[id];
  return (
    <g transform={`translate(${spot.x} ${spot.y})`} data-province={id} pointerEvents="none">
      <title>{words}</title>
      <Fit>
        <ProvinceBadge controller={controller} number={number} majority={isNear ? majority : null} />
        {isNear && (
          <text className={css.name} y={20}>
            {name}
          </text>
        )}
      </Fit>
    </g>
  );
});

interface BadgeProps {
  controller: Side | null;
  number: number | null;
  /** Null where it is not told. */
  majority: number | null;
}

/** The number of a Province on the mark of who controls it, a circle for nobody, with the majority it takes. */
export function ProvinceBadge({ controller, number, majority }: BadgeProps) {
  return (
    <g data-side={controller ?? undefined} data-controls={controller ?? 'nobody'}>
      {controller === null ? (
        <circle className={css.free} r={9} />
      ) : (
        <path
          className={css.held}
          d={MARKS[controller]}
          transform={
            controller === 'roman' ? 'translate(-9.600 -9.600) scale(1.2)' : 'translate(-12 -12) scale(1.5)'
          }
        />
      )}
      <text className={controller === null ? css.number : css.heldNumber} y={4}>
        {number ?? ''}
      </text>
      {majority !== null && (
        <text className={css.majority} x={11} y={-4}>
          {majority}
        </text>
      )}
    </g>
  );
}

/** A Sea Zone: its name, and a ship in the colours of who has Naval Supremacy there (17.2.2). */
export const SeaMark = memo(function SeaMark({ box, id, holder }: { box: Box; id: string; holder: Side }) {
  const zone = box.components.seaZones.find((each) => each.id === id);
  if (zone === undefined) return null;
  return (
    <g transform={`translate(${zone.xy[0]} ${zone.xy[1]})`} data-sea={id} pointerEvents="none">
      <title>{`${zone.name}: ${adjectiveOf(holder)} Naval Supremacy`}</title>
      <Fit>
        <Supremacy side={holder} />
        <text className={css.sea} y={24}>
          {zone.name}
        </text>
      </Fit>
    </g>
  );
});

/** The marker of Naval Supremacy: a ship, and the mark of whose it is. */
export function Supremacy({ side }: { side: Side }) {
  return (
    <g data-side={side} data-supremacy={side}>
      <rect className={css.fleet} x={-19} y={-12} width={38} height={24} rx={4} />
      <path className={css.ship} d={SHIP} transform="translate(6 1) scale(.85)" />
      <path className={css.flag} d={MARKS[side]} transform="translate(-16.500 -5) scale(.65)" />
    </g>
  );
}

/** Where the names of the Regions of Gaul stand, as shares of the way between the outermost of their spaces. */
const NAMES: Readonly<Record<string, readonly [number, number]>> = {
  belgica: [0.62, 0.47],
  celtica: [0.42, 0.42],
  aquitania: [0.45, 0.5],
  provincia: [0.52, 0.86],
  germania: [0.75, 0.75],
  britannia: [-0.9, 0.6],
};

/** The names of the Regions, large and faint (2.2.1). */
export function RegionNames({ box }: { box: Box }) {
  return box.components.regions.map(({ id, name }) => {
    const spaces = box.components.spaces.filter(({ province }) => box.province[province].region === id);
    const [across, down] = NAMES[id] ?? [0.5, 0.5];
    const [xs, ys] = [spaces.map(({ xy }) => xy[0]), spaces.map(({ xy }) => xy[1])];
    const between = (values: readonly number[], share: number) =>
      Math.min(...values) + (Math.max(...values) - Math.min(...values)) * share;
    return (
      <text key={id} className={css.region} x={between(xs, across)} y={between(ys, down)}>
        {name}
      </text>
    );
  });
}
