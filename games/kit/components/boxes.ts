/* Sets of components that are at hand, each with what follows from it. */

/** The boxes of a game, one for each set of components. A state keeps the name of its set under `box`. */
export interface Boxes<Set, Box> {
  /** Makes a set known by its id. Throws when another set has that id. */
  open(components: Set): Box;
  /** Returns the set that a state is played with. Throws when it is not at hand. */
  boxOf(state: { box: string }): Box;
}

/** Returns no boxes yet; `make` works out what follows from one, once for each. */
export function boxesFor<Set extends { id: string }, Box extends { components: Set }>(
  make: (components: Set) => Box,
): Boxes<Set, Box> {
  const boxes = new Map<string, Box>();
  return {
    open(components) {
      const known = boxes.get(components.id);
      if (known !== undefined) {
        if (JSON.stringify(known.components) !== JSON.stringify(components))
          throw new Error(`two sets of components are called ${components.id}`);
        return known;
      }
      const box = make(components);
      boxes.set(components.id, box);
      return box;
    },
    boxOf({ box }) {
      const known = boxes.get(box);
      if (known === undefined) throw new Error(`the components ${JSON.stringify(box)} are not at hand`);
      return known;
    },
  };
}

/** Returns why a state cannot be played with a set of components: it is one of another set. Null when it can. */
export function otherSet({ id }: { id: string }, { box }: { box: string }): string | null {
  if (box === id) return null;
  return `This match is played with other components (${box}) than are at hand (${id})`;
}

/** Returns items by their ids, in their order. */
export function byId<Item extends { id: string }>(items: readonly Item[]): Record<string, Item> {
  return Object.fromEntries(items.map((item) => [item.id, item]));
}
