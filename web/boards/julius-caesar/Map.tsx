import './map.css';
import { memo } from 'react';
import {
  CITIES,
  isCity,
  PLACE_IDS,
  type PlaceId,
  placeName,
} from '../../../games/julius-caesar/components/map';
import { type Contest, type G, SIDES } from '../../../games/julius-caesar/state';
import { type Advance, ArrowHeads, Attack, CrossedSwords } from '../../blocks/Attack';
import type { Scene } from '../../blocks/Board';
import { Clickable } from '../../blocks/Clickable';
import { GoalMark } from '../../blocks/GoalMark';
import type { Camp } from '../../blocks/piece';
import { Stack } from '../../blocks/Stack';
import { Coastline } from '../../map/Coastline';
import { LAND, SHADES, SLOPES } from '../../map/mediterranean.geo';
import { Road } from '../../map/Road';
import { City, cityRadius } from './City';
import { COURSES, POSITIONS, PROVINCES } from './geography';
import { directionOf, placementOf } from './placement';
import { SEA_RADIUS, Sea } from './Sea';
import { StraitHead, Straits } from './Strait';

interface MapProps extends Scene<PlaceId> {
  G: G;
  camps: ReadonlyMap<PlaceId, Camp>;
  /** The sea crossed so far by a block on its way. */
  crossing: readonly PlaceId[];
}

/** The map with everything that stands on it. */
export function BoardMap({ G, camps, isNear, open, offered, goals, crossing, ...actions }: MapProps) {
  const layerOf = (id: PlaceId) => (goals.has(id) ? 2 : id === open ? 1 : 0);
  const places = [...PLACE_IDS].sort((a, b) => layerOf(a) - layerOf(b));
  return (
    <>
      <Ground />
      {places.map((id) => {
        const camp = camps.get(id);
        const parts = camp ?? [];
        const { x, y } = POSITIONS[id];
        const radius = isCity(id) ? cityRadius(CITIES[id].value) : SEA_RADIUS;
        const isGoal = goals.has(id);
        const classes = ['place'];
        if (offered.has(id)) classes.push('is-offered');
        if (isGoal) classes.push('is-goal');
        if (id === open) classes.push('is-open');
        if (crossing.includes(id)) classes.push('is-crossed');
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: hovering shows more of what the focus shows too
          <g
            key={id}
            className={classes.join(' ')}
            transform={`translate(${x} ${y})`}
            onPointerEnter={(event) => event.pointerType === 'mouse' && actions.onHover(id)}
            onPointerLeave={() => actions.onHover(null)}
            onFocus={() => actions.onHover(id)}
          >
            <g className="fit">
              <Clickable
                testId={`place-${id}`}
                thing={actions.placeThing(id)}
                name={placeName(id)}
                isStop={offered.has(id) || isGoal || parts.length > 0}
              >
                <circle className="place-touch" r={radius + 9} />
                <circle className="place-ring" r={radius + 4.5} />
                {isCity(id) ? <City id={id} /> : <Sea id={id} />}
                {isGoal && <GoalMark y={-radius - 6} />}
              </Clickable>
              {parts.length > 0 && (
                <Stack
                  camp={parts}
                  direction={directionOf(placementOf(id).blocks)}
                  radius={radius}
                  isSpread={isNear || id === open}
                  isOpen={id === open}
                  thingOf={actions.blockThing}
                  lookOf={actions.lookOf}
                  pileThing={actions.placeThing(id)}
                />
              )}
              {G.contests[id] !== undefined && (
                <>
                  <circle className="place-contested" r={radius + 5} />
                  <CrossedSwords x={-radius - 5} y={radius - 1} />
                </>
              )}
            </g>
          </g>
        );
      })}
      {PLACE_IDS.map((id) => {
        const contest = G.contests[id];
        if (contest === undefined) return null;
        return <Attack key={id} to={POSITIONS[id]} advances={advancesOf(contest)} />;
      })}
    </>
  );
}

/** All that never changes: land, roads, straits and the names of provinces. */
const Ground = memo(function Ground() {
  return (
    <>
      <ArrowHeads sides={SIDES} />
      <StraitHead />
      <Coastline land={LAND} slopes={SLOPES} shades={SHADES} />
      <g className="provinces">
        {PROVINCES.map(({ name, at, turn }) => (
          <text key={name} transform={`translate(${at.x} ${at.y}) rotate(${turn})`}>
            {name}
          </text>
        ))}
      </g>
      {COURSES.map(({ key, kind, path }) => (
        <Road key={key} kind={kind} path={path} />
      ))}
      <Straits />
    </>
  );
});

function advancesOf({ roads, attacker, main }: Contest): Advance[] {
  return SIDES.flatMap((side) =>
    roads[side].map((from) => ({ side, from: POSITIONS[from], isMain: side === attacker && from === main })),
  );
}
