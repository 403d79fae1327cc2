import { Fragment, memo } from 'react';
import { boxOf } from '../../../games/falling-sky/components/box';
import type { Components } from '../../../games/falling-sky/components/components';
import { FACTIONS, type Faction } from '../../../games/falling-sky/components/factions';
import type { RegionId, Tribe as TribeData } from '../../../games/falling-sky/components/map';
import { controllerOf } from '../../../games/falling-sky/pieces/control';
import { type Force, mobileOf, type TribeState } from '../../../games/falling-sky/pieces/force';
import { forceIn } from '../../../games/falling-sky/pieces/forces';
import { groupOf, isHome, regionName, tribesIn } from '../../../games/falling-sky/places';
import type { G } from '../../../games/falling-sky/state';
import { ArrowHeads } from '../../map/Arrow';
import { isDrawnAlike } from '../../map/alike';
import { Clickable, type Thing } from '../../map/Clickable';
import { Coastline } from '../../map/Coastline';
import type { DraftScene } from '../../map/DraftBoard';
import { Fit } from '../../map/Fit';
import { GoalMark } from '../../map/GoalMark';
import { LAND, SHADES, SLOPES } from '../../map/gaul.geo';
import type { Point } from '../../map/projection';
import { TracesBeneath } from '../../map/TracesBeneath';
import { useOwnId } from '../../ui/root';
import { titleOfTribe } from './arguments';
import { tribeSpot } from './draft';
import { FORCE_HEIGHT, ForceRow, widthOf } from './Force';
import { contentsOf } from './facts';
import { circleOf, EDGES, linesOf, OUTLINES, POSITIONS, REGION_IDS, SHIFT } from './geography';
import { inLines } from './lines';
import css from './Map.module.css';
import { RegionName } from './RegionName';
import { Tribe } from './Tribe';

interface OnMapProps {
  G: G;
  scene: DraftScene<RegionId>;
}

interface MapProps extends OnMapProps {
  /** The Regions chosen so far in the Command under way. */
  selected: ReadonlySet<RegionId>;
  /** The Region that what is asked is about. */
  asked: RegionId | null;
}

/** The ground of the map, and its Regions for the pointer. */
export const BoardMap = memo(function BoardMap({ G, scene, selected, asked }: MapProps) {
  const { targets, open, thingOf, hover } = scene;
  const layerOf = (id: RegionId) => {
    if (id === asked) return 3;
    return targets.ways.has(id) ? 2 : Number(id === open);
  };
  const ids = [...REGION_IDS].sort((a, b) => layerOf(a) - layerOf(b));
  return (
    <>
      <Ground controllers={REGION_IDS.map((id) => controllerOf(G, id))} />
      <Lines components={boxOf(G).components} />
      <TracesBeneath />
      {ids.map((id) => (
        <RegionMark
          key={id}
          id={id}
          name={regionName(G, id)}
          thing={thingOf(id)}
          isOffered={targets.ways.has(id)}
          isGoal={targets.goals.has(id)}
          isSelected={selected.has(id)}
          isAsked={id === asked}
          isOpen={id === open}
          isDevastated={G.devastated.includes(id)}
          hover={hover}
        />
      ))}
    </>
  );
});

/** What stands on the map: names, Tribes and Forces. */
export const OnMap = memo(function OnMap({ G, scene }: OnMapProps) {
  return (
    <>
      {REGION_IDS.map((id) => (
        <g key={id} transform={`translate(${POSITIONS[id].x} ${POSITIONS[id].y})`} pointerEvents="none">
          <Fit>
            <RegionName
              name={regionName(G, id)}
              home={FACTIONS.find((faction) => isHome(G, id, faction)) ?? null}
              controller={controllerOf(G, id)}
              isDevastated={G.devastated.includes(id)}
              isEncircled={G.circumvallation?.region === id}
            />
          </Fit>
        </g>
      ))}
      {REGION_IDS.map((id) =>
        tribesIn(G, id).map((tribe) => {
          const spot = tribeSpot(tribe.id);
          return (
            <TribeMark
              key={tribe.id}
              tribe={tribe}
              at={circleOf(tribe.id, id)}
              state={G.tribes[tribe.id]}
              thing={scene.targets.ways.has(spot) ? scene.thingOf(spot) : null}
              isDrafting={scene.isDrafting}
            />
          );
        }),
      )}
      {REGION_IDS.map((id) => (
        <Forces
          key={id}
          id={id}
          contents={contentsOf(G, id)}
          forces={FACTIONS.filter((faction) => hasForce(G, id, faction)).map((faction) => ({
            faction,
            force: forceIn(G, id, faction),
          }))}
        />
      ))}
    </>
  );
});

