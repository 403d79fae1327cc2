import './coastline.css';
import type { ReactNode } from 'react';

interface CoastlineProps {
  /** The land, as path data. */
  land: string;
  /** The slopes of mountains in the light, to be stroked, and in the shade, to be filled. */
  slopes: string;
  shades: string;
  /** What lies on the land, below the mountains. */
  children?: ReactNode;
}

/** Water lines along the coast, land and mountains. */
export function Coastline({ land, slopes, shades, children }: CoastlineProps) {
  return (
    <g className="coastline">
      <rect className="coastline-sea" x={-3000} y={-3000} width={8000} height={7000} />
      <path className="coastline-shallows coastline-far" d={land} />
      <path className="coastline-shallows coastline-middle" d={land} />
      <path className="coastline-shallows coastline-close" d={land} />
      <path className="coastline-land" d={land} />
      {children}
      <path className="coastline-slopes" d={slopes} />
      <path className="coastline-shades" d={shades} />
    </g>
  );
}
