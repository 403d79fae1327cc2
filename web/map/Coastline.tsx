import './coastline.css';
import { LAND, SHADES, SLOPES } from './mediterranean.geo';

/** The Mediterranean: water lines along the coast, land and mountains. */
export function Coastline() {
  return (
    <g className="coastline">
      <rect className="coastline-sea" x={-3000} y={-3000} width={8000} height={7000} />
      <path className="coastline-shallows coastline-far" d={LAND} />
      <path className="coastline-shallows coastline-middle" d={LAND} />
      <path className="coastline-shallows coastline-close" d={LAND} />
      <path className="coastline-land" d={LAND} />
      <path className="coastline-slopes" d={SLOPES} />
      <path className="coastline-shades" d={SHADES} />
    </g>
  );
}
