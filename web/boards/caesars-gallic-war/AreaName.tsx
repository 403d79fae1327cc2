import { OFF_MAP, type Place } from '../../../games/caesars-gallic-war/components/areas';
import type { Box } from '../../../games/caesars-gallic-war/components/box';
import css from './AreaName.module.css';

const TOWER = 'M-5 5V-4H-3V-2.2H-1V-4H1V-2.2H3V-4H5V5ZM-1.4 5V1.6A1.4 1.4 0 0 1 1.4 1.6V5';
const ANCHOR = 'M0-4V4M-3.4 1.2C-2.8 3.4-1.3 4 0 4S2.8 3.4 3.4 1.2M-2.1-2.2H2.1';

interface AreaNameProps {
  box: Box;
  id: Place;
  /** The Gallic leaders at home there. */
  leaders: readonly string[];
}

/** The name of a place, the town it has, its port, and whose home it is. */
export function AreaName({ box, id, leaders }: AreaNameProps) {
  if (id === OFF_MAP) {
    return (
      <text className={css.name} data-small="true" y={-6}>
        Roman Off Map Area
      </text>
    );
  }
  const { name, town, port } = box.area[id];
  const width = name.length * 6.2;
  return (
    <>
      <text className={css.name} y={-2}>
        {name}
      </text>
      {port && (
        <g className={css.port} transform={`translate(${width / 2 + 9} -6)`}>
          <circle r={6.6} />
          <path d={ANCHOR} />
        </g>
      )}
      {town !== null && (
        <g className={css.town}>
          <g transform={`translate(${-width / 2 - 9} -6)`}>
            <path d={TOWER} />
          </g>
          <text y={9}>{town}</text>
        </g>
      )}
      {leaders.map((leader, index) => (
        <g
          key={leader}
          className={css.home}
          transform={`translate(${-width / 2 - (town === null ? 10 : 25) - index * 16} -6)`}
        >
          <path d="M-6 5V-1L0-6 6-1V5Z" />
          <text y={4.4}>{box.unit[leader].name[0]}</text>
        </g>
      ))}
    </>
  );
}
