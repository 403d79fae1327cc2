import { memo } from 'react';
import type { City as CityFacts } from '../../../games/julius-caesar/components/components';
import css from './City.module.css';
import { type Bearing, directionOf, placementOf } from './placement';
import { cityRadius } from './sites';

interface CityProps {
  city: Pick<CityFacts, 'id' | 'name' | 'value' | 'majorPort'>;
  isPort: boolean;
}

/** A city: its mark with its value, an anchor for a port, a ship for a major port, and its name. */
export const City = memo(function City({ city, isPort }: CityProps) {
  const { id, name, value, majorPort } = city;
  const radius = cityRadius(city);
  return (
    <g data-value={value}>
      <circle className={css.mark} r={radius} />
      {value > 0 && <circle className={css.rim} r={radius - 2.2} />}
      {value > 0 && (
        <text className={css.value} y={4.6}>
          {value}
        </text>
      )}
      <PortSign isPort={isPort} isMajor={majorPort} radius={radius} />
      <PlaceName bearing={placementOf(id).name} radius={radius} lines={[name]} className={css.name} />
    </g>
  );
});

function PortSign({ isPort, isMajor, radius }: { isPort: boolean; isMajor: boolean; radius: number }) {
  if (!isPort) return null;
  const corner = `translate(${(radius + 1.5) * 0.78} ${-(radius + 1.5) * 0.78})`;
  if (isMajor) {
    return (
      <g className={css.majorPort} transform={corner}>
        <circle r={6} />
        <path d={SHIP} />
      </g>
    );
  }
  const isSmall = radius < 8;
  return (
    <g className={css.port} transform={isSmall ? undefined : corner}>
      {!isSmall && <circle r={4.8} />}
      <path d={ANCHOR} />
    </g>
  );
}

const ANCHOR = 'M0-3.2V3.2M-2.6 1C-2.2 2.6-1 3.2 0 3.2S2.2 2.6 2.6 1M-1.6-1.7H1.6';
const SHIP =
  'M-4 .6H2.8L4.2-1C4.3 2 3 3.2 1.4 3.2H-1.8C-3.2 3.2-4 2-4 .6ZM-.6-4.2V.4M0-3.8C2.2-3.2 2.4-1.4 0-.4Z';

interface PlaceNameProps {
  bearing: Bearing;
  radius: number;
  lines: readonly string[];
  className: string;
}

/** The name of a place on one side of its mark. */
export function PlaceName({ bearing, radius, lines, className }: PlaceNameProps) {
  const { x, y } = directionOf(bearing);
  const slant = x !== 0 && y !== 0 ? 0.72 : 1;
  const left = x * (radius * slant + 3.5);
  const height = 12;
  const top =
    y > 0
      ? radius * slant + 9.5
      : y < 0
        ? -radius * slant - 4 - (lines.length - 1) * height
        : 4 - ((lines.length - 1) * height) / 2;
  return (
    <text className={className} textAnchor={x > 0 ? 'start' : x < 0 ? 'end' : 'middle'}>
      {lines.map((line, index) => (
        <tspan key={line} x={left} y={top + index * height}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
