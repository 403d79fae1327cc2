import { memo } from 'react';
import { type Box, boxOf } from '../../../games/caesar-rome-vs-gaul/components/box';
import { type PathKind, ROMA, type Space } from '../../../games/caesar-rome-vs-gaul/components/components';
import { controllerOfProvince } from '../../../games/caesar-rome-vs-gaul/control';
import type { G } from '../../../games/caesar-rome-vs-gaul/state';
import { Clickable } from '../../map/Clickable';
import { Coastline } from '../../map/Coastline';
import { Fit } from '../../map/Fit';
import { GoalMark } from '../../map/GoalMark';
import { LAND, SHADES, SLOPES } from '../../map/gallia.geo';
import { Army, counterOf, widthOf } from './Army';
import { type Army as ArmyFacts, armiesIn } from './armies';
import { contentsOf, neededAt } from './facts';
import { geographyOf } from './geography';
import css from './Map.module.css';
import { ProvinceMark, RegionNames, SeaMark } from './Marks';
import { downOf, type Label, useLabels } from './names';
import { ControlMarker, Devastation, Port, SiegePoints, SpaceName, SpaceShape } from './Space';
import type { Scene } from './scene';

interface MapProps {
  G: G;
  scene: Scene;
}

/** The map with everything that stands on it. */
export function BoardMap({ G, scene }: MapProps) {
  const box = boxOf(G);
  const { spaces, seaZones, provinces } = box.components;
  const armies = new Map(spaces.map(({ id }) => [id, armiesIn(G, id)]));
  const widths = [...armies]
    .filter(([, here]) => here.length > 0)
    .map(([id, here]) => [id, here.map((army) => widthOf(counterOf(G, army)))]);
  const labels = useLabels(box.components, Object.fromEntries(widths));
  const layerOf = (id: string) => {
    if (id === scene.asked) return 3;
    if (scene.targets.ways.has(id)) return 2;
    return armies.get(id)?.length === 0 ? 0 : 1;
  };
  const ordered = [...spaces].sort((a, b) => layerOf(a.id) - layerOf(b.id));
  return (
    <>
      <Ground G={G} />
      <Lines box={box} />
      {provinces.map(({ id }) => (
        <ProvinceMark key={id} G={G} id={id} />
      ))}
      {seaZones.map(({ id }) => (
        <SeaMark key={id} G={G} id={id} />
      ))}
      {ordered.map((space) => (
        <SpaceMark
          key={space.id}
          space={space}
          label={labels.get(space.id) ?? space.label}
          armies={armies.get(space.id) ?? []}
          G={G}
          scene={scene}
        />
      ))}
    </>
  );
}

interface SpaceMarkProps extends MapProps {
  space: Space;
  /** The side its name is on. */
  label: Label;
  armies: readonly ArmyFacts[];
}

/** A space for the pointer: its ground, its shape and name, and all that stands there. */
function SpaceMark({ space, label, armies, G, scene }: SpaceMarkProps) {
  const { id, kind, name, ports, xy } = space;
  const { targets, asked, open, hover, thingOf } = scene;
  const isGoal = targets.goals.has(id);
  const isOffered = targets.ways.has(id);
  const marker = G.markers[id];
  const needed = neededAt(G, id);
  const points = G.sieges[id] ?? 0;
  const isBelow = label.includes('N');
  const cost = isGoal ? scene.costOf(id) : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering shows more of what the focus shows too
    <g
      className={css.space}
      data-place={id}
      data-offered={isOffered && !isGoal}
      data-goal={isGoal}
      data-asked={id === asked}
      data-open={id === open}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hover.enter(id)}
      onPointerLeave={hover.leave}
      onFocus={({ target }) => target.matches(':focus-visible') && hover.enter(id)}
    >
      <Clickable testId={`place-${id}`} thing={thingOf(id)} name={name} x={xy[0]} y={xy[1]}>
        <path className={css.cell} d={geographyOf(boxOf(G).components).cells[id]} />
        <Fit>
          <circle className={css.ring} r={14.5} />
          <SpaceShape kind={kind} />
          {marker !== undefined && <ControlMarker marker={marker} />}
          {ports.length > 0 && <Port />}
          {G.devastated.includes(id) && (
            <g transform="translate(-8 8)">
              <Devastation />
            </g>
          )}
          <SpaceName name={name} label={label} />
          {points > 0 && needed !== null && (
            <g transform={`translate(0 ${isBelow ? -16 : 16})`}>
              <SiegePoints points={points} needed={needed} />
            </g>
          )}
          {armies.map((army, index) => (
            <g key={`${army.owner} ${army.inside}`} transform={`translate(0 ${downOf(label, index)})`}>
              <Army counter={counterOf(G, army)} />
            </g>
          ))}
          {isGoal && <GoalMark y={-14} />}
          {cost !== null && (
            <g className={css.cost} transform="translate(0 -27)">
              <circle r={7} />
              <text y={3.6}>{cost}</text>
            </g>
          )}
        </Fit>
        <title>{contentsOf(G, id)}</title>
      </Clickable>
    </g>
  );
}

/** Land and sea, and the Provinces in the colour of their Region, or of whoever controls them. */
function Ground({ G }: { G: G }) {
  const { components } = boxOf(G);
  const { ground, borders } = geographyOf(components);
  return (
    <Coastline land={LAND} slopes={SLOPES} shades={SHADES}>
      <g clipPath="url(#gallia-land)">
        {components.provinces.map(({ id, region }) => (
          <path
            key={id}
            className={css.ground}
            data-region={region}
            data-side={controllerOfProvince(G, id) ?? undefined}
            data-controlled={controllerOfProvince(G, id) !== null}
            d={ground[id]}
          />
        ))}
        {borders.map(({ key, kind, path }) => (
          <path key={key} className={css.border} data-border={kind} d={path} />
        ))}
      </g>
    </Coastline>
  );
}

/** How far the Via Domitia is drawn towards Rome. */
const TO_ROME = { x: 120, y: 46 };

/** All that never changes: paths, the names of Regions, and what is drawn by reference. */
const Lines = memo(function Lines({ box }: { box: Box }) {
  const { paths } = box.components;
  return (
    <>
      <defs>
        <clipPath id="gallia-land">
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
