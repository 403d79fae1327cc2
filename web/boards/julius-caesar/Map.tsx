import './map.css';
import { memo } from 'react';
import { CITIES, isCity, PLACE_IDS, type PlaceId, placeName } from '../../../games/julius-caesar/map';
import { type G, SIDES } from '../../../games/julius-caesar/state';
import { Coastline } from '../../map/Coastline';
import { Road } from '../../map/Road';
import { ArrowHeads, Attack, CrossedSwords } from './Attack';
import { City, cityRadius } from './City';
import { COURSES, POSITIONS, PROVINCES } from './geography';
import { Clickable, type Thing } from './Place';
import { placementOf } from './placement';
import { SEA_RADIUS, Sea } from './Sea';
import { Stack } from './Stack';
import { Straits } from './Strait';
import type { Camp, Piece } from './stacks';

interface MapProps {
  G: G;
  camps: ReadonlyMap<PlaceId, Camp>;
  isNear: boolean;
  /** The place whose blocks are spread out. */
  open: PlaceId | null;
  /** Places a click does something with. */
  offered: ReadonlySet<PlaceId>;
  /** Places the selected blocks can go to. */
  goals: ReadonlySet<PlaceId>;
  /** The sea crossed so far by a block on its way. */
  crossing: readonly PlaceId[];
  placeThing(place: PlaceId): Thing;
  blockThing(piece: Piece): Thing | null;
  lookOf(piece: Piece): { isDimmed: boolean; isSelected: boolean; isOffered: boolean };
  onHover(place: PlaceId | null): void;
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
        const parts = SIDES.map((side) => ({ side, pieces: camp?.[side] ?? [] })).filter(
          ({ pieces }) => pieces.length > 0,
        );
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
                {isGoal && (
                  <path
                    className="place-goal"
                    d="M-5.5-7H5.5L0 0Z"
                    transform={`translate(0 ${-radius - 6})`}
                  />
                )}
              </Clickable>
              {parts.length > 0 && (
                <Stack
                  camp={parts}
                  bearing={placementOf(id).blocks}
                  radius={radius}
                  isSpread={isNear || id === open}
                  isOpen={id === open}
                  thingOf={actions.blockThing}
                  lookOf={actions.lookOf}
                  pileThing={actions.placeThing(id)}
                />
              )}
              {G.contests[id] !== undefined && <CrossedSwords radius={radius} />}
            </g>
          </g>
        );
      })}
      {PLACE_IDS.map((id) => {
        const contest = G.contests[id];
        return contest === undefined ? null : <Attack key={id} place={id} contest={contest} />;
      })}
    </>
  );
}

/** All that never changes: land, roads, straits and the names of provinces. */
const Ground = memo(function Ground() {
  return (
    <>
      <ArrowHeads />
      <Coastline />
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