interface RegionProps {
  id: RegionId;
  name: string;
  thing: Thing;
  isOffered: boolean;
  isGoal: boolean;
  /** It is chosen in the Command under way. */
  isSelected: boolean;
  isAsked: boolean;
  isOpen: boolean;
  isDevastated: boolean;
  hover: DraftScene<RegionId>['hover'];
}

/** A Region for the pointer: its ground. */
const RegionMark = memo(function RegionMark({
  id,
  name,
  thing,
  isGoal,
  isDevastated,
  hover,
  ...is
}: RegionProps) {
  const { x, y } = POSITIONS[id];
  const devastated = useOwnId('devastated');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering shows more of what the focus shows too
    <g
      className={css.region}
      data-place={id}
      data-offered={is.isOffered && !isGoal}
      data-goal={isGoal}
      data-marked={is.isSelected}
      data-asked={is.isAsked}
      data-open={is.isOpen}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hover.enter(id)}
      onPointerLeave={hover.leave}
      onFocus={({ target }) => target.matches(':focus-visible') && hover.enter(id)}
    >
      <Clickable testId={`place-${id}`} thing={thing} name={name} x={x} y={y}>
        <RegionShape id={id} />
        {isDevastated && (
          <path
            className={css.devastated}
            fill={`url(#${devastated})`}
            d={OUTLINES[id]}
            transform={`translate(${-x} ${-y})`}
          />
        )}
        {isGoal && (
          <Fit>
            <GoalMark y={-16} />
          </Fit>
        )}
      </Clickable>
    </g>
  );
}, isDrawnAlike);

/** The shape of a Region, drawn around where its name stands. */
export const RegionShape = memo(function RegionShape({ id }: { id: RegionId }) {
  const { x, y } = POSITIONS[id];
  return <path className={css.shape} d={OUTLINES[id]} transform={`translate(${-x} ${-y})`} />;
});

interface TribeMarkProps {
  tribe: TribeData;
  at: Point;
  /** What stands there; undefined while it is Subdued. */
  state: TribeState | undefined;
  /** Null where only its Region is clicked. */
  thing: Thing | null;
  /** A move is under way. */
  isDrafting: boolean;
}

/** The circle of a Tribe; one that can be chosen by itself is clicked by itself. */
const TribeMark = memo(function TribeMark({ tribe, at: { x, y }, state, thing, isDrafting }: TribeMarkProps) {
  const picture = (
    <Fit>
      {thing !== null && <circle className={css.ring} data-goal={isDrafting} r={17} />}
      <Tribe tribe={tribe} state={state} />
    </Fit>
  );
  return (
    <g data-tribe={tribe.id} data-offered={thing !== null} className={css.tribe}>
      {thing === null ? (
        <g transform={`translate(${x} ${y})`} pointerEvents="none">
          {picture}
        </g>
      ) : (
        <Clickable testId={`tribe-${tribe.id}`} thing={thing} name={titleOfTribe(tribe)} x={x} y={y}>
          {picture}
        </Clickable>
      )}
    </g>
  );
}, isDrawnAlike);

interface ForcesProps {
  id: RegionId;
  /** All that is there, in words. */
  contents: string;
  forces: readonly { faction: Faction; force: Force }[];
}

