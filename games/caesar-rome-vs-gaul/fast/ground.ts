/* The map by numbers, as what goes over all of it again and again wants it. */
import { onceEach } from '../../kit/once';
import { recordOf } from '../../kit/record';
import { isOpenToSide } from '../bounds';
import type { Box } from '../components/box';
import type { PathKind } from '../components/components';
import { SIDES, type Side } from '../state';

/** A path out of a space. */
export interface Way {
  to: number;
  kind: PathKind;
}

/** The map of a set of components. */
export interface Ground {
  /** The ids of the spaces, each at its number, and the number of each. */
  ids: readonly string[];
  numbers: ReadonlyMap<string, number>;
  /** The paths out of each space, without the Via Domitia. */
  ways: readonly (readonly Way[])[];
  /** Of these the paths to spaces that a side may enter. */
  open: Readonly<Record<Side, readonly (readonly Way[])[]>>;
}

/** Returns the map of a set of components by numbers. */
export const groundOf = onceEach((box: Box): Ground => {
  const { components, exits } = box;
  const ids = components.spaces.map(({ id }) => id);
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const ways = ids.map((id) => exits[id].map(({ to, kind }) => ({ to: numbers.get(to) ?? 0, kind })));
  const open = recordOf(SIDES, (side) =>
    ways.map((each) => each.filter(({ to }) => isOpenToSide(box, side, ids[to]))),
  );
  return { ids, numbers, ways, open };
});
