import { memo, useMemo } from 'react';
import type { Loss } from '../../games/kit/journal';
import type { RecentEvents as Facts } from '../table/recap/history';
import { kindsOf } from '../table/recap/losses';
import { type Traces, tracesOf } from '../table/recap/traces';
import { Arrow } from './Arrow';
import { bowMiddle } from './curve';
import { Fit } from './Fit';
import { type Flow, flowsOf } from './flows';
import type { Point } from './projection';
import css from './RecentEvents.module.css';

export interface RecentEventsProps {
  recent: Facts;
  /** Returns where a place is; undefined for what is not on this map. */
  positionOf(place: string): Point | undefined;
}

const NOWHERE: readonly string[] = [];
/** Rings around more places would cover what happened there. */
const MOST_RINGS = 4;

/** What has happened, drawn over the map: where pieces went, where there was a battle or a change, and what is to be shown. */
export const RecentEvents = memo(
  function RecentEvents({ recent, positionOf }: RecentEventsProps) {
    const { sides, marks, shown } = recent;
    const before = useMemo(() => tracesOf(recent.before, sides), [recent.before, sides]);
    const now = useMemo(() => tracesOf(recent.now, sides), [recent.now, sides]);
    return (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
      <g className={css.recent} aria-hidden="true" data-testid="recent">
        <Trace traces={before} marks={marks} positionOf={positionOf} />
        <g key={JSON.stringify(now)} className={css.now} data-testid="recent-now">
          <Trace traces={now} marks={marks} positionOf={positionOf} />
        </g>
        {(shown === null || shown.places.length > MOST_RINGS ? NOWHERE : shown.places).map((place) => (
          <At key={`${shown?.key} ${place}`} place={positionOf(place)}>
            <circle className={css.shown} r={24} data-shown={place} />
          </At>
        ))}
      </g>
    );
  },
  (before, after) => before.recent === after.recent,
);

export type BeneathProps = Pick<Facts, 'beneath' | 'sides' | 'marks'> & Pick<RecentEventsProps, 'positionOf'>;

/** What has happened, thin and pale, beneath the pieces of a map. */
export const Beneath = memo(function Beneath({ beneath, sides, marks, positionOf }: BeneathProps) {
  const traces = useMemo(() => tracesOf(beneath, sides), [beneath, sides]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g className={css.beneath} aria-hidden="true" data-testid="recent-beneath">
      <Trace traces={traces} marks={marks} positionOf={positionOf} />
    </g>
  );
}, isSameBeneath);

function isSameBeneath(one: BeneathProps, other: BeneathProps): boolean {
  return one.beneath === other.beneath;
}

/** What was lost in the step that is gone through, named where it was, over all that stands there. */
export const LostNames = memo(
  function LostNames({ recent: { lost }, positionOf }: RecentEventsProps) {
    return (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
      <g className={css.recent} aria-hidden="true">
        {placesOf(lost).map((place) => (
          <At key={place} place={positionOf(place)}>
            <LostMark losses={lost.filter((loss) => loss.place === place)} place={place} />
          </At>
        ))}
      </g>
    );
  },
  (before, after) => before.recent.lost === after.recent.lost,
);

function LostMark({ losses, place }: { losses: readonly Loss[]; place: string }) {
  return (
    <g className={css.lost} transform="translate(0 46)" data-lost={place}>
      {kindsOf(losses).map((words, index) => (
        <g key={words} transform={`translate(0 ${index * 15})`}>
          <text>† {words}</text>
        </g>
      ))}
    </g>
  );
}

function placesOf(losses: readonly Loss[]): string[] {
  return [...new Set(losses.flatMap(({ place }) => place ?? []))];
}

interface TraceProps extends Pick<RecentEventsProps, 'positionOf'> {
  traces: Traces;
  marks: Facts['marks'];
}

function Trace({ traces, marks, positionOf }: TraceProps) {
  return (
    <>
      {traces.halos.map(({ side, place, isBattle }) => (
        <At key={`${side.id} ${place}`} place={positionOf(place)}>
          <circle className={css.halo} data-side={side.id} data-battle={isBattle} data-halo={place} r={19} />
          <path
            className={css.mark}
            data-side={side.id}
            transform="translate(12 -19) scale(.6)"
            d={marks[side.index % marks.length]}
          />
        </At>
      ))}
      {flowsOf(traces.ways, positionOf).map((flow) => (
        <FlowArrow key={`${flow.side.id} ${flow.key}`} flow={flow} marks={marks} />
      ))}
    </>
  );
}

function FlowArrow({
  flow: { side, key, from, to, count },
  marks,
}: { flow: Flow } & Pick<TraceProps, 'marks'>) {
  return (
    <g data-way={key} data-count={count}>
      <Arrow side={side.id} from={from} to={to} />
      <At place={bowMiddle(from, to)}>
        <path
          className={css.mark}
          data-side={side.id}
          transform="translate(-10 -10) scale(1.25)"
          d={marks[side.index % marks.length]}
        />
        {count > 1 && (
          <text className={css.count} data-side={side.id} y={4.5}>
            {count}
          </text>
        )}
      </At>
    </g>
  );
}

function At({ place, children }: { place: Point | undefined; children: React.ReactNode }) {
  if (place === undefined) return null;
  return (
    <g transform={`translate(${place.x} ${place.y})`}>
      <Fit>{children}</Fit>
    </g>
  );
}
