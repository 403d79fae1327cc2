/* Hexes in the order of what it costs to reach them: buckets, as costs are small whole numbers (Dial, CACM 12(11), 1969). */

/** A queue of hexes by cost. Costs may not go down below what has been taken. */
export class Frontier {
  readonly #buckets: number[][] = [];
  /** What it costs to reach the hex that was taken last. */
  cost = 0;

  /** Adds a hex at a cost, a whole number from 0. */
  add(hex: number, cost: number): void {
    const bucket = this.#buckets[cost];
    if (bucket === undefined) this.#buckets[cost] = [hex];
    else bucket.push(hex);
  }

  /** Returns a hex of the least cost, and takes it off; undefined when there is none. A hex may come again at a higher cost. */
  take(): number | undefined {
    for (; this.cost < this.#buckets.length; this.cost++) {
      const hex = this.#buckets[this.cost]?.pop();
      if (hex !== undefined) return hex;
    }
    return undefined;
  }
}
