/* What the movements of a card play mean until it ends: borders crossed, and defenders pinned (5.2.1 E, 5.2.2 C). */
import { findFrame, frameOf } from '../kit/frame';
import { recordOf } from '../kit/record';
import type { AreaId } from './components/areas';
import type { CardPlay, Crossing } from './frames';
import { type Block, enemyOf, type G, SIDES, type Side } from './state';

/** Returns the card play in which nothing has been announced and nobody has moved. */
export function newCardPlay(): CardPlay {
  return { announced: { roman: null, barbarian: null }, ...noEntries() };
}

function noEntries(): Pick<CardPlay, 'crossings' | 'unpinned'> {
  return { crossings: [], unpinned: { roman: {}, barbarian: {} } };
}

/** The card play is over, or in solitaire play one of its cards: units are free and borders open again (9.2). */
export function forgetEntries(G: G): void {
  Object.assign(frameOf(G, 'cardPlay'), noEntries());
  for (const side of SIDES) {
    const { blocks } = G.secret[side];
    for (const id in blocks) if (blocks[id].defended !== undefined) blocks[id] = free(blocks[id]);
  }
}

function free({ defended: _defended, ...block }: Block): Block {
  return block;
}

/** Notes that a side has moved units over a border. */
export function cross(G: G, side: Side, from: AreaId, to: AreaId): void {
  const { crossings } = frameOf(G, 'cardPlay');
  if (!crossings.some((made) => made.side === side && made.from === from && made.to === to)) {
    crossings.push({ side, from, to });
  }
}

const NONE: readonly Crossing[] = [];

/** Returns the borders crossed in this card play, in the order of the movements; none in winter. */
function crossingsIn(G: G): readonly Crossing[] {
  return findFrame(G, 'cardPlay')?.crossings ?? NONE;
}

/** Returns the areas from which each side has entered another by land in this card play. */
export function roadsInto(G: G, area: AreaId): Record<Side, AreaId[]> {
  return recordOf(SIDES, (side) =>
    crossingsIn(G)
      .filter((made) => made.side === side && made.to === area)
      .map(({ from }) => from),
  );
}

/**
 * Says whether a side may not retreat from an area to another: the enemy entered from there. Of two who have crossed the
 * border, in whichever direction, the one who crossed it last may (5.2.2 C).
 */
export function isClosed(G: G, side: Side, area: AreaId, to: AreaId): boolean {
  let entered = false;
  let last: Side | null = null;
  let both = false;
  for (const made of crossingsIn(G)) {
    const { from } = made;
    if (!(from === area && made.to === to) && !(from === to && made.to === area)) continue;
    if (last !== null && last !== made.side) both = true;
    last = made.side;
    if (last !== side && from === to) entered = true;
  }
  return both ? last !== side : entered;
}

/** A unit attacks an area: it pins one of the units that were there before the first attacker came (5.2.1 E). */
export function pin(G: G, defender: Side, area: AreaId): void {
  const unpinned = frameOf(G, 'cardPlay').unpinned[defender];
  const left = unpinned[area] ?? standAtBay(G, defender, area);
  unpinned[area] = Math.max(0, left - 1);
}

/** The units of an area are attacked; returns how many they are. */
function standAtBay(G: G, defender: Side, area: AreaId): number {
  const { blocks } = G.secret[defender];
  let count = 0;
  for (const id in blocks) {
    if (blocks[id].place !== area) continue;
    blocks[id].defended = area;
    count++;
  }
  return count;
}

/** Says whether a unit is not pinned: it was not attacked in this card play, or its fellows hold the attackers. */
export function isUnpinned(G: G, side: Side, { defended }: Block): boolean {
  return defended === undefined || (frameOf(G, 'cardPlay').unpinned[side][defended] ?? 0) > 0;
}

/** A unit starts to move: one fewer of those attacked with it may (5.2.1 E). */
export function getAway(G: G, side: Side, { defended }: Block): void {
  if (defended === undefined) return;
  const unpinned = frameOf(G, 'cardPlay').unpinned[side];
  unpinned[defended] = (unpinned[defended] ?? 0) - 1;
}

/** Says whether a unit that was attacked may not cross a border: an attacker came over it (5.2.1 E). */
export function isCutOff(G: G, side: Side, defended: AreaId | undefined, from: AreaId, to: AreaId): boolean {
  if (defended !== from && defended !== to) return false;
  const origin = defended === from ? to : from;
  const enemy = enemyOf(side);
  return crossingsIn(G).some((made) => made.side === enemy && made.from === origin && made.to === defended);
}
