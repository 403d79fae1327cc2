import { memo } from 'react';
import {
  AREA_IDS,
  type AreaId,
  OFF_MAP,
  type Place,
} from '../../../games/caesars-gallic-war/components/areas';
import { type Box, boxOf } from '../../../games/caesars-gallic-war/components/box';
import { isTribe, UNITS } from '../../../games/caesars-gallic-war/components/units';
import { roadsInto } from '../../../games/caesars-gallic-war/entries';
import { entryOf, startOf } from '../../../games/caesars-gallic-war/paths';
import { type G, SIDES, type Side } from '../../../games/caesars-gallic-war/state';
import { controllerOf } from '../../../games/caesars-gallic-war/tribes';
import { findFrame } from '../../../games/kit/frame';
import { type Advance, Advances } from '../../blocks/Advances';
import type { BlockPiece } from '../../blocks/blockPiece';
import { ArrowHeads } from '../../map/Arrow';
import { isDrawnAlike } from '../../map/alike';
import { Coastline } from '../../map/Coastline';
import { CrossedSwords } from '../../map/CrossedSwords';
import { Fit } from '../../map/Fit';
import { GoalMark } from '../../map/GoalMark';
import { VIEW } from '../../map/gaul';
import { LAND, SHADES, SLOPES } from '../../map/gaul.geo';
import { inLayers, lookOfPlace, Place as MapPlace, type PlaceLook, PlaceMark } from '../../map/Place';
import type { Point } from '../../map/projection';
import { Stacks } from '../../map/Stacks';
import type { Scene } from '../../map/scene';
import { TracesBeneath } from '../../map/TracesBeneath';
import { useOwnId } from '../../ui/root';
import { AreaName } from './AreaName';
import { Borders } from './Borders';
import { EDGES, geographyOf, OFF_MAP_BOX, OUTLINES } from './geography';
import css from './Map.module.css';
import regions from './regions.module.css';
import { siteIn } from './sites';

interface MapProps {
  G: G;
  scene: Scene<Place, BlockPiece<Place>>;
}

const PLACE_IDS: readonly Place[] = [...AREA_IDS, OFF_MAP];
const NO_GROUPS: { groups: readonly Place[] } = { groups: [] };

/** The map with everything that stands on it. */
export const BoardMap = memo(function BoardMap({ G, scene }: MapProps) {
  const box = boxOf(G);
  const { positions } = geographyOf(box.components);
  const { groups } = findFrame(G, 'march') ?? findFrame(G, 'groups') ?? NO_GROUPS;
  return (
    <>
      <Ground box={box} controls={AREA_IDS.map((id) => controlOf(G, id))} />
      <Lines box={box} />
      <TracesBeneath />
      {inLayers(PLACE_IDS, scene).map((id) => (
        <AreaOnMap
          key={id}
          box={box}
          look={lookOfPlace(scene, id)}
          leaders={leadersAt(G, id)}
          isContested={isContested(G, id)}
          isActive={groups.includes(id)}
        />
      ))}
      {AREA_IDS.map((id) => {
        const advances = advancesOf(G, id, positions);
        return advances && <Advances key={id} to={positions[id]} advances={advances} />;
      })}
      <Stacks scene={scene} places={PLACE_IDS} drawing={VIEW} siteOf={siteIn(box)} />
      {AREA_IDS.filter((id) => isContested(G, id)).map((id) => (
        <g key={id} transform={`translate(${positions[id].x} ${positions[id].y})`}>
          <Fit>
            <CrossedSwords x={0} y={-22} />
          </Fit>
        </g>
      ))}
    </>
  );
});

interface AreaProps {
  box: Box;
  look: PlaceLook<Place>;
  /** The Gallic leaders at home there. */
  leaders: readonly string[];
  isContested: boolean;
  /** Its units may be moved. */
  isActive: boolean;
}

