/* How numbers of pieces are put in prompts, labels and the journal of every part of the game. */

/** Returns what so many Warbands are called, with their number: "1 Warband", "3 Warbands", "3 Hidden Warbands". */
export function warbandCount(count: number, kind?: string): string {
  return `${count} ${kind === undefined ? '' : `${kind} `}${count === 1 ? 'Warband' : 'Warbands'}`;
}

/** Returns Resources with their number: "1 Resource", "3 Resources". */
export function resourceCount(count: number): string {
  return `${count} ${count === 1 ? 'Resource' : 'Resources'}`;
}
