import { memo } from 'react';
import { type Box, boxOf } from '../../../games/caesar-rome-vs-gaul/components/box';
import { type PathKind, ROMA, type Space } from '../../../games/caesar-rome-vs-gaul/components/components';
import {
  controllerOfProvince,
  isFortified,
  navalSupremacy,
} from '../../../games/caesar-rome-vs-gaul/control';
import type { G, Marker, Side } from '../../../games/caesar-rome-vs-gaul/state';
import { isDrawnAlike } from '../../map/alike';
import { Clickable, type Thing } from '../../map/Clickable';
import { Coastline } from '../../map/Coastline';
import type { DraftScene } from '../../map/DraftBoard';
import { Fit } from '../../map/Fit';
import { GoalMark } from '../../map/GoalMark';
import { LAND, SHADES, SLOPES } from '../../map/gallia.geo';
import type { Point } from '../../map/projection';
import { TracesBeneath } from '../../map/TracesBeneath';
import { useOwnId } from '../../ui/root';
import { Army, type Counter, counterOf, extentOf } from './Army';
import { armiesIn } from './armies';
import { contentsOf, neededAt, provinceText } from './facts';
import { geographyOf } from './geography';
import { SIEGE, useBanners, useMapLayout } from './layout';
import css from './Map.module.css';
import { ProvinceMark, RegionNames, SeaMark } from './Marks';
import type { Label } from './names';
import { ControlMarker, Devastation, Port, SiegePoints, SpaceName, SpaceShape } from './Space';
import { costOfGoing } from './underWay';

interface MapProps {
  G: G;
  scene: DraftScene<string>;
  /** The space that what is asked is about. */
  asked: string | null;
}

/** The map with everything that stands on it. */
export const BoardMap = memo(function BoardMap({ G, scene, asked }: MapProps) {
  const box = boxOf(G);
  const { spaces, seaZones, provinces } = box.components;
  const { targets, open, hover, thingOf } = scene;
  const armies = new Map(spaces.map(({ id }) => [id, armiesIn(G, id).map((army) => counterOf(G, army))]));
  const isBanner = useBanners();
  const sieges = new Map(spaces.map(({ id }) => [id, siegeAt(G, id)]));
  const ids = spaces.map(({ id }) => id);
  const layout = useMapLayout(box.components, {
    armies: Object.fromEntries(
      [...armies].flatMap(([id, here]) =>
        here.length === 0 ? [] : [[id, here.map((counter) => extentOf(counter, isBanner))]],
      ),
    ),
    walled: ids.filter((id) => isFortified(G.markers[id])),
    besieged: ids.filter((id) => sieges.get(id) !== null),
  });
  const layerOf = (id: string) => {
    if (id === asked) return 3;
    if (targets.ways.has(id)) return 2;
    return armies.get(id)?.length === 0 ? 0 : 1;
  };
  const ordered = [...spaces].sort((a, b) => layerOf(a.id) - layerOf(b.id));
  return (
    <>
      <Ground box={box} controllers={provinces.map(({ id }) => controllerOfProvince(G, id))} />
      <Lines box={box} />
      {provinces.map(({ id }) => (
        <ProvinceMark
          key={id}
          box={box}
          id={id}
          controller={controllerOfProvince(G, id)}
          words={provinceText(G, id)}
        />
      ))}
      {seaZones.map(({ id }) => (
        <SeaMark key={id} box={box} id={id} holder={navalSupremacy(G, id)} />
      ))}
      {spaces.map(({ id, xy: [x, y] }) => (
        <Cell
          key={id}
          id={id}
          path={geographyOf(box.components).cells[id]}
          x={x}
          y={y}
          isOpen={id === open}
          thing={thingOf(id)}
          hover={hover}
        />
      ))}
      <TracesBeneath />
      {ordered.map((space) => {
        const { id } = space;
        const isGoal = targets.goals.has(id);
        return (
          <SpaceMark
            key={id}
            space={space}
            label={layout.names.get(id) ?? null}
            armies={armies.get(id) ?? []}
            spots={layout.armies.get(id) ?? []}
            isBanner={isBanner}
            marker={G.markers[id]}
            isDevastated={G.devastated.includes(id)}
            siege={sieges.get(id) ?? null}
            contents={contentsOf(G, id)}
            isOffered={targets.ways.has(id)}
            isGoal={isGoal}
            isAsked={id === asked}
            isOpen={id === open}
            cost={isGoal ? costOfGoing(G, id) : null}
            thing={thingOf(id)}
            hover={hover}
          />
        );
      })}
    </>
  );
});

interface SpaceMarkProps {
  space: Space;
  /** The side its name is on; null where there is no room for it. */
  label: Label | null;
  armies: readonly Counter[];
  /** Where each Army stands. */
  spots: readonly Point[];
  isBanner: boolean;
  marker: Marker | undefined;
  isDevastated: boolean;
  /** Siege Points and how many take it; null where there are none. */
  siege: { points: number; needed: number } | null;
  /** All that is there, in words. */
  contents: string;
  isOffered: boolean;
  isGoal: boolean;
  isAsked: boolean;
  isOpen: boolean;
  /** What it costs to go there with the group that moves, in Movement Points; null where nothing is told. */
  cost: number | null;
  thing: Thing;
  hover: DraftScene<string>['hover'];
}

