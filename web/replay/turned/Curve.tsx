import type { KeyboardEvent, PointerEvent } from 'react';
import type { Analysis } from '../../../games/analysis/analysis';
import type { NamedSide } from '../../sides';
import { stopByKey } from '../../table/lookingBack/stopByKey';
import { useStops } from '../../table/lookingBack/useStops';
import css from './Curve.module.css';
import { acrossAt, chancesAt, DASHES, HEIGHT, hundredths, movesAt, pathOf, rowsOf, WIDTH } from './geometry';

interface CurveProps {
  analysis: Analysis;
  sides: readonly NamedSide[];
}

/** The chances of all sides over the match: a press or a key looks back at a position. */
export function Curve({ analysis, sides }: CurveProps) {
  const { stops, at, goTo } = useStops();
  const { points, turns } = analysis;
  const last = points[points.length - 1];
  const now = at ?? stops.length - 1;
  const moves = stops[now]?.moves ?? 0;
  const chances = hundredths(chancesAt(analysis, moves));
  const toMoves = (wanted: number) => {
    const stop = stops.findIndex((each) => each.moves >= wanted);
    if (stop >= 0) goTo(stop);
  };
  const toPointer = ({ clientX, currentTarget, pointerId, buttons }: PointerEvent<HTMLElement>) => {
    if (buttons === 0) return;
    currentTarget.setPointerCapture(pointerId);
    const { left, width } = currentTarget.getBoundingClientRect();
    toMoves(movesAt((clientX - left) / width, last));
  };
  const toKey = (event: KeyboardEvent) => {
    const next = stopByKey(event.key, now, stops.length - 1);
    if (next === null) return;
    event.preventDefault();
    goTo(next);
  };
  const marks = turns.map(({ from }) => acrossAt(from, last));
  const rows = rowsOf(marks);
  const told = sides.map(({ name }, index) => `${name} ${chances[index]} %`).join(', ');
  return (
    <div className={css.frame}>
      <div
        className={css.curve}
        role="slider"
        tabIndex={0}
        aria-label="Chances over the match"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={moves}
        aria-valuetext={`Move ${moves} of ${last}: ${told}`}
        onPointerDown={toPointer}
        onPointerMove={toPointer}
        onKeyDown={toKey}
        data-testid="curve"
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={css.half} d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
          {sides.map(({ id }, index) => (
            <path
              key={id}
              className={css.line}
              data-side={id}
              strokeDasharray={DASHES[index % DASHES.length]}
              d={pathOf(analysis, index)}
            />
          ))}
          <path className={css.now} d={`M${acrossAt(moves, last)} 0V${HEIGHT}`} data-testid="curve-now" />
        </svg>
        {turns.map(({ from }, index) => (
          <span
            key={from}
            className={css.turn}
            style={{ left: `${marks[index] / 10}%` }}
            data-row={rows[index]}
            aria-hidden="true"
          >
            {index + 1}
          </span>
        ))}
      </div>
      <ul className={css.legend} data-testid="curve-legend">
        {sides.map(({ id, name }, index) => (
          <li key={id}>
            <svg viewBox="0 0 30 10" aria-hidden="true">
              <path
                className={css.line}
                data-side={id}
                strokeDasharray={DASHES[index % DASHES.length]}
                d="M0 5H30"
              />
            </svg>
            {name} <strong>{chances[index]} %</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
