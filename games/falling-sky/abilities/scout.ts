/* Scout (4.2.2). */

import { type Action, action } from '../../kit/action';
import { noteScouting } from '../commands/trek';
import { nameOf } from '../components/factions';
import type { RegionId } from '../components/map';
import { scout as mark, reveal } from '../pieces/flipping';
import { groupWith } from '../pieces/force';
import { forceIn } from '../pieces/forces';
import { moveGroup } from '../pieces/moving';
import { regionName, regionsOf } from '../places';
import type { DecisionOf, FrameOf, G } from '../state';
import { warbandCount } from '../words';
import { close, end } from './end';
import type { Seen, Use } from './frames';
import {
  canPatrol,
  destinations,
  findsIn,
  flipsFor,
  mayMark,
  mayMove,
  noteFound,
  obstacleToFind,
  partsOf,
  regionsToFind,
  regionsToLeave,
  SEEN,
} from './scouting';

/** Says whether it could be used now in any Region (4.2.2). */
export function canScout(G: G, use: Use): boolean {
  return canPatrol(G, { use });
}

const upTo = (most: number) => Array.from({ length: Math.max(0, most) }, (_, index) => index + 1);

function select(use: Use, region: RegionId): void {
  if (!use.selected.includes(region)) use.selected.push(region);
}

/** Auxilia that move, of one kind; how many stands before the kind: `2 hidden`. */
type Movers = `${number} ${Seen}`;

const move: Action<G, FrameOf<'scout'>> = action({
  first: ({ G, frame }) => regionsToLeave(G, frame),
  second: ({ G }, from) => destinations(G, from),
  third: ({ G, frame }, from) =>
    SEEN.flatMap((lie) => upTo(mayMove(G, frame, from, lie)).map((count): Movers => `${count} ${lie}`)),
  effect(play, { G, frame }, from, to, movers) {
    const lie = movers.endsWith('hidden') ? 'hidden' : 'revealed';
    const count = Number.parseInt(movers, 10);
    noteScouting(G, from, to, lie, count);
    moveGroup(G, from, to, 'romans', groupWith({ [lie]: count }));
    frame.arrived ??= {};
    const arrivals = frame.arrived[to] ?? { hidden: 0, revealed: 0 };
    arrivals[lie] += count;
    frame.arrived[to] = arrivals;
    select(frame.use, from);
    play.journal(
      '4.2.2',
      `${count} Auxilia Scout from ${regionName(play.G, from)} to ${regionName(play.G, to)}.`,
      {
        kind: 'move',
        places: [from, to],
        side: 'romans',
      },
    );
  },
  label: ({ G }, from, to, movers) =>
    `Move ${movers} Auxilia from ${regionName(G, from)} to ${regionName(G, to)}`,
  obstacle({ G, frame }, id, into) {
    const from = regionsOf(G).find((region) => region === id);
    if (from === undefined) return null;
    if (frame.found !== undefined)
      return { rule: '4.2.2', text: 'Auxilia move before any of them Reveals Warbands.' };
    if (from === 'britannia' || into === 'britannia')
      return { rule: '4.2.2', text: 'Scouts do not cross the sea.' };
    if (into !== undefined)
      return { rule: '4.2.2', text: `Scouts move into Regions adjacent to ${regionName(G, from)}.` };
    return { rule: '4.2.2', text: `No Auxilia that has not moved yet is in ${regionName(G, from)}.` };
  },
});

const find: Action<G, FrameOf<'scout'>> = action({
  first: ({ G, frame }) => regionsToFind(G, frame),
  second: ({ G }, region) => findsIn(G, region),
  third: ({ G, frame }, region, warbands) => {
    const { faction, lie } = partsOf(warbands);
    return upTo(Math.min(mayMark(G, frame, region), forceIn(G, region, faction)[lie]));
  },
  effect(play, { G, frame }, region, warbands, count) {
    const { faction, lie } = partsOf(warbands);
    const flipped = flipsFor(frame, region, count);
    reveal(G, region, 'romans', flipped);
    mark(G, region, faction, lie, count);
    noteFound(frame, region, flipped, count);
    select(frame.use, region);
    play.journal(
      '4.2.2',
      `The Romans Scout ${warbandCount(count)} of the ${nameOf(faction)} in ${regionName(play.G, region)} (${flipped} Auxilia Revealed).`,
      { places: [region], side: 'romans' },
    );
  },
  label: ({ G, frame }, region, warbands, count) => {
    const { faction, lie } = partsOf(warbands);
    const price = flipsFor(frame, region, count);
    return `Scout ${warbandCount(count, lie)} of the ${nameOf(faction)} in ${regionName(G, region)} (reveals ${price} Auxilia)`;
  },
  obstacle({ G, frame }, id) {
    const region = regionsOf(G).find((each) => each === id);
    if (region === undefined) return null;
    return (
      obstacleToFind(G, frame, region) ?? {
        rule: '4.2.2',
        text: `All Warbands in ${regionName(G, region)} are Scouted already.`,
      }
    );
  },
});

function promptOf(G: G, frame: FrameOf<'scout'>): string {
  if (frame.found !== undefined) return 'Scout: Reveal Auxilia to Scout two Warbands each.';
  return regionsToFind(G, frame).length > 0
    ? 'Scout: move Auxilia, then Reveal Auxilia to Scout two Warbands each.'
    : 'Scout: no Hidden Auxilia are with Warbands that could be Scouted. Move some there, or call it off.';
}

/** 4.2.2: Auxilia move; then those that are Hidden flip to Reveal and mark Warbands. */
export const scoutStep: DecisionOf<'scout'> = {
  prompt: ({ G, frame }) => ({ rule: '4.2.2', text: promptOf(G, frame) }),
  actions: { move, find, end },
  proceed(play, frame) {
    if (canPatrol(play.G, frame)) return;
    close(play, frame.use);
  },
};