/** A space for the pointer: its shape and name, and all that stands there. */
const SpaceMark = memo(function SpaceMark({ space, label, hover, ...is }: SpaceMarkProps) {
  const { id, kind, name, ports, xy } = space;
  const { armies, spots, isBanner, marker, siege, cost, isGoal } = is;
  const [first] = spots;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering shows more of what the focus shows too
    <g
      className={css.space}
      data-place={id}
      data-offered={is.isOffered && !isGoal}
      data-goal={isGoal}
      data-asked={is.isAsked}
      data-open={is.isOpen}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hover.enter(id)}
      onPointerLeave={hover.leave}
      onFocus={({ target }) => target.matches(':focus-visible') && hover.enter(id)}
    >
      <Clickable testId={`place-${id}`} thing={is.thing} name={name} x={xy[0]} y={xy[1]}>
        <Fit>
          {first !== undefined && Math.hypot(first.x, first.y) > NEAR && (
            <path className={css.lead} d={`M0 0L${first.x} ${first.y}`} />
          )}
          <circle className={css.ring} r={14.5} />
          <SpaceShape kind={kind} />
          {marker !== undefined && <ControlMarker marker={marker} />}
          {ports.length > 0 && <Port />}
          {is.isDevastated && (
            <g transform="translate(-8 8)">
              <Devastation />
            </g>
          )}
          {label !== null && <SpaceName name={name} label={label} />}
          {siege !== null && (
            <g transform={`translate(0 ${(SIEGE.top + SIEGE.bottom) / 2})`}>
              <SiegePoints {...siege} />
            </g>
          )}
          {armies.map((counter, index) => (
            <g
              key={`${counter.owner} ${counter.inside}`}
              transform={`translate(${spots[index]?.x ?? 0} ${spots[index]?.y ?? 0})`}
            >
              <Army counter={counter} isBanner={isBanner} />
            </g>
          ))}
          {isGoal && cost === null && <GoalMark y={-9} />}
          {cost !== null && (
            <g className={css.cost}>
              <circle r={8} />
              <text y={4}>{cost}</text>
            </g>
          )}
        </Fit>
        <title>{is.contents}</title>
      </Clickable>
    </g>
  );
}, isDrawnAlike);

interface CellProps extends Pick<SpaceMarkProps, 'isOpen' | 'thing' | 'hover'> {
  id: string;
  path: string;
  x: number;
  y: number;
}

/** The ground of a space for the pointer, under all that stands on the map. */
const Cell = memo(function Cell({ id, path, x, y, isOpen, thing, hover }: CellProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the space on it is what keys and screen readers find
    <path
      className={css.cell}
      d={path}
      transform={`translate(${x} ${y})`}
      data-open={isOpen}
      data-thing=""
      onPointerEnter={(event) => event.pointerType === 'mouse' && hover.enter(id)}
      onPointerLeave={hover.leave}
      onClick={(event) => {
        event.stopPropagation();
        thing.act({ x: event.clientX, y: event.clientY });
      }}
    />
  );
}, isDrawnAlike);

/** An Army whose middle is farther than this from its space is joined to it by a line. */
const NEAR = 36;

/** Returns the Siege Points against a space and how many take it; null where there are none. */
function siegeAt(G: G, id: string): SpaceMarkProps['siege'] {
  const needed = neededAt(G, id);
  const points = G.sieges[id] ?? 0;
  return points > 0 && needed !== null ? { points, needed } : null;
}

/** Land and sea, and the Provinces in the colour of their Region, or of whoever controls them. */
const Ground = memo(function Ground({
  box,
  controllers,
}: {
  box: Box;
  controllers: readonly (Side | null)[];
}) {
  const { components } = box;
  const { ground, borders } = geographyOf(components);
  const land = useOwnId('land');
  return (
    <Coastline land={LAND} slopes={SLOPES} shades={SHADES}>
      <g clipPath={`url(#${land})`}>
        {components.provinces.map(({ id, region }, index) => (
          <path
            key={id}
            className={css.ground}
            data-region={region}
            data-side={controllers[index] ?? undefined}
            data-controlled={controllers[index] !== null}
            d={ground[id]}
          />
        ))}
        {borders.map(({ key, kind, path }) => (
          <path key={key} className={css.border} data-border={kind} d={path} />
        ))}
      </g>
    </Coastline>
  );
}, isDrawnAlike);

/** How far the Via Domitia is drawn towards Rome. */
const TO_ROME = { x: 120, y: 46 };

/** All that never changes: paths, the names of Regions, and what is drawn by reference. */
const Lines = memo(function Lines({ box }: { box: Box }) {
  const { paths } = box.components;
  const land = useOwnId('land');
  return (
    <>
      <defs>
        <clipPath id={land}>
          <path d={LAND} />
        </clipPath>
      </defs>
      {paths.map(({ a, b, kind }) => {
        const [x, y] = box.space[a].xy;
        if (b !== ROMA) {
          const [toX, toY] = box.space[b].xy;
          return <PathLine key={`${a} ${b}`} kind={kind} path={`M${x} ${y}L${toX} ${toY}`} />;
        }
        const end = { x: x + TO_ROME.x, y: y + TO_ROME.y };
        return (
          <g key={`${a} ${b}`}>
            <PathLine kind={kind} path={`M${x} ${y}L${end.x} ${end.y}`} />
            <g transform={`translate(${end.x} ${end.y})`}>
              <Fit>
                <text className={css.rome} x={4} y={3}>
                  to Rome
                </text>
              </Fit>
            </g>
          </g>
        );
      })}
      <RegionNames box={box} />
    </>
  );
});

/** A path: solid, dashed where it is rough, dotted over the Channel, double for the Via Domitia (2.2.2, 15.3.2). */
export function PathLine({ kind, path }: { kind: PathKind; path: string }) {
  return (
    <g className={css.path} data-path={kind}>
      <path className={css.bed} d={path} />
      <path className={css.line} d={path} />
    </g>
  );
}
