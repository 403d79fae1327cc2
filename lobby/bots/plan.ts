import type { FoundSeat } from '../storage/botSeats';

/** What a process knows of itself: who is here. */
export type Here = {
  readonly process: string;
  /** Whether this process can play the game of a seat. */
  plays(seat: FoundSeat): boolean;
  /** Whether a seat is being played here. */
  isPlayed(seat: FoundSeat): boolean;
  /** The matches that are visited here, and those of them where a visit has just begun. */
  readonly visited: ReadonlySet<string>;
  readonly begun: ReadonlySet<string>;
  /** The matches whose bots other processes want. */
  readonly wanted: ReadonlySet<string>;
};

/** The matches whose bots are to be kept awake, claimed, released, or wanted of other processes. */
export type Plan = Record<'keepAwake' | 'claim' | 'release' | 'want', string[]>;

/** Returns what a process has to do about the seats of bots it has found (see `bots.ts` for the scheme). */
export function planFor(found: readonly FoundSeat[], here: Here): Plan {
  const matchesWhere = (applies: (seat: FoundSeat, isVisited: boolean) => boolean) => {
    const seats = found.filter((seat) => !seat.over && applies(seat, here.visited.has(seat.matchID)));
    return [...new Set(seats.map(({ matchID }) => matchID))];
  };
  const isOurs = ({ process }: FoundSeat) => process === here.process;
  const isFree = ({ process }: FoundSeat) => process === null;
  const mayClaim = (seat: FoundSeat) =>
    here.plays(seat) && (isFree(seat) || (isOurs(seat) && !here.isPlayed(seat)));
  const isAskedFor = (seat: FoundSeat) => isOurs(seat) || here.wanted.has(seat.matchID);
  return {
    keepAwake: matchesWhere(({ fading }, isVisited) => isVisited && fading),
    claim: matchesWhere(
      (seat, isVisited) => mayClaim(seat) && (isVisited || (seat.awake && isAskedFor(seat))),
    ),
    release: matchesWhere((seat, isVisited) => isOurs(seat) && !isVisited && !seat.awake),
    want: matchesWhere((seat, isVisited) => {
      if (!isVisited || isOurs(seat)) return false;
      return isFree(seat) ? !here.plays(seat) : here.begun.has(seat.matchID);
    }),
  };
}
