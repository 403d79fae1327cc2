import type { Piece } from './piece';
import { Stack } from './Stack';
import type { Scene } from './scene';

interface PlaceStackProps<Place extends string, P extends Piece<Place>> {
  id: Place;
  scene: Scene<Place, P>;
  /** On which side of the mark the pieces stand: -1, 0 or 1 to the right and down. */
  direction: { x: number; y: number };
  /** How large the mark is. */
  radius: number;
  /** There is room for every piece, also on a small map. */
  isRoomy?: boolean;
  columnsOf?(count: number): number;
}

/** The pieces that stand in a place, spread out where there is room or where it is open. */
export function PlaceStack<Place extends string, P extends Piece<Place>>({
  id,
  scene,
  isRoomy = false,
  ...placing
}: PlaceStackProps<Place, P>) {
  const { camps, art, isNear, open, pieceThing, placeThing, lookOf } = scene;
  const camp = camps.get(id);
  if (camp === undefined) return null;
  return (
    <Stack
      camp={camp}
      art={art}
      isSpread={isNear || id === open || isRoomy}
      isOpen={id === open}
      thingOf={pieceThing}
      pileThing={placeThing(id)}
      lookOf={lookOf}
      {...placing}
    />
  );
}
