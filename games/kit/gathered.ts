/** Returns what `find` finds for each of the items, one after the other, as `flatMap` does and several times as fast. */
export function gathered<A, B>(items: readonly A[], find: (item: A) => readonly B[]): B[] {
  const all: B[] = [];
  for (let i = 0; i < items.length; i++) {
    const found = find(items[i]);
    for (let j = 0; j < found.length; j++) all.push(found[j]);
  }
  return all;
}
