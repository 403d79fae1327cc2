import { memo } from 'react';
import { isCity, PLACE_IDS, type PlaceId } from '../../../games/julius-caesar/components/map';
import { type Contest, type G, SIDES } from '../../../games/julius-caesar/state';
import { findFrame } from '../../../games/kit/frame';
import { type Advance, Advances } from '../../blocks/Advances';
import type { BlockPiece } from '../../blocks/blockPiece';
import { ArrowHeads } from '../../map/Arrow';
import { isDrawnAlike } from '../../map/alike';
import { Coastline } from '../../map/Coastline';
import { CrossedSwords } from '../../map/CrossedSwords';
import { Fit } from '../../map/Fit';
import { GoalMark } from '../../map/GoalMark';
import { VIEW } from '../../map/mediterranean';
import { LAND, SHADES, SLOPES } from '../../map/mediterranean.geo';
import { lookOfPlace, Place, type PlaceLook, PlaceMark } from '../../map/Place';
import { Road } from '../../map/Road';
import { Stacks } from '../../map/Stacks';
import type { Scene } from '../../map/scene';
import { TracesBeneath } from '../../map/TracesBeneath';
import { City } from './City';
import { COURSES, POSITIONS, PROVINCES } from './geography';
import css from './Map.module.css';
import { Sea } from './Sea';
import { StraitHead, Straits } from './Strait';
import { radiusOf, siteOf } from './sites';

interface MapProps {
  G: G;
  scene: Scene<PlaceId, BlockPiece<PlaceId>>;
}

/** The map with everything that stands on it. */
export const BoardMap = memo(function BoardMap({ G, scene }: MapProps) {
  const crossed: readonly PlaceId[] = findFrame(G, 'sail')?.crossed ?? [];
  return (
    <>
      <Ground />
      <TracesBeneath />
      {PLACE_IDS.map((id) => (
        <PlaceOnMap
          key={id}
          look={lookOfPlace(scene, id)}
          isCrossed={crossed.includes(id)}
          isContested={G.contests[id] !== undefined}
        />
      ))}
      <Stacks scene={scene} places={PLACE_IDS} drawing={VIEW} siteOf={siteOf} />
      {PLACE_IDS.map((id) => {
        const contest = G.contests[id];
        if (contest === undefined) return null;
        return <Advances key={id} to={POSITIONS[id]} advances={advancesOf(contest)} />;
      })}
    </>
  );
});

interface PlaceProps {
  look: PlaceLook<PlaceId>;
  /** A group has sailed over it. */
  isCrossed: boolean;
  isContested: boolean;
}

/** A city or a sea for the pointer, with what is done there. */
const PlaceOnMap = memo(function PlaceOnMap({ look, isCrossed, isContested }: PlaceProps) {
  const { id, isGoal } = look;
  const classes = isCrossed ? `${css.place} ${css.crossed}` : css.place;
  return (
    <Place look={look} className={classes} {...POSITIONS[id]}>
      <Fit>
        <PlaceMark look={look}>
          <Spot id={id} isGoal={isGoal} />
        </PlaceMark>
        {isContested && <Contested id={id} />}
      </Fit>
    </Place>
  );
}, isDrawnAlike);

/** What is drawn of a place around the origin: its mark and name, and the rings that say what can be done with it. */
export function Spot({ id, isGoal }: { id: PlaceId; isGoal: boolean }) {
  const radius = radiusOf(id);
  return (
    <>
      <circle className={css.touch} r={radius + 9} />
      <circle className={css.ring} r={radius + 4.5} />
      {isCity(id) ? <City id={id} /> : <Sea id={id} />}
      {isGoal && <GoalMark y={-radius - 6} />}
    </>
  );
}

/** What is drawn around a place that is fought for. */
export function Contested({ id }: { id: PlaceId }) {
  const radius = radiusOf(id);
  return (
    <>
      <circle className={css.contested} r={radius + 5} />
      <CrossedSwords x={-radius - 5} y={radius - 1} />
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
      <g className={css.provinces}>
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
