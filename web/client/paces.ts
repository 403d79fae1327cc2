/** How long bots take at least for a decision, so that a person can follow. */
export interface Pace {
  name: string;
  milliseconds: number;
}

/** The pace nobody has chosen, in milliseconds a decision. */
export const USUAL_PACE = 1_000;

/** The paces to choose from. */
export const paces: readonly Pace[] = [
  { name: 'Quick', milliseconds: 200 },
  { name: 'Normal (about 1 second)', milliseconds: USUAL_PACE },
  { name: 'Leisurely (about 3 seconds)', milliseconds: 3_000 },
];
