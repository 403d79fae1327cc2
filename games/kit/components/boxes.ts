/* Sets of components that are at hand, each with what follows from it. */

/** A set of components: `id` is the name by which matches know it. */
export interface Named {
  readonly id: string;
}

/** What a state says of its set of components. */
export interface Boxed {
  /** The name of the set; left out where it is the set that the package brings and the game says so. */
  readonly box?: string;
}

/** The boxes of a game, one for each set of components. */
export interface Boxes<Set, Box> {
  /** Makes a set known by its id. Throws when another set has that id. */
  open(components: Set): Box;
  /** Returns the set that a state is played with. Throws when it is not at hand. */
  boxOf(state: Boxed): Box;
  /** Returns why a state cannot be played with a set of components: it is one of another set. Null when it can. */
  otherSet(components: Set, state: Boxed): string | null;
}

/**
 * Returns no boxes yet; `make` works out what follows from one, once for each. `ours` is the set of states that name none, for
 * games whose states do not, and `oursId` its name wherever the pages of a host have his own set in the place of ours.
 */
export function boxesFor<Set extends Named, Box extends { components: Set }>(
  make: (components: Set) => Box,
  ours?: Set,
  oursId: string | undefined = ours?.id,
): Boxes<Set, Box> {
  const boxes = new Map<string, Box>();
  let last: { id: string; box: Box } | undefined;
  let ourBox: Box | undefined;
  return { open, boxOf, otherSet };

  function open(components: Set): Box {
    const known = boxes.get(components.id);
    if (known !== undefined) {
      if (JSON.stringify(known.components) !== JSON.stringify(components))
        throw new Error(`two sets of components are called ${components.id}`);
      return known;
    }
    const box = make(components);
    boxes.set(components.id, box);
    return box;
  }

  function boxOf({ box }: Boxed): Box {
    if (box === undefined && ours !== undefined && ours.id === oursId) {
      ourBox ??= open(ours);
      return ourBox;
    }
    const id = box ?? oursId;
    if (last !== undefined && last.id === id) return last.box;
    const known = boxes.get(id ?? '');
    if (id === undefined || known === undefined)
      throw new Error(`the components ${JSON.stringify(id)} are not at hand`);
    last = { id, box: known };
    return known;
  }

  function otherSet({ id }: Set, { box = oursId }: Boxed): string | null {
    if (box === id) return null;
    return `This match is played with other components (${box}) than are at hand (${id})`;
  }
}

/** Returns items by their ids, in their order. */
export function byId<Item extends { id: string }>(items: readonly Item[]): Record<string, Item> {
  return Object.fromEntries(items.map((item) => [item.id, item]));
}