/** What stands in a Region: a row for each Faction, below each other under the name. */
const Forces = memo(function Forces({ id, contents, forces }: ForcesProps) {
  if (forces.length === 0) return null;
  const { x, y } = POSITIONS[id];
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none" data-forces={id}>
      <title>{contents}</title>
      <Fit>
        {inLines(forces, ({ faction, force }) => widthOf(faction, force), FORCE_HEIGHT, 5).map(
          ({ thing: { faction, force }, x: across, y: down }) => (
            <g key={faction} transform={`translate(${across} ${down})`}>
              <ForceRow faction={faction} force={force} />
            </g>
          ),
        )}
      </Fit>
    </g>
  );
}, isDrawnAlike);

function hasForce(G: G, id: RegionId, faction: Faction): boolean {
  const force = forceIn(G, id, faction);
  return mobileOf(force) > 0 || force.fort;
}

const MOVED = `translate(${SHIFT.x} ${SHIFT.y})`;
const BACK = `translate(${-SHIFT.x} ${-SHIFT.y})`;

/** Land and sea, and the Regions in the colour of their group or of whoever Controls them. */
const Ground = memo(function Ground({ controllers }: { controllers: readonly (Faction | null)[] }) {
  const land = useOwnId('land');
  const paint = (id: RegionId, index: number) => ({
    className: css.ground,
    'data-group': groupOf(id),
    'data-control': controllers[index] ?? undefined,
    'data-side': controllers[index] ?? undefined,
  });
  return (
    <g transform={MOVED}>
      <Coastline land={LAND} slopes={SLOPES} shades={SHADES}>
        <g clipPath={`url(#${land})`}>
          <g transform={BACK}>
            {REGION_IDS.map((id, index) => (
              <path key={id} {...paint(id, index)} data-edge="" d={EDGES[id]} />
            ))}
            {REGION_IDS.map((id, index) => (
              <path key={id} {...paint(id, index)} d={OUTLINES[id]} />
            ))}
            {REGION_IDS.map(
              (id, index) => controllers[index] === 'germans' && <GermanGround key={id} d={OUTLINES[id]} />,
            )}
          </g>
        </g>
      </Coastline>
    </g>
  );
}, isDrawnAlike);

/** The ground of a Region that Germans Control, by its outline: crosses all over. */
export function GermanGround({ d }: { d: string }) {
  const id = useOwnId();
  return (
    <>
      <pattern id={id} width={22} height={22} patternUnits="userSpaceOnUse">
        <path className={css.crosses} d="M5.500 2v7M2 5.500h7M16.500 13v7M13 16.500h7" />
      </pattern>
      <path d={d} fill={`url(#${id})`} pointerEvents="none" />
    </>
  );
}

/** All that a game never changes: borders, ways over the sea, the names of waters, and what is drawn by reference. */
const Lines = memo(function Lines({ components }: { components: Components }) {
  const { courses, crossings } = linesOf(components);
  const land = useOwnId('land');
  const devastated = useOwnId('devastated');
  return (
    <>
      <ArrowHeads sides={FACTIONS} />
      <defs>
        <clipPath id={land}>
          <path d={LAND} />
        </clipPath>
        <pattern
          id={devastated}
          width={14}
          height={14}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(38)"
        >
          <path className={css.hatch} d="M0 0V14" />
        </pattern>
      </defs>
      {courses.map(({ key, border, path }) => (
        <Fragment key={key}>
          {border === 'rhenus' && <path className={css.bank} d={path} />}
          <path className={css.border} data-border={border} d={path} />
        </Fragment>
      ))}
      {crossings.map(({ key, border, path }) => (
        <path key={key} className={css.crossing} data-border={border} d={path} />
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

const WATERS = [
  { name: 'OCEANUS', x: 110, y: 830, turn: 0 },
  { name: 'MARE BRITANNICUM', x: 300, y: 408, turn: -8 },
  { name: 'MARE GERMANICUM', x: 610, y: 140, turn: -24 },
  { name: 'MARE INTERNUM', x: 900, y: 1205, turn: 0 },
  { name: 'RHENUS', x: 1042, y: 470, turn: 56, isRiver: true },
];
