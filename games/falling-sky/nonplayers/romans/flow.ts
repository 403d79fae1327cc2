/* What goes from one place to others, each way with its room and its cost: for the March of the Non-player Romans (8.8.1). */

/** A way from one place to another. */
interface Edge {
  from: string;
  to: string;
  /** How much more can go there, and what each costs. */
  room: number;
  cost: number;
  /** The same way backwards: what has gone there can be taken back. */
  back: Edge | null;
}

/** A flow from a start to an end by ways that go round in no circle, made up of shortest paths: what goes costs as little as it can. */
export class CheapestFlow {
  readonly #ways: Edge[] = [];

  /** Adds a way, with room for so much, at what each costs; less than 0 for a gain. */
  add(from: string, to: string, room: number, cost: number): void {
    const way: Edge = { from, to, room, cost, back: null };
    way.back = { from: to, to: from, room: 0, cost: -cost, back: way };
    this.#ways.push(way, way.back);
  }

  /** Lets as much go from start to end as gains anything. */
  fill(start: string, end: string): void {
    for (let path = this.#gainful(start, end); path.length > 0; path = this.#gainful(start, end))
      for (const way of path) {
        way.room--;
        if (way.back !== null) way.back.room++;
      }
  }

  /** Returns how much goes from one place straight to another. */
  through(from: string, to: string): number {
    const ways = this.#ways.filter((way) => way.from === from && way.to === to);
    return ways.reduce((sum, { back }) => sum + (back?.room ?? 0), 0);
  }

  /** Returns the ways, last first, by which one more goes at the least cost; none where it would gain nothing. */
  #gainful(start: string, end: string): Edge[] {
    const reached = new Map<string, { cost: number; by: Edge | null }>([[start, { cost: 0, by: null }]]);
    for (let isShorter = true; isShorter; ) {
      isShorter = false;
      for (const way of this.#ways) {
        const before = reached.get(way.from);
        if (before === undefined || way.room === 0) continue;
        const cost = before.cost + way.cost;
        if (cost >= (reached.get(way.to)?.cost ?? Number.POSITIVE_INFINITY)) continue;
        reached.set(way.to, { cost, by: way });
        isShorter = true;
      }
    }
    const path: Edge[] = [];
    if ((reached.get(end)?.cost ?? 0) >= 0) return path;
    for (let at = reached.get(end)?.by ?? null; at !== null; at = reached.get(at.from)?.by ?? null)
      path.push(at);
    return path;
  }
}
