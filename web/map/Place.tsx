import type { ReactNode } from 'react';
import { Clickable } from './Clickable';
import type { Piece } from './piece';
import type { Scene } from './scene';

interface PlaceProps<Place extends string, P extends Piece<Place>> {
  id: Place;
  scene: Scene<Place, P>;
  className?: string;
  /** Where it stands on the drawing, where what it holds stands around the origin. */
  x?: number;
  y?: number;
  children: ReactNode;
}

/**
 * A place of the map and all that stands in it, for the pointer. Style sheets find what can be done with it in
 * `data-offered`, `data-goal`, `data-marked` and `data-open`.
 */
export function Place<Place extends string, P extends Piece<Place>>({
  id,
  scene,
  className,
  x = 0,
  y = 0,
  children,
}: PlaceProps<Place, P>) {
  const { offered, goals, marked, open, hover } = scene;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering shows more of what the focus shows too
    <g
      className={className}
      data-place={id}
      data-offered={offered.has(id)}
      data-goal={goals.has(id)}
      data-marked={marked.has(id)}
      data-open={id === open}
      transform={x === 0 && y === 0 ? undefined : `translate(${x} ${y})`}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hover.enter(id)}
      onPointerLeave={hover.leave}
      onFocus={() => hover.enter(id)}
    >
      {children}
    </g>
  );
}

interface PlaceMarkProps<Place extends string, P extends Piece<Place>> {
  id: Place;
  scene: Scene<Place, P>;
  x?: number;
  y?: number;
  children: ReactNode;
}

/** What of a place is clicked: its mark, its name, its ground. */
export function PlaceMark<Place extends string, P extends Piece<Place>>({
  id,
  scene: { offered, goals, camps, placeThing, placeName },
  children,
  ...at
}: PlaceMarkProps<Place, P>) {
  return (
    <Clickable
      testId={`place-${id}`}
      thing={placeThing(id)}
      name={placeName(id)}
      isStop={offered.has(id) || goals.has(id) || camps.has(id)}
      {...at}
    >
      {children}
    </Clickable>
  );
}

/** Returns places in the order they are drawn in, those last that must not be covered: the goals, and the open one. */
export function inLayers<Place extends string, P extends Piece<Place>>(
  places: readonly Place[],
  { goals, open }: Scene<Place, P>,
): Place[] {
  const layerOf = (id: Place) => (goals.has(id) ? 2 : id === open ? 1 : 0);
  return [...places].sort((a, b) => layerOf(a) - layerOf(b));
}
