import type { ReactNode } from 'react';
import css from './Coastline.module.css';

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
    <g className={css.coastline}>
      <rect className={css.sea} x={-3000} y={-3000} width={8000} height={7000} />
      <path className={`${css.shallows} ${css.far}`} d={land} />
      <path className={`${css.shallows} ${css.middle}`} d={land} />
      <path className={`${css.shallows} ${css.close}`} d={land} />
      <path className={css.land} d={land} />
      {children}
      <path className={css.slopes} d={slopes} />
      <path className={css.shades} d={shades} />
    </g>
  );
}
