import { Fragment, memo } from 'react';
import { FACTIONS, type Faction } from '../../../games/falling-sky/components/factions';
import type { RegionId } from '../../../games/falling-sky/components/map';
import { controllerOf } from '../../../games/falling-sky/pieces/control';
import { mobileOf } from '../../../games/falling-sky/pieces/force';
import { forceIn } from '../../../games/falling-sky/pieces/forces';
import { groupOf, regionName, tribesIn } from '../../../games/falling-sky/places';
import type { G } from '../../../games/falling-sky/state';
import { ArrowHeads } from '../../map/Arrow';
import { Clickable } from '../../map/Clickable';
import { Coastline } from '../../map/Coastline';
import { Fit } from '../../map/Fit';
import { GoalMark } from '../../map/GoalMark';
import { LAND, SHADES, SLOPES } from '../../map/gaul.geo';
import { tribeTitle } from './arguments';
import { FORCE_HEIGHT, ForceRow, widthOf } from './Force';
import { contentsOf } from './facts';
import { COURSES, circleOf, EDGES, OUTLINES, POSITIONS, project, REGION_IDS, SHIFT } from './geography';
import { inLines } from './lines';
import css from './Map.module.css';
import { RegionName } from './RegionName';
import type { Scene } from './scene';
import { Tribe } from './Tribe';

interface MapProps {
  G: G;
  scene: Scene;
}

/** The ground of the map, and its Regions for the pointer. */
export function BoardMap({ G, scene }: MapProps) {
  const layerOf = (id: RegionId) => {
    if (id === scene.asked) return 3;
    return scene.targets.regions.has(id) ? 2 : Number(id === scene.open);
  };
  const ids = [...REGION_IDS].sort((a, b) => layerOf(a) - layerOf(b));
  return (
    <>
      <Ground G={G} />
      <Lines />
      {ids.map((id) => (
        <RegionMark key={id} id={id} G={G} scene={scene} />
      ))}
    </>
  );
}

/** What stands on the map: names, Tribes and Forces. */
export function Standing({ G, scene }: MapProps) {
  return (
    <>
      {REGION_IDS.map((id) => (
        <g key={id} transform={`translate(${POSITIONS[id].x} ${POSITIONS[id].y})`} pointerEvents="none">
          <Fit>
            <RegionName G={G} id={id} />
          </Fit>
        </g>
      ))}
      {REGION_IDS.map((id) => (
        <Tribes key={id} id={id} G={G} scene={scene} />
      ))}
      {REGION_IDS.map((id) => (
        <Forces key={id} id={id} G={G} />
      ))}
    </>
  );
}

interface RegionProps extends MapProps {
  id: RegionId;
}

/** A Region for the pointer: its ground. */
function RegionMark({ id, G, scene }: RegionProps) {
  const { targets, selected, asked, open, hover, regionThing } = scene;
  const isGoal = targets.goals.has(id);
  const { x, y } = POSITIONS[id];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering shows more of what the focus shows too
    <g
      className={css.region}
      data-place={id}
      data-offered={targets.regions.has(id) && !isGoal}
      data-goal={isGoal}
      data-marked={selected.has(id)}
      data-asked={id === asked}
      data-open={id === open}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hover.enter(id)}
      onPointerLeave={hover.leave}
      onFocus={({ target }) => target.matches(':focus-visible') && hover.enter(id)}
    >
      <Clickable testId={`place-${id}`} thing={regionThing(id)} name={regionName(id)} x={x} y={y}>
        <RegionShape id={id} />
        {G.devastated.includes(id) && (
          <path className={css.devastated} d={OUTLINES[id]} transform={`translate(${-x} ${-y})`} />
        )}
        {isGoal && (
          <Fit>
            <GoalMark y={-16} />
          </Fit>
        )}
      </Clickable>
    </g>
  );
}

/** The shape of a Region, drawn around where its name stands. */
export const RegionShape = memo(function RegionShape({ id }: { id: RegionId }) {
  const { x, y } = POSITIONS[id];
  return <path className={css.shape} d={OUTLINES[id]} transform={`translate(${-x} ${-y})`} />;
});

