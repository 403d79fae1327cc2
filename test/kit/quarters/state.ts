import type { Decision, FrameAt, FramesOf, NoData, Procedure, Stacked } from '../../../games/kit';
import { recordOf } from '../../../games/kit/record';

export const QUARTERS = ['north', 'east', 'south', 'west'] as const;
export type Quarter = (typeof QUARTERS)[number];

export const SITES = ['gate', 'tower', 'bridge'] as const;
export type Site = (typeof SITES)[number];

/** A colour and what it is worth: `a1` to `d9`; `?` where it is not known. */
export type Stone = string;

export const STONES: readonly Stone[] = [...'abcd'].flatMap((colour) =>
  [...'123456789'].map((worth) => colour + worth),
);

export const DAYS = 4;

interface Frames {
  /** How many days have begun. */
  day: { day: number };
  /** What was bid, the most first; empty until all have. */
  bid: { bids: { quarter: Quarter; stone: Stone }[] };
  build: NoData;
  quarrel: { challenger: Quarter; challenged: Quarter };
  /** The site that is quarrelled for. */
  night: { site: Site };
}

export interface G extends Stacked<FramesOf<Frames, Quarter>> {
  wall: Record<Stone, { site: Site; owner: Quarter }>;
  /** The stones that everybody saw go. */
  lost: Stone[];
  /** Who has given a stone to another. */
  givers: Quarter[];
  secret: Record<Quarter, { hand: Stone[]; bid: Stone | null }>;
}

export type DecisionOf<Name extends keyof Frames> = Decision<G, FrameAt<G, Name>>;
export type ProcedureOf<Name extends keyof Frames> = Procedure<G, FrameAt<G, Name>>;

export const worthOf = (stone: Stone) => Number(stone[1]);
export const byWorth = (a: Stone, b: Stone) => worthOf(a) - worthOf(b);
export const nameOf = (quarter: Quarter) => `${quarter[0].toUpperCase()}${quarter.slice(1)}`;
export const isQuarter = (value: unknown): value is Quarter => QUARTERS.some((quarter) => quarter === value);

/** Returns the stones at a site, of one quarter or of all. */
export function stonesAt({ wall }: G, site: Site, owner?: Quarter): Stone[] {
  return Object.keys(wall).filter(
    (stone) => wall[stone].site === site && (owner === undefined || wall[stone].owner === owner),
  );
}

/** Returns what the stones of each quarter are worth. */
export function pointsOf({ wall }: G, stones = Object.keys(wall)): Record<Quarter, number> {
  const points = recordOf(QUARTERS, () => 0);
  for (const stone of stones) points[wall[stone].owner] += worthOf(stone);
  return points;
}

/** 6: Returns how far each quarter is ahead of the best of the others. */
export function marginsOf(G: G): Record<Quarter, number> {
  const points = pointsOf(G);
  const bestBut = (side: Quarter) =>
    Math.max(...QUARTERS.filter((each) => each !== side).map((each) => points[each]));
  return recordOf(QUARTERS, (side) => points[side] - bestBut(side));
}