/** An area for the pointer, with its name. */
const AreaOnMap = memo(function AreaOnMap({ box, look, leaders, isContested, isActive }: AreaProps) {
  const { id, isGoal } = look;
  const at = geographyOf(box.components).positions[id];
  const classes = [css.area];
  if (isContested) classes.push(css.contested);
  if (isActive) classes.push(css.active);
  return (
    <MapPlace look={look} className={classes.join(' ')}>
      <PlaceMark look={look} {...at}>
        <AreaShape id={id} at={at} />
        <Fit>
          <AreaName box={box} id={id} leaders={leaders} />
          {isGoal && <GoalMark y={-22} />}
        </Fit>
      </PlaceMark>
    </MapPlace>
  );
}, isDrawnAlike);

function isContested(G: G, id: Place): boolean {
  return id !== OFF_MAP && G.contests[id] !== undefined;
}

/** The shape of a place, drawn around where its name stands. */
export const AreaShape = memo(function AreaShape({ id, at: { x, y } }: { id: Place; at: Point }) {
  if (id === OFF_MAP) {
    const { width, height } = OFF_MAP_BOX;
    return (
      <rect
        className={`${css.shape} ${css.offMap}`}
        x={OFF_MAP_BOX.x - x}
        y={OFF_MAP_BOX.y - y}
        width={width}
        height={height}
        rx={10}
      />
    );
  }
  return <path className={css.shape} d={OUTLINES[id]} transform={`translate(${-x} ${-y})`} />;
});

function controlOf(G: G, id: AreaId): Side | null {
  if (G.contests[id] !== undefined) return null;
  return isTribe(id) ? controllerOf(G, id) : null;
}

/** Returns the Gallic leaders at home in a place. */
function leadersAt(G: G, place: Place): string[] {
  return Object.keys(G.homes).filter((leader) => G.homes[leader] === place && leader in UNITS);
}

/** Returns whence both sides have come to a battle, or null where none is awaited. */
function advancesOf(G: G, area: AreaId, positions: Readonly<Record<Place, Point>>): Advance[] | null {
  const contest = G.contests[area];
  if (contest === undefined) return null;
  const { attacker, main } = contest;
  const roads = roadsInto(G, area);
  const entry = main === null ? null : (entryOf(main) ?? startOf(main));
  return SIDES.flatMap((side) =>
    roads[side].map((from) => ({ side, from: positions[from], isMain: side === attacker && from === entry })),
  );
}

/** Land and sea, and the areas in the colour of their region or of whoever controls them. */
const Ground = memo(function Ground({ box, controls }: { box: Box; controls: readonly (Side | null)[] }) {
  const land = useOwnId('land');
  const paint = (id: AreaId, index: number) => ({
    className: `${regions.region} ${regions[box.area[id].region]}`,
    'data-control': controls[index] ?? undefined,
  });
  return (
    <Coastline land={LAND} slopes={SLOPES} shades={SHADES}>
      <g clipPath={`url(#${land})`}>
        {AREA_IDS.map((id, index) => {
          const { className, ...control } = paint(id, index);
          return <path key={id} className={`${className} ${regions.edge}`} {...control} d={EDGES[id]} />;
        })}
        {AREA_IDS.map((id, index) => (
          <path key={id} {...paint(id, index)} d={OUTLINES[id]} />
        ))}
      </g>
    </Coastline>
  );
}, isDrawnAlike);

/** All that never changes: borders, the names of waters, and what is drawn by reference. */
const Lines = memo(function Lines({ box }: { box: Box }) {
  const land = useOwnId('land');
  return (
    <>
      <ArrowHeads sides={SIDES} />
      <defs>
        <clipPath id={land}>
          <path d={LAND} />
        </clipPath>
      </defs>
      <Borders courses={geographyOf(box.components).courses} />
      <Waters />
    </>
  );
});

/** The seas, which mean nothing to the rules but that nobody enters them. */
function Waters() {
  return WATERS.map(({ name, x, y, turn }) => (
    <text key={name} className={css.water} transform={`translate(${x} ${y}) rotate(${turn})`}>
      {name}
    </text>
  ));
}

const WATERS = [
  { name: 'OCEANUS', x: 190, y: 760, turn: 0 },
  { name: 'MARE BRITANNICUM', x: 400, y: 322, turn: -8 },
  { name: 'MARE GERMANICUM', x: 800, y: 60, turn: -24 },
  { name: 'MARE INTERNUM', x: 1000, y: 1140, turn: 0 },
];
