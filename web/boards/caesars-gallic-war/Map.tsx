import './map.css';
import { memo } from 'react';
import {
  AREA_IDS,
  AREAS,
  type AreaId,
  OFF_MAP,
  type Place,
  placeName,
} from '../../../games/caesars-gallic-war/components/areas';
import { isTribe, UNITS } from '../../../games/caesars-gallic-war/components/units';
import { roadsInto } from '../../../games/caesars-gallic-war/entries';
import { entryOf, startOf } from '../../../games/caesars-gallic-war/paths';
import { type G, SIDES, type Side } from '../../../games/caesars-gallic-war/state';
import { controllerOf } from '../../../games/caesars-gallic-war/tribes';
import { findFrame } from '../../../games/kit/frame';
import { type Advance, ArrowHeads, Attack, CrossedSwords } from '../../blocks/Attack';
import type { Scene } from '../../blocks/Board';
import { Clickable } from '../../blocks/Clickable';
import { GoalMark } from '../../blocks/GoalMark';
import type { Camp } from '../../blocks/piece';
import { Stack } from '../../blocks/Stack';
import { Coastline } from '../../map/Coastline';
import { LAND, SHADES, SLOPES } from '../../map/gaul.geo';
import { AreaName } from './AreaName';
import { Borders } from './Borders';
import { EDGES, OFF_MAP_BOX, OUTLINES, POSITIONS, ROOM } from './geography';

interface MapProps extends Scene<Place> {
  G: G;
  camps: ReadonlyMap<Place, Camp>;
}

const PLACE_IDS: readonly Place[] = [...AREA_IDS, OFF_MAP];
const NO_GROUPS: { groups: readonly Place[] } = { groups: [] };
const BELOW = { x: 0, y: 1 };
/** Here all blocks are spread even on a small map. */
const ROOMY: readonly Place[] = ['transalpine-gaul', 'germania', 'britannia', OFF_MAP];

/** The map with everything that stands on it. */
export function BoardMap({ G, camps, isNear, open, offered, goals, ...actions }: MapProps) {
  const { groups } = findFrame(G, 'march') ?? findFrame(G, 'groups') ?? NO_GROUPS;
  const classesOf = (id: Place) => {
    const classes = ['place', 'area'];
    if (offered.has(id)) classes.push('is-offered');
    if (goals.has(id)) classes.push('is-goal');
    if (id === open) classes.push('is-open');
    if (id !== OFF_MAP && G.contests[id] !== undefined) classes.push('is-contested');
    if (groups.includes(id)) classes.push('is-active');
    return classes.join(' ');
  };
  const areas = [...PLACE_IDS].sort((a, b) => Number(goals.has(a)) - Number(goals.has(b)));
  const stacks = [...PLACE_IDS].sort((a, b) => Number(a === open) - Number(b === open));
  return (
    <>
      <Ground G={G} />
      <Lines />
      {areas.map((id) => {
        const { x, y } = POSITIONS[id];
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: hovering shows more of what the focus shows too
          <g
            key={id}
            className={classesOf(id)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && actions.onHover(id)}
            onPointerLeave={() => actions.onHover(null)}
            onFocus={() => actions.onHover(id)}
          >
            <Clickable
              testId={`place-${id}`}
              thing={actions.placeThing(id)}
              name={placeName(id)}
              x={x}
              y={y}
              isStop={offered.has(id) || goals.has(id) || camps.has(id)}
            >
              <AreaShape id={id} />
              <g className="fit">
                <AreaName id={id} leaders={leadersAt(G, id)} />
                {goals.has(id) && <GoalMark y={-22} />}
              </g>
            </Clickable>
          </g>
        );
      })}
      {AREA_IDS.map((id) => {
        const advances = advancesOf(G, id);
        return advances && <Attack key={id} to={POSITIONS[id]} advances={advances} />;
      })}
      {stacks.map((id) => {
        const camp = camps.get(id);
        if (camp === undefined) return null;
        const most = Math.max(...camp.map(({ pieces }) => pieces.length));
        const isFew = camp.length === 1 && (ROOMY.includes(id) || most <= ROOM[id]);
        const isNeutral = camp.every(({ side }) => side === 'neutral');
        return (
          <g key={id} transform={`translate(${POSITIONS[id].x} ${POSITIONS[id].y})`}>
            <g className={isNeutral ? 'fit is-neutral' : 'fit'}>
              <Stack
                camp={camp}
                direction={BELOW}
                radius={AREAS_WITH_TOWN.includes(id) ? 14 : 5}
                isSpread={isNear || id === open || (isFew && !isNeutral)}
                isOpen={id === open}
                columnsOf={columnsOf}
                thingOf={actions.blockThing}
                lookOf={actions.lookOf}
                pileThing={actions.placeThing(id)}
              />
              {id !== OFF_MAP && G.contests[id] !== undefined && <CrossedSwords x={0} y={-22} />}
            </g>
          </g>
        );
      })}
    </>
  );
}

/** Blocks stand in a row while they are few. */
function columnsOf(count: number): number {
  return count <= 3 ? count : Math.ceil(1.4 * Math.sqrt(count));
}

const AREAS_WITH_TOWN: readonly Place[] = AREA_IDS.filter((id) => AREAS[id].town !== null);

/** The shape of a place, drawn around where its name stands. */
const AreaShape = memo(function AreaShape({ id }: { id: Place }) {
  const { x, y } = POSITIONS[id];
  if (id === OFF_MAP) {
    const { width, height } = OFF_MAP_BOX;
    return (
      <rect
        className="area-shape off-map"
        x={OFF_MAP_BOX.x - x}
        y={OFF_MAP_BOX.y - y}
        width={width}
        height={height}
        rx={10}
      />
    );
  }
  return <path className="area-shape" d={OUTLINES[id]} transform={`translate(${-x} ${-y})`} />;
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
function advancesOf(G: G, area: AreaId): Advance[] | null {
  const contest = G.contests[area];
  if (contest === undefined) return null;
  const { attacker, main } = contest;
  const roads = roadsInto(G, area);
  const entry = main === null ? null : (entryOf(main) ?? startOf(main));
  return SIDES.flatMap((side) =>
    roads[side].map((from) => ({ side, from: POSITIONS[from], isMain: side === attacker && from === entry })),
  );
}

/** Land and sea, and the areas in the colour of their region or of whoever controls them. */
function Ground({ G }: { G: G }) {
  const classesOf = (id: AreaId) => `region region-${AREAS[id].region} is-${controlOf(G, id) ?? 'open'}`;
  return (
    <Coastline land={LAND} slopes={SLOPES} shades={SHADES}>
      <g clipPath="url(#gaul-land)">
        {AREA_IDS.map((id) => (
          <path key={id} className={`${classesOf(id)} region-edge`} d={EDGES[id]} />
        ))}
        {AREA_IDS.map((id) => (
          <path key={id} className={classesOf(id)} d={OUTLINES[id]} />
        ))}
      </g>
    </Coastline>
  );
}

/** All that never changes: borders, the names of waters, and what is drawn by reference. */
const Lines = memo(function Lines() {
  return (
    <>
      <ArrowHeads sides={SIDES} />
      <defs>
        <clipPath id="gaul-land">
          <path d={LAND} />
        </clipPath>
      </defs>
      <Borders />
      <Waters />
    </>
  );
});

/** The seas, which mean nothing to the rules but that nobody enters them. */
function Waters() {
  return WATERS.map(({ name, x, y, turn }) => (
    <text key={name} className="water" transform={`translate(${x} ${y}) rotate(${turn})`}>
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
