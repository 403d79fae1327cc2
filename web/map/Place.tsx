import type { ReactNode } from 'react';
import { Clickable, type Thing } from './Clickable';
import type { Hover } from './hover';
import type { Piece } from './piece';
import type { Scene } from './scene';

/** A place as a scene shows it; it is drawn again when any of this has changed. */
export interface PlaceLook<Place extends string> {
  id: Place;
  name: string;
  isOffered: boolean;
  isGoal: boolean;
  isMarked: boolean;
  isOpen: boolean;
  /** Whether the tab key stops here. */
  isStop: boolean;
  thing: Thing;
  hover: Hover<Place>;
}

/** Returns how a scene shows a place. */
export function lookOfPlace<Place extends string, P extends Piece<Place>>(
  { offered, goals, marked, open, hover, camps, placeThing, placeName }: Scene<Place, P>,
  id: Place,
): PlaceLook<Place> {
  const [isOffered, isGoal] = [offered.has(id), goals.has(id)];
  return {
    id,
    name: placeName(id),
    isOffered,
    isGoal,
    isMarked: marked.has(id),
    isOpen: id === open,
    isStop: isOffered || isGoal || camps.has(id),
    thing: placeThing(id),
    hover,
  };
}

interface PlaceProps<Place extends string> {
  look: PlaceLook<Place>;
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
export function Place<Place extends string>({ look, className, x = 0, y = 0, children }: PlaceProps<Place>) {
  const { id, hover } = look;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering shows more of what the focus shows too
    <g
      className={className}
      data-place={id}
      data-offered={look.isOffered}
      data-goal={look.isGoal}
      data-marked={look.isMarked}
      data-open={look.isOpen}
      transform={x === 0 && y === 0 ? undefined : `translate(${x} ${y})`}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hover.enter(id)}
      onPointerLeave={hover.leave}
      onFocus={() => hover.enter(id)}
    >
      {children}
    </g>
  );
}

/** What of a place is clicked: its mark, its name, its ground. */
export function PlaceMark<Place extends string>({
  look: { id, thing, name, isStop },
  children,
  ...at
}: Omit<PlaceProps<Place>, 'className'>) {
  return (
    <Clickable testId={`place-${id}`} thing={thing} name={name} isStop={isStop} {...at}>
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
