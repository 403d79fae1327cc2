/** One line of `npm run bench`. */
export interface Measure {
  bench: string;
  value: number;
  unit: string;
  /** The value divided by that of the reference, measured in the same run. */
  ratio?: number;
  reference?: string;
}

/** Returns a number with three significant digits. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

/** Returns the value below which `share` of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

/** Returns how long this process has kept a processor busy, in milliseconds: what else the machine does is not in it. */
export function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
