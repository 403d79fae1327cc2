import { useState } from 'react';
import type { Obstacle } from '../../../games/kit/action';
import { Clickable, type Thing } from '../../../web/map/Clickable';
import type { BoardProps } from '../../../web/table/board';
import { isHill, PLACES, type Place, placeName } from '../game/components/map';
import { type G, SIDES, sideName } from '../game/state';
import { holderOf } from '../game/victory';
import css from './Board.module.css';

/** From one place to the next, in units of the drawing. */
const STEP = 160;
const MIDDLE = 130;

/** The row of places. A click on a place with cohorts of one's own takes one up, and a click on a hill beside it marches there. */
export function Board({ G, next, label, whyNot, selected, select, play, busy }: BoardProps<G>) {
  const [why, setWhy] = useState<Obstacle | null>(null);
  const starts = next('march', []);
  const [from] = selected.filter((place) => starts.includes(place));
  const goals = from === undefined ? [] : next('march', [from]);

  const thingOf = (place: Place): Thing => {
    const march = { move: 'march', args: from === undefined ? [] : [from, place] };
    const isGoal = goals.includes(place);
    const act = () => {
      if (busy) return;
      const args = from === undefined || from === place ? [place] : [from, place];
      setWhy(starts.length === 0 ? null : whyNot('march', args));
      if (isGoal) play(march);
      select(!isGoal && starts.includes(place) && place !== from ? [place] : []);
    };
    return { label: isGoal ? label(march) : `${placeName(place)}: ${contentsOf(G, place)}`, act };
  };

  return (
    <section className={css.board} data-testid="board" data-busy={busy} aria-label="The three hills">
      <p className={css.why} role="status">
        {why?.text}
      </p>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section around it has a name */}
      <svg viewBox={`0 0 ${STEP * PLACES.length} ${2 * MIDDLE}`}>
        {PLACES.map((place, index) => (
          <Clickable
            key={place}
            testId={`place-${place}`}
            thing={thingOf(place)}
            name={placeName(place)}
            x={STEP * (index + 0.5)}
            y={MIDDLE}
          >
            <g
              className={css.place}
              data-side={isHill(place) ? (holderOf(G, place) ?? 'neutral') : place.replace('-camp', '')}
              data-offered={starts.includes(place)}
              data-selected={place === from}
              data-goal={goals.includes(place)}
            >
              {isHill(place) ? <path d="M-70 60Q0 -120 70 60z" /> : <path d="M-50 -20h100v80h-100z" />}
              <text y={85}>{placeName(place)}</text>
            </g>
            {SIDES.map((side, row) => (
              <Cohorts key={side} count={G.cohorts[side][place]} side={side} y={32 - 34 * row} />
            ))}
          </Clickable>
        ))}
      </svg>
    </section>
  );
}

/** The cohorts of a side in a place: one counter each. */
function Cohorts({ count, side, y }: { count: number; side: string; y: number }) {
  return Array.from({ length: count }, (_cohort, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: cohorts are all alike
    <g key={index} className={css.cohort} data-side={side}>
      <rect x={24 * (index - count / 2) + 1} y={y - 13} width={22} height={26} rx={3} />
    </g>
  ));
}

/** Returns what stands in a place, in words. */
function contentsOf({ cohorts }: G, place: Place): string {
  const parts = SIDES.map((side) => ({ side, count: cohorts[side][place] })).filter(({ count }) => count > 0);
  return parts.map(({ side, count }) => `${count} of ${sideName(side)}`).join(', ') || 'empty';
}