/** The circles of the Tribes of a Region; one that can be chosen by itself is clicked by itself. */
function Tribes({ id, G, scene }: RegionProps) {
  return tribesIn(G, id).map((tribe) => {
    const { x, y } = circleOf(tribe.id, id);
    const thing = scene.tribeThing(tribe.id, id);
    const picture = (
      <Fit>
        {thing !== null && <circle className={css.ring} data-goal={scene.isDrafting} r={17} />}
        <Tribe tribe={tribe} state={G.tribes[tribe.id]} />
      </Fit>
    );
    return (
      <g key={tribe.id} data-tribe={tribe.id} data-offered={thing !== null} className={css.tribe}>
        {thing === null ? (
          <g transform={`translate(${x} ${y})`} pointerEvents="none">
            {picture}
          </g>
        ) : (
          <Clickable testId={`tribe-${tribe.id}`} thing={thing} name={tribeTitle(tribe.id)} x={x} y={y}>
            {picture}
          </Clickable>
        )}
      </g>
    );
  });
}

/** What stands in a Region: a row for each Faction, below each other under the name. */
function Forces({ id, G }: { id: RegionId; G: G }) {
  const factions = FACTIONS.filter((faction) => hasForce(G, id, faction));
  if (factions.length === 0) return null;
  const { x, y } = POSITIONS[id];
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none" data-forces={id}>
      <title>{contentsOf(G, id)}</title>
      <Fit>
        {inLines(factions, (faction) => widthOf(faction, forceIn(G, id, faction)), FORCE_HEIGHT, 5).map(
          ({ thing: faction, x: across, y: down }) => (
            <g key={faction} transform={`translate(${across} ${down})`}>
              <ForceRow faction={faction} force={forceIn(G, id, faction)} />
            </g>
          ),
        )}
      </Fit>
    </g>
  );
}

function hasForce(G: G, id: RegionId, faction: Faction): boolean {
  const force = forceIn(G, id, faction);
  return mobileOf(force) > 0 || force.fort;
}

const MOVED = `translate(${SHIFT.x} ${SHIFT.y})`;
const BACK = `translate(${-SHIFT.x} ${-SHIFT.y})`;

/** Land and sea, and the Regions in the colour of their group or of whoever Controls them. */
function Ground({ G }: { G: G }) {
  const paint = (id: RegionId) => ({
    className: css.ground,
    'data-group': groupOf(id),
    'data-control': controllerOf(G, id) ?? undefined,
    'data-side': controllerOf(G, id) ?? undefined,
  });
  return (
    <g transform={MOVED}>
      <Coastline land={LAND} slopes={SLOPES} shades={SHADES}>
        <g clipPath="url(#gaul-land)">
          <g transform={BACK}>
            {REGION_IDS.map((id) => (
              <path key={id} {...paint(id)} data-edge="" d={EDGES[id]} />
            ))}
            {REGION_IDS.map((id) => (
              <path key={id} {...paint(id)} d={OUTLINES[id]} />
            ))}
          </g>
        </g>
      </Coastline>
    </g>
  );
}

/** All that never changes: borders, ways over the sea, the names of waters, and what is drawn by reference. */
const Lines = memo(function Lines() {
  return (
    <>
      <ArrowHeads sides={FACTIONS} />
      <defs>
        <clipPath id="gaul-land">
          <path d={LAND} />
        </clipPath>
        <pattern
          id="devastated"
          width={14}
          height={14}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(38)"
        >
          <path className={css.hatch} d="M0 0V14" />
        </pattern>
      </defs>
      {COURSES.map(({ key, border, path }) => (
        <Fragment key={key}>
          {border === 'rhenus' && <path className={css.bank} d={path} />}
          <path className={css.border} data-border={border} d={path} />
        </Fragment>
      ))}
      {CROSSINGS.map((path) => (
        <path key={path} className={css.crossing} d={path} />
      ))}
      {WATERS.map(({ name, x, y, turn, isRiver = false }) => (
        <text
          key={name}
          className={css.water}
          data-river={isRiver}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        >
          {name}
        </text>
      ))}
    </>
  );
});

/** The ways from Britannia to the coasts across from it (1.3.4). */
const CROSSINGS = [
  [1.15, 51.05, 1.72, 50.78],
  [0.1, 50.72, 0.55, 49.92],
  [-2.4, 50.5, -2.75, 48.95],
].map(([fromLon, fromLat, toLon, toLat]) => {
  const [from, to] = [project(fromLon, fromLat), project(toLon, toLat)];
  return `M${from.x.toFixed(0)} ${from.y.toFixed(0)}L${to.x.toFixed(0)} ${to.y.toFixed(0)}`;
});

const WATERS = [
  { name: 'OCEANUS', x: 110, y: 830, turn: 0 },
  { name: 'MARE BRITANNICUM', x: 300, y: 408, turn: -8 },
  { name: 'MARE GERMANICUM', x: 610, y: 140, turn: -24 },
  { name: 'MARE INTERNUM', x: 900, y: 1205, turn: 0 },
  { name: 'RHENUS', x: 1042, y: 470, turn: 56, isRiver: true },
];
