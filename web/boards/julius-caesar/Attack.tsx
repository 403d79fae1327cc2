import type { Side } from '../../../games/julius-caesar/blocks';
import type { PlaceId } from '../../../games/julius-caesar/map';
import { type Contest, SIDES } from '../../../games/julius-caesar/state';
import { bow } from '../../map/curve';
import { POSITIONS } from './geography';

/** The tips of the arrows, by side; to be drawn once. */
export function ArrowHeads() {
  return (
    <defs>
      {SIDES.map((side) => (
        <marker
          key={side}
          id={`arrow-${side}`}
          viewBox="0 0 10 10"
          refX={6}
          refY={5}
          markerWidth={3.4}
          markerHeight={3.4}
          orient="auto-start-reverse"
        >
          <path className={`attack-head attack-${side}`} d="M0 0L10 5L0 10L2.5 5Z" />
        </marker>
      ))}
      <marker
        id="arrow-strait"
        viewBox="0 0 10 10"
        refX={6}
        refY={5}
        markerWidth={3.4}
        markerHeight={3.4}
        orient="auto-start-reverse"
      >
        <path className="strait-head" d="M0 0.5L9 5L0 9.5Z" />
      </marker>
    </defs>
  );
}

/** The roads over which both sides came into a contested place: the main attack solid, reserves broken. */
export function Attack({ place, contest }: { place: PlaceId; contest: Contest }) {
  const arrows = SIDES.flatMap((side) => contest.roads[side].map((from) => ({ side, from })));
  return (
    <g className="attack">
      {arrows.map(({ side, from }) => (
        <path
          key={`${side} ${from}`}
          className={`attack-line attack-${side} ${isMain(contest, side, from) ? 'is-main' : 'is-reserve'}`}
          d={bow(POSITIONS[from], POSITIONS[place], 26)}
          markerEnd={`url(#arrow-${side})`}
        />
      ))}
    </g>
  );
}

function isMain(contest: Contest, side: Side, from: PlaceId): boolean {
  return side === contest.attacker && from === contest.main;
}

/** Crossed swords on a ring: a place where both sides stand. */
export function CrossedSwords({ radius }: { radius: number }) {
  return (
    <g className="contested">
      <circle r={radius + 5} />
      <g transform={`translate(${-radius - 5} ${radius - 1})`}>
        <circle className="contested-ground" r={8.4} />
        <path d="M-4.6-4.6 4 4M4.6-4.6-4 4M1.4 4.8 4.8 1.4M-1.4 4.8-4.8 1.4" />
      </g>
    </g>
  );
}
