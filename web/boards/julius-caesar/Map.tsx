import { memo } from 'react';
import { type Box, boxOf } from '../../../games/julius-caesar/components/box';
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
import { type Geography, geographyOf, PROVINCES } from './geography';
import css from './Map.module.css';
import { Sea } from './Sea';
import { StraitHead, Straits } from './Strait';
import { radiusOf, sitesOf } from './sites';

interface MapProps {
  G: G;
  scene: Scene<PlaceId, BlockPiece<PlaceId>>;
}

/** The map with everything that stands on it. */
export const BoardMap = memo(function BoardMap({ G, scene }: MapProps) {
  const box = boxOf(G);
  const { positions } = geographyOf(box);
  const crossed: readonly PlaceId[] = findFrame(G, 'sail')?.crossed ?? [];
  return (
    <>
      <Ground box={box} />
      <TracesBeneath />
      {PLACE_IDS.map((id) => (
        <PlaceOnMap
          key={id}
          box={box}
          look={lookOfPlace(scene, id)}
          isCrossed={crossed.includes(id)}
          isContested={G.contests[id] !== undefined}
        />
      ))}
      <Stacks scene={scene} places={PLACE_IDS} drawing={VIEW} siteOf={sitesOf(box)} />
      {PLACE_IDS.map((id) => {
        const contest = G.contests[id];
        if (contest === undefined) return null;
        return <Advances key={id} to={positions[id]} advances={advancesOf(positions, contest)} />;
      })}
    </>
  );
});

interface PlaceProps {
  box: Box;
  look: PlaceLook<PlaceId>;
  /** A group has sailed over it. */
  isCrossed: boolean;
  isContested: boolean;
}

/** A city or a sea for the pointer, with what is done there. */
const PlaceOnMap = memo(function PlaceOnMap({ box, look, isCrossed, isContested }: PlaceProps) {
  const { id, isGoal } = look;
  const classes = isCrossed ? `${css.place} ${css.crossed}` : css.place;
  return (
    <Place look={look} className={classes} {...geographyOf(box).positions[id]}>
      <Fit>
        <PlaceMark look={look}>
          <Spot box={box} id={id} isGoal={isGoal} />
        </PlaceMark>
        {isContested && <Contested box={box} id={id} />}
      </Fit>
    </Place>
  );
}, isDrawnAlike);

/** What is drawn of a place around the origin: its mark and name, and the rings that say what can be done with it. */
export function Spot({ box, id, isGoal }: { box: Box; id: PlaceId; isGoal: boolean }) {
  const radius = radiusOf(box, id);
  return (
    <>
      <circle className={css.touch} r={radius + 9} />
      <circle className={css.ring} r={radius + 4.5} />
      {isCity(id) ? (
        <City city={box.city[id]} isPort={box.seasNextTo[id].length > 0} />
      ) : (
        <Sea sea={box.sea[id]} />
      )}
      {isGoal && <GoalMark y={-radius - 6} />}
    </>
  );
}

/** What is drawn around a place that is fought for. */
export function Contested({ box, id }: { box: Box; id: PlaceId }) {
  const radius = radiusOf(box, id);
  return (
    <>
      <circle className={css.contested} r={radius + 5} />
      <CrossedSwords x={-radius - 5} y={radius - 1} />
    </>
  );
}

/** All that never changes: land, roads, straits and the names of provinces. */
const Ground = memo(function Ground({ box }: { box: Box }) {
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
      {geographyOf(box).courses.map(({ key, kind, path }) => (
        <Road key={key} kind={kind} path={path} />
      ))}
      <Straits box={box} />
    </>
  );
});

function advancesOf(positions: Geography['positions'], { roads, attacker, main }: Contest): Advance[] {
  return SIDES.flatMap((side) =>
    roads[side].map((from) => ({ side, from: positions[from], isMain: side === attacker && from === main })),
  );
}
