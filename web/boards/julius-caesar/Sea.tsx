import { memo } from 'react';
import type { Sea as SeaFacts } from '../../../games/julius-caesar/components/components';
import { seaNameOf } from './placement';
import css from './Sea.module.css';
import { SEA_RADIUS } from './sites';

/** A sea: a ring with waves, and its name in italics. */
export const Sea = memo(function Sea({ sea: { id, name } }: { sea: Pick<SeaFacts, 'id' | 'name'> }) {
  const { words, turn, isSmall } = seaNameOf(id, name);
  return (
    <g>
      <circle className={css.ring} r={SEA_RADIUS} />
      <path
        className={css.waves}
        d="M-6-2.2C-4.5-4.4-3-4.4-1.5-2.2S1.5 0 3-2.2 5-3.6 6-3.4M-6 2.8C-4.5.6-3 .6-1.5 2.8S1.5 5 3 2.8 5 1.4 6 1.6"
      />
      <g className={css.name} data-small={isSmall} transform={`rotate(${turn})`}>
        {words.map(({ text, x, y, anchor }) => (
          <text key={text} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </g>
    </g>
  );
});
