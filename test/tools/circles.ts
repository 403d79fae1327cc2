/* Finds what leads back to itself in a directed graph. */

/**
 * Returns the circles of a graph, given by what follows each node: every largest set of nodes each of which leads to all others of the set
 * and back (a strongly connected component, found as Tarjan does), sorted; a node alone counts where it follows itself. Nodes that
 * follow and are not listed lead nowhere.
 */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  /** Returns the earliest open node that a node leads back to, by its place in the order of visits. */
  function visit(node: string): number {
    const own = order.size;
    order.set(node, own);
    const since = open.push(node) - 1;
    let earliest = own;
    for (const next of graph.get(node) ?? []) {
      const place = order.get(next);
      if (place === undefined) earliest = Math.min(earliest, visit(next));
      else if (open.includes(next)) earliest = Math.min(earliest, place);
    }
    if (earliest === own) {
      const found = open.splice(since);
      if (found.length > 1 || graph.get(node)?.includes(node)) circles.push(found.sort());
    }
    return earliest;
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}

/** Returns the shortest way around within a circle of a graph, from its first node back to it. */
export function wayAround(
  graph: ReadonlyMap<string, readonly string[]>,
  circle: readonly string[],
): string[] {
  const start = circle[0];
  const ways: string[][] = [[start]];
  const reached = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way[way.length - 1]) ?? []) {
      if (next === start) return [...way, next];
      if (reached.has(next)) continue;
      reached.add(next);
      ways.push([...way, next]);
    }
  }
  throw new Error(`${start} is in no circle`);
}
